import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { StarRating } from "@/components/ui/star-rating";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { reviewItemTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { formatDay } from "@/lib/domain/time/format-date";

type ReviewItemProps = {
  review: PublicReview;
  mentorName: string;
  actions?: ReactNode;
  /** Replaces the stars and text during editing. */
  body?: ReactNode;
  /** Replaces the answer during editing. */
  answerForm?: ReactNode;
};

/** Text from strangers: shown as written; direction control characters must not affect the text around it. */
const AS_WRITTEN = "max-w-prose break-words whitespace-pre-line [unicode-bidi:isolate]";

/** One review: author, rating, date, the unchanged text, and the mentor's answer. */
export function ReviewItem({ review, mentorName, actions, body, answerForm }: ReviewItemProps) {
  const { student, rating, createdAt, comment, answer } = review;
  return (
    <article className="flex gap-4">
      <Avatar name={student.name} src={student.avatar} size={44} lazy />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 dir="auto" className="min-w-0 font-semibold break-words [unicode-bidi:isolate]">
            {student.name}
          </h3>
          <p className="text-sm text-ink-soft tabular-nums">
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
            {review.isEdited && " · edited"}
          </p>
        </header>
        {body ?? (
          <>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StarRating rating={rating} />
              {review.isVerifiedMeeting && (
                <span className="inline-flex items-center gap-1 text-sm font-medium text-leaf">
                  <i className="icon size-4 icon-badge-check" />
                  {messages.verifiedMeeting}
                </span>
              )}
            </div>
            <p dir="auto" className={`mt-1 ${AS_WRITTEN}`}>
              {comment}
            </p>
            {actions}
          </>
        )}
        {answerForm ??
          (answer && (
            <div className="mt-2 rounded-control border-l-4 border-leaf bg-leaf-wash px-4 py-3">
              <p className="text-sm font-semibold">
                {texts.answerOf(mentorName)}{" "}
                <span className="font-normal text-ink-soft">{formatDay(answer.answeredAt)}</span>
              </p>
              <p dir="auto" className={`mt-1 ${AS_WRITTEN}`}>
                {answer.text}
              </p>
            </div>
          ))}
      </div>
    </article>
  );
}
