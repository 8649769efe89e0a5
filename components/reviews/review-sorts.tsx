import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/components/ui/class-names";
import { REVIEW_SORTS, type ReviewSort } from "@/lib/domain/reviews/review-list.rules";
import { mentorReviewsHref } from "@/lib/links";

const LABELS: Record<ReviewSort, string> = { newest: "Newest", highest: "Highest", lowest: "Lowest" };
const PILL = "flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium";

type ReviewSortsProps = { username: string; sort: ReviewSort; star: number | null };

/** The orders as links, and the star filter as one that removes itself. */
export function ReviewSorts({ username, sort, star }: ReviewSortsProps) {
  return (
    <nav aria-label="Order of the reviews" className="flex flex-wrap gap-2">
      {REVIEW_SORTS.map((key) => (
        <PageLink
          key={key}
          href={mentorReviewsHref(username, { sort: key, star: star ?? undefined })}
          aria-current={key === sort ? "true" : undefined}
          className={cn(PILL, key === sort ? "border-leaf bg-leaf-wash text-leaf" : "border-line hover:border-leaf")}
        >
          {LABELS[key]}
        </PageLink>
      ))}
      {star !== null && (
        <PageLink
          href={mentorReviewsHref(username, { sort })}
          className={cn(PILL, "border-leaf bg-leaf-wash text-leaf")}
        >
          Only {star} {star === 1 ? "star" : "stars"}
          <i className="icon size-4 icon-x" />
          <span className="sr-only">, remove this filter</span>
        </PageLink>
      )}
    </nav>
  );
}
