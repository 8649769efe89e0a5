import "server-only";
import type { RatingSummary } from "@/lib/domain/reviews/public-review";

type StarRow = { star1: number; star2: number; star3: number; star4: number; star5: number };
const NO_STARS: StarRow = { star1: 0, star2: 0, star3: 0, star4: 0, star5: 0 };

/** A mentor's counted stars as a summary; without a row there are none. */
export function toRatingSummary(counted: StarRow | null): RatingSummary {
  const row = counted ?? NO_STARS;
  const stars = [row.star5, row.star4, row.star3, row.star2, row.star1].map((count, index) => ({
    star: 5 - index,
    count,
  }));
  const count = stars.reduce((sum, star) => sum + star.count, 0);
  const points = stars.reduce((sum, star) => sum + star.star * star.count, 0);
  return { average: count === 0 ? null : points / count, count, stars };
}
