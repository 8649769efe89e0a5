import { MessageSquareHeart } from "lucide-react";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import type { RatingSummary as Rating, ReviewList } from "@/lib/domain/reviews/public-review";
import { RatingSummary } from "./rating-summary";
import { ReviewItem } from "./review-item";

type ReviewsPanelProps = { mentorName: string; rating: Rating; list: ReviewList };

/** What students and parents say: the average, the stars, and the newest reviews. */
export function ReviewsPanel({ mentorName, rating, list: { reviews, total } }: ReviewsPanelProps) {
  if (reviews.length === 0) return <NoReviews mentorName={mentorName} />;
  return (
    <div className="flex flex-col gap-8">
      <h2 className="sr-only">Reviews</h2>
      <div className="rounded-card border border-line bg-card p-5 sm:p-6">
        <RatingSummary rating={rating} isWide />
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-6 first:pt-0 last:pb-0">
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {total > reviews.length && (
        <p className="text-sm text-ink-soft tabular-nums">
          The newest {reviews.length} of {total.toLocaleString("en-IN")} reviews.
        </p>
      )}
    </div>
  );
}

function NoReviews({ mentorName }: { mentorName: string }) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-6 py-12 text-center">
      <MessageSquareHeart aria-hidden className="mb-2 size-10 text-leaf" strokeWidth={1.5} />
      <h2 className="font-display text-xl font-semibold">{profileMessages.noReviews}</h2>
      <p className="max-w-sm text-balance text-ink-soft">
        Every mentor starts somewhere. Meet {mentorName} and be the first to tell others how it went.
      </p>
    </div>
  );
}
