"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useViewer } from "@/lib/client/viewer";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { mayAnswerReview, mayDeleteReview, mayEditReview } from "@/lib/domain/reviews/review.policy";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { ReviewActions } from "./review-actions";
import { ReviewItem } from "./review-item";
import { useReviewWrites } from "./use-review-writes";

/** Only those who write fetch the forms, and the question before something is gone. */
const ReviewForm = dynamic(() => import("./review-form").then((module) => module.ReviewForm), { ssr: false });
const AnswerForm = dynamic(() => import("./answer-form").then((module) => module.AnswerForm), { ssr: false });
const ConfirmDialog = dynamic(() => import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog), {
  ssr: false,
});

type ReviewEntryProps = { review: PublicReview; mentorId: string; mentorName: string; username: string };
type Mode = "reading" | "editing" | "answering" | "deleting";

/** A review with what the viewer may do with it. The row of buttons has its place from the start, so nothing moves. */
export function ReviewEntry({ review, mentorId, mentorName, username }: ReviewEntryProps) {
  const viewer = useViewer();
  const [mode, setMode] = useState<Mode>("reading");
  const [isQuestionWanted, setIsQuestionWanted] = useState(false);
  const { edit, remove, answer, withdrawAnswer, isShowing } = useReviewWrites(mentorId);
  const asker = viewer ? { id: viewer._id } : null;
  const parties = { studentId: review.student.id, mentorUserId: mentorId };
  const { id, rating, comment } = review;
  const read = () => setMode("reading");

  async function finish(writing: Promise<FormFailure | null>): Promise<FormFailure | null> {
    const failure = await writing;
    if (failure === null) read();
    return failure;
  }

  return (
    <div id={`review-${id}`} aria-busy={isShowing} className="scroll-mt-28 target:rounded-card target:bg-leaf-wash">
      <ReviewItem
        review={review}
        mentorName={mentorName}
        actions={
          <ReviewActions
            username={username}
            reviewId={id}
            hasAnswer={review.answer !== null}
            mayEdit={mayEditReview(asker, parties)}
            mayDelete={mayDeleteReview(asker, parties)}
            mayAnswer={mayAnswerReview(asker, parties)}
            onEdit={() => setMode("editing")}
            onDelete={() => {
              setIsQuestionWanted(true);
              setMode("deleting");
            }}
            onAnswer={() => setMode("answering")}
            onWithdraw={() => void withdrawAnswer(id)}
          />
        }
        body={
          mode === "editing" ? (
            <ReviewForm
              initial={{ rating, comment }}
              submitLabel="Save"
              onSubmit={(input) => finish(edit(id, input))}
              onCancel={read}
            />
          ) : undefined
        }
        answerForm={
          mode === "answering" ? (
            <AnswerForm
              initial={review.answer?.text ?? ""}
              onSubmit={(text) => finish(answer(id, text))}
              onCancel={read}
            />
          ) : undefined
        }
      />
      {isQuestionWanted && (
        <ConfirmDialog
          title={messages.deleteQuestion}
          confirmLabel="Delete"
          tone="danger"
          open={mode === "deleting"}
          onOpenChange={(open) => !open && read()}
          onConfirm={() => void finish(remove(id)).then(read)}
        >
          <p>
            {mayEditReview(asker, parties)
              ? "It disappears from the page, and you may write a new one."
              : "It disappears from your page, which then says how many reviews you have removed."}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
