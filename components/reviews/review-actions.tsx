"use client";

import { Link as LinkIcon, MessageSquareReply, MessageSquareX, Pencil, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { mentorReviewsHref } from "@/lib/links";

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

/** What can be done with a review: everybody gets its address, the rest is for its writer and its mentor. */
export function ReviewActions({ username, reviewId, hasAnswer, ...may }: ReviewActionsProps) {
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1">
      <a href={mentorReviewsHref(username, { review: reviewId })} className={ITEM}>
        <LinkIcon aria-hidden className="size-3.5" />
        Link
      </a>
      {may.mayEdit && (
        <Action onClick={may.onEdit}>
          <Pencil aria-hidden className="size-3.5" />
          Edit
        </Action>
      )}
      {may.mayAnswer && (
        <Action onClick={may.onAnswer}>
          <MessageSquareReply aria-hidden className="size-3.5" />
          {hasAnswer ? "Edit answer" : "Answer"}
        </Action>
      )}
      {may.mayAnswer && hasAnswer && (
        <Action onClick={may.onWithdraw}>
          <MessageSquareX aria-hidden className="size-3.5" />
          Withdraw answer
        </Action>
      )}
      {may.mayDelete && (
        <Action onClick={may.onDelete}>
          <Trash2 aria-hidden className="size-3.5" />
          Delete
        </Action>
      )}
    </div>
  );
}

function Action(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={ITEM} />;
}
