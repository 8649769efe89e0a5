"use client";

import type { ComponentProps } from "react";
import { reviewActionsTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { cn } from "@/components/ui/class-names";
import { mentorReviewsHref, reportHref } from "@/lib/links";

type ReviewActionsProps = {
  username: string;
  reviewId: string;
  hasAnswer: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
  mayAnswer: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onAnswer: () => void;
  onWithdraw: () => void;
};

const ITEM =
  "flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control px-2 text-sm font-medium text-ink-soft hover:bg-leaf-wash hover:text-ink pointer-coarse:min-h-11";

/** The actions of a review: everyone can copy its address; the rest is for its author and its mentor. */
export function ReviewActions({ username, reviewId, hasAnswer, ...may }: ReviewActionsProps) {
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1">
      <a href={mentorReviewsHref(username, { review: reviewId })} className={ITEM}>
        <i className="icon size-3.5 icon-link" />
        {texts.link}
      </a>
      {!may.mayEdit && (
        <a href={reportHref("review", reviewId)} rel="nofollow" className={cn(ITEM, "min-w-9 justify-center")}>
          <i className="icon size-3.5 icon-flag" />
          <span className="max-sm:sr-only">{texts.report}</span>
        </a>
      )}
      {may.mayEdit && (
        <Action onClick={may.onEdit}>
          <i className="icon size-3.5 icon-pencil" />
          {texts.edit}
        </Action>
      )}
      {may.mayAnswer && (
        <Action onClick={may.onAnswer}>
          <i className="icon size-3.5 icon-message-square-reply" />
          {hasAnswer ? texts.editAnswer : texts.answer}
        </Action>
      )}
      {may.mayAnswer && hasAnswer && (
        <Action onClick={may.onWithdraw}>
          <i className="icon size-3.5 icon-message-square-x" />
          {texts.withdrawAnswer}
        </Action>
      )}
      {may.mayDelete && (
        <Action onClick={may.onDelete}>
          <i className="icon size-3.5 icon-trash" />
          {texts.delete}
        </Action>
      )}
    </div>
  );
}

function Action(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={ITEM} />;
}
