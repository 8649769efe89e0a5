import { StarRating } from "@/components/ui/star-rating";
import { ratingLineTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { averageText } from "@/lib/domain/mentors/profile.rules";

type RatingLineProps = { rating: number | null; reviewCount: number };

/** Stars, average and number of reviews, or "New" without reviews. */
export function RatingLine({ rating, reviewCount }: RatingLineProps) {
  if (typeof rating !== "number" || reviewCount === 0) {
    return <span className="rounded-full bg-leaf-wash px-2.5 py-0.5 font-medium text-leaf">{texts.new}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <StarRating rating={rating} />
      <span>
        {averageText(rating)} <span className="text-ink-soft">({reviewCount})</span>
        <span className="sr-only"> {reviewCount === 1 ? "review" : "reviews"}</span>
      </span>
    </span>
  );
}
