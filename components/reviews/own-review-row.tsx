"use client";

import dynamic from "next/dynamic";
import { PageLink } from "@/components/ui/page-link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOwnReview } from "@/lib/client/own-review";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import type { ReviewRules } from "@/lib/domain/reviews/review.policy";
import type { ReviewInput } from "@/lib/domain/reviews/review.schema";
import { ownReviewRowTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { mentorReviewsHref } from "@/lib/links";
import { ComposerRow } from "./composer-row";
import { useReviewWrites } from "./use-review-writes";

/** Only visitors who may review load the form. */
const ReviewForm = dynamic(() => import("./review-form").then((module) => module.ReviewForm), { ssr: false });

type OwnReviewRowProps = {
  mentorId: string;
  mentorName: string;
  username: string;
  rules: ReviewRules;
  viewer: OwnAccount;
};

/** The signed-in visitor's review of a mentor, or the button to write one. */
export function OwnReviewRow({ mentorId, mentorName, username, rules, viewer }: OwnReviewRowProps) {
  const own = useOwnReview(mentorId, viewer);
  const { create } = useReviewWrites(mentorId);
  /**
   * The account that started writing. The review is saved for this account only, even if another one signs in
   * meanwhile.
   */
  const [writer, setWriter] = useState<string | null>(null);

  async function submit(account: string, input: ReviewInput) {
    const failure = await create(account, input);
    if (failure === null) setWriter(null);
    return failure;
  }

  if (writer !== null) {
    const send = (input: ReviewInput) => submit(writer, input);
    return <ReviewForm submitLabel={texts.submitReview} onSubmit={send} onCancel={() => setWriter(null)} />;
  }

  if (viewer._id === mentorId) return <ComposerRow text={texts.mayAnswerEach(rules.mentorRemoves)} />;
  if (own === undefined) return null;
  if (own !== null) {
    return (
      <ComposerRow text={texts.youReviewed(mentorName)}>
        <Button asChild variant="secondary">
          <PageLink href={mentorReviewsHref(username, { review: own._id })}>{texts.showMyReview}</PageLink>
        </Button>
      </ComposerRow>
    );
  }
  return (
    <ComposerRow text={texts.howWas(mentorName)}>
      <Button type="button" onClick={() => setWriter(viewer._id)}>
        {texts.writeReview}
      </Button>
    </ComposerRow>
  );
}
