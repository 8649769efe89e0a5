import { Avatar } from "@/components/ui/avatar";
import { StarRating } from "@/components/ui/star-rating";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { formatDay } from "@/lib/domain/time/format-date";

/** One review: who, how many stars, when, and the words as they were written. */
export function ReviewItem({ review }: { review: PublicReview }) {
  const { student, rating, createdAt, comment } = review;
  return (
    <article className="flex gap-4">
      <Avatar name={student.name} src={student.avatar} size={44} lazy />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="min-w-0 font-semibold break-words">{student.name}</h3>
          <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
            {formatDay(createdAt)}
          </time>
        </header>
        <StarRating rating={rating} />
        <p className="mt-1 max-w-prose break-words whitespace-pre-line">{comment}</p>
      </div>
    </article>
  );
}
