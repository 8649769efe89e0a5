import { useId } from "react";

/** One star in a square of 20. */
export const STAR_PATH = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const STAR_WIDTH = 20;

/**
 * Five stars, filled as far as the rating goes, to the tenth.
 * @param rating 0 to 5; the text beside the stars should say the number too
 */
export function StarRating({ rating, size = 16 }: { rating: number; size?: number }) {
  const clip = useId();
  const filled = (Math.round(rating * 10) / 10 / 5) * (5 * STAR_WIDTH);
  const stars = [0, 1, 2, 3, 4].map((index) => (
    <path key={index} d={STAR_PATH} transform={`translate(${index * STAR_WIDTH})`} />
  ));
  return (
    <svg
      role="img"
      aria-label={`${rating.toFixed(1)} out of 5 stars`}
      viewBox="0 0 100 20"
      width={size * 5}
      height={size}
      className="shrink-0"
    >
      <clipPath id={clip}>
        <rect width={filled} height="20" />
      </clipPath>
      <g className="fill-line">{stars}</g>
      <g className="fill-marigold" clipPath={`url(#${clip})`}>
        {stars}
      </g>
    </svg>
  );
}
