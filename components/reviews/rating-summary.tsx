import { cn } from "@/components/ui/class-names";
import { StarRating } from "@/components/ui/star-rating";
import { averageText, reviewCountText } from "@/lib/domain/mentors/profile.rules";
import type { RatingSummary as Rating } from "@/lib/domain/reviews/public-review";
import { RatingHistogram } from "./rating-histogram";

type RatingSummaryProps = {
  rating: Rating;
  isWide?: boolean;
  /** The link of a bar: the reviews with that many stars. */
  starHref?: (star: number) => string;
};

/**
 * The average in large digits, and its histogram.
 * @param isWide puts them side by side if there is room
 */
export function RatingSummary({ rating, isWide = false, starHref }: RatingSummaryProps) {
  return (
    <div
      className={cn(
        "flex flex-col gap-4",
        isWide && "sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-10",
      )}
    >
      <p className="flex items-center gap-3">
        <span className="font-display text-4xl font-bold tabular-nums">{averageText(rating.average)}</span>
        <span className="flex flex-col gap-0.5">
          {rating.average !== null && <StarRating rating={rating.average} size={18} />}
          <span className="text-sm text-ink-soft tabular-nums">{reviewCountText(rating.count)}</span>
        </span>
      </p>
      <RatingHistogram rating={rating} starHref={starHref} />
    </div>
  );
}
