import { StarRating } from "@/components/ui/star-rating";
import { averageText, reviewCountText } from "@/lib/domain/mentors/profile.rules";
import type { RatingSummary as Rating } from "@/lib/domain/reviews/public-review";
import { RatingHistogram } from "./rating-histogram";

/** The average in large figures, and what it is made of. */
export function RatingSummary({ rating }: { rating: Rating }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3">
        <span className="font-display text-4xl font-bold tabular-nums">{averageText(rating.average)}</span>
        <span className="flex flex-col gap-0.5">
          {rating.average !== null && <StarRating rating={rating.average} size={18} />}
          <span className="text-sm text-ink-soft tabular-nums">{reviewCountText(rating.count)}</span>
        </span>
      </p>
      <RatingHistogram rating={rating} />
    </div>
  );
}
