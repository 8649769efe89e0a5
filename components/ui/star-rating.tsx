import { starRatingTexts as texts } from "@/lib/ui.messages";

/** One star, from its top point, in a 20 × 20 square. */
const STAR = "l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z";
/** Five stars side by side, 100 wide and 20 high. */
export const STARS_PATH = [10, 30, 50, 70, 90].map((x) => `M${x} 1.6${STAR}`).join("");

/**
 * Five stars, filled to the tenth of the rating. Few elements, because lists have many ratings and phones lay out each
 * one.
 * @param rating 0 to 5; the text beside the stars should state the number too
 */
export function StarRating({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <svg
      role="img"
      aria-label={texts.rated(rating.toFixed(1))}
      viewBox="0 0 100 20"
      width={size * 5}
      height={size}
      className="shrink-0"
    >
      <path d={STARS_PATH} className="fill-line" />
      {/* The inner image clips what lies beyond its edge. */}
      <svg width={Math.round(rating * 10) * 2} height="20">
        <path d={STARS_PATH} className="fill-marigold" />
      </svg>
    </svg>
  );
}
