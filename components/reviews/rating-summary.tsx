import { StarRating } from "@/components/ui/star-rating";
import { averageText, reviewCountText } from "@/lib/domain/mentors/profile.rules";
import type { RatingSummary as Rating } from "@/lib/domain/reviews/public-review";
import { RatingHistogram } from "./rating-histogram";

/** The average in large digits. */
export function RatingAverage({ rating }: { rating: Rating }) {
  return (
    <p className="flex items-center gap-3">
      <span className="font-display text-4xl font-bold tabular-nums">{averageText(rating.average)}</span>
      <span className="flex flex-col gap-0.5">
        {rating.average !== null && <StarRating rating={rating.average} size={18} />}
        <span className="text-sm text-ink-soft tabular-nums">{reviewCountText(rating.count)}</span>
      </span>
    </p>
  );
}

/**
 * The average with its histogram, side by side if there is room.
 * @param starHref the link of a bar: the reviews with that many stars
 */
export function RatingSummary({ rating, starHref }: { rating: Rating; starHref: (star: number) => string }) {
  return (
    <div className="flex flex-col gap-4 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-10">
      <RatingAverage rating={rating} />
      <RatingHistogram rating={rating} starHref={starHref} />
    </div>
  );
}
