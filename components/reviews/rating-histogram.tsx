import { starShares } from "@/lib/domain/mentors/profile.rules";
import type { RatingSummary } from "@/lib/domain/reviews/public-review";

/** How many reviews gave each number of stars, from 5 to 1. */
export function RatingHistogram({ rating }: { rating: RatingSummary }) {
  return (
    <ol className="flex flex-col gap-1.5 text-sm tabular-nums">
      {starShares(rating).map(({ star, count, percent }) => (
        <li key={star} className="grid grid-cols-[3.25rem_1fr_2rem] items-center gap-2">
          <span className="text-ink-soft">
            {star} {star === 1 ? "star" : "stars"}
          </span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-marigold" style={{ width: `${percent}%` }} />
          </span>
          <span className="text-right">
            <span className="sr-only">: </span>
            {count}
          </span>
        </li>
      ))}
    </ol>
  );
}
