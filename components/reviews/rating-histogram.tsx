import { PageLink } from "@/components/ui/page-link";
import { starShares } from "@/lib/domain/mentors/profile.rules";
import type { RatingSummary } from "@/lib/domain/reviews/public-review";

type RatingHistogramProps = {
  rating: RatingSummary;
  /** The link of a bar: the reviews with that many stars. */
  starHref: (star: number) => string;
};

const ROW = "grid grid-cols-[3.25rem_1fr_2rem] items-center gap-2";

/** How many reviews gave each number of stars, from 5 to 1. */
export function RatingHistogram({ rating, starHref }: RatingHistogramProps) {
  return (
    <ol className="flex flex-col text-sm tabular-nums">
      {starShares(rating).map((row) => (
        <li key={row.star}>
          {row.count > 0 ? (
            <PageLink
              href={starHref(row.star)}
              className={`${ROW} min-h-7 rounded-control hover:bg-leaf-wash pointer-coarse:min-h-11`}
            >
              <Bar {...row} />
            </PageLink>
          ) : (
            <span className={`${ROW} min-h-7 pointer-coarse:min-h-11`}>
              <Bar {...row} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Bar({ star, count, percent }: { star: number; count: number; percent: number }) {
  return (
    <>
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
    </>
  );
}
