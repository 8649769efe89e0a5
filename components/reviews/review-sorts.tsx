import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/components/ui/class-names";
import { REVIEW_SORTS, type ReviewSort } from "@/lib/domain/reviews/review-list.rules";
import { reviewSortsTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";
import { mentorReviewsHref } from "@/lib/links";

const LABELS: Record<ReviewSort, string> = { newest: texts.newest, highest: texts.highest, lowest: texts.lowest };
const PILL = "flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium";

type ReviewSortsProps = { username: string; sort: ReviewSort; star: number | null };

/** The sort orders as links, and the active star filter as a link that removes it. */
export function ReviewSorts({ username, sort, star }: ReviewSortsProps) {
  return (
    <nav aria-label={texts.orderReviews} className="flex flex-wrap gap-2">
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
          {texts.only(star)}
          <i className="icon size-4 icon-x" />
          <span className="sr-only">{texts.removeThisFilter}</span>
        </PageLink>
      )}
    </nav>
  );
}
