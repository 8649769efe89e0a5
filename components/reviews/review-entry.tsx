"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useOwnReview } from "@/lib/client/own-review";
import { useViewer } from "@/lib/client/viewer";
import { CONTACT_MASK } from "@/lib/domain/flags/contact-mask";
import { flagTexts } from "@/lib/domain/flags/flag.messages";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { mayAnswerReview, mayDeleteReview, mayEditReview } from "@/lib/domain/reviews/review.policy";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { reviewEntryTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { ReviewActions } from "./review-actions";
import { ReviewItem } from "./review-item";
import { useReviewWrites } from "./use-review-writes";

/** Only authors load the forms and the delete confirmation. */
const ReviewForm = dynamic(() => import("./review-form").then((module) => module.ReviewForm), { ssr: false });
const AnswerForm = dynamic(() => import("./answer-form").then((module) => module.AnswerForm), { ssr: false });
const ConfirmDialog = dynamic(() => import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog), {
  ssr: false,
});

type ReviewEntryProps = {
  review: PublicReview;
  mentorId: string;
  mentorName: string;
  username: string;
  mentorRemoves: boolean;
};
/** The current action and its account, which stays the same even if another one signs in meanwhile. */
type Writing = { mode: "editing" | "answering" | "deleting"; account: string };

/** A review with the viewer's actions. The row of buttons has its space from the start, so nothing moves. */
export function ReviewEntry({ review, mentorId, mentorName, username, mentorRemoves }: ReviewEntryProps) {
  const viewer = useViewer();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [isQuestionWanted, setIsQuestionWanted] = useState(false);
  const { edit, remove, answer, withdrawAnswer, isBusy, isShowing } = useReviewWrites(mentorId);
  const asker = viewer ? { id: viewer._id } : null;
  const parties = { studentId: review.student.id, mentorUserId: mentorId };
  const { id, rating, comment } = review;
  const mayEdit = mayEditReview(asker, parties);
  // The page is the same for everybody, so only its author asks for a text that is hidden in part.
  const isHidden = mayEdit && comment.includes(CONTACT_MASK);
  const own = useOwnReview(mentorId, isHidden ? viewer : null);
  const written = isHidden ? own?.comment : comment;
  const read = () => setWriting(null);
  /** Blocks new actions until the result of the last one is visible. */
  const isResting = isBusy || isShowing;
  const begin = (mode: Writing["mode"]) => viewer && !isResting && setWriting({ mode, account: viewer._id });

  async function finish(sent: Promise<FormFailure | null>): Promise<FormFailure | null> {
    const failure = await sent;
    if (failure === null) read();
    return failure;
  }

  return (
    <div
      id={`review-${id}`}
      aria-busy={isResting}
      className="scroll-mt-28 target:rounded-card target:bg-leaf-wash aria-busy:opacity-60"
    >
      <ReviewItem
        review={review}
        mentorName={mentorName}
        actions={
          <>
            {isHidden && written !== comment && <p className="text-sm text-ink-soft">{flagTexts.hiddenForNow}</p>}
            <ReviewActions
              username={username}
              reviewId={id}
              hasAnswer={review.answer !== null}
              mayEdit={mayEdit}
              mayDelete={mayDeleteReview(asker, parties, { mentorRemoves })}
              mayAnswer={mayAnswerReview(asker, parties)}
              onEdit={() => begin("editing")}
              onDelete={() => {
                setIsQuestionWanted(true);
                begin("deleting");
              }}
              onAnswer={() => begin("answering")}
              onWithdraw={() => viewer && !isResting && void withdrawAnswer(viewer._id, id)}
            />
          </>
        }
        body={
          writing?.mode === "editing" && written !== undefined ? (
            <ReviewForm
              initial={{ rating, comment: written }}
              submitLabel={texts.save}
              onSubmit={(input) => finish(edit(writing.account, id, input))}
              onCancel={read}
            />
          ) : undefined
        }
        answerForm={
          writing?.mode === "answering" ? (
            <AnswerForm
              initial={review.answer?.text ?? ""}
              onSubmit={(text) => finish(answer(writing.account, id, text))}
              onCancel={read}
            />
          ) : undefined
        }
      />
      {isQuestionWanted && (
        <ConfirmDialog
          title={messages.deleteQuestion}
          confirmLabel={texts.delete}
          tone="danger"
          isBusy={isBusy}
          open={writing?.mode === "deleting"}
          onOpenChange={(open) => !open && read()}
          onConfirm={() => writing && void finish(remove(writing.account, id)).then(read)}
        >
          <p>{mayEdit ? texts.disappearsFromPage : texts.disappearsFromOwnPage}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
