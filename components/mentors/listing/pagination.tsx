import { cn } from "@/components/ui/class-names";
import { paginationTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { type ListingFilter, pageWindow, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { listingHref } from "@/lib/links";
import { ListingLink } from "./listing-navigation";

type PaginationProps = {
  filter: ListingFilter;
  page: number;
  pageCount: number;
  /** Cursor to continue with after the numbered pages. */
  nextCursor: string | null;
};

const BOX = "flex size-11 items-center justify-center rounded-control border tabular-nums";
const PLAIN = "border-line bg-card";

/** Previous, at most five page numbers, next. Each is a link, so every page has an address. */
export function Pagination({ filter, page, pageCount, nextCursor }: PaginationProps) {
  if (pageCount <= 1) return null;
  const href = (target: number, after?: string) => listingHref(queryOfFilter(filter, target, after));
  const next = nextCursor ? href(page + 1, nextCursor) : page < pageCount ? href(page + 1) : null;
  return (
    <nav aria-label={texts.pages} className="flex justify-center">
      <ul className="flex flex-wrap justify-center gap-1.5 sm:gap-2">
        <li>
          <Step
            label={texts.previousPage}
            href={page > 1 ? href(Math.min(page - 1, pageCount)) : null}
            icon={<i className="icon icon-chevron-left" />}
          />
        </li>
        {pageWindow(Math.min(page, pageCount), pageCount).map((number) => (
          <li key={number}>
            <ListingLink
              href={href(number)}
              scrollToTop
              aria-label={texts.page(number)}
              aria-current={number === page ? "page" : undefined}
              className={cn(
                BOX,
                number === page ? "border-leaf bg-leaf font-semibold text-on-leaf" : cn(PLAIN, "hover:border-leaf"),
              )}
            >
              {number}
            </ListingLink>
          </li>
        ))}
        <li>
          <Step label={texts.nextPage} href={next} icon={<i className="icon icon-chevron-right" />} />
        </li>
      </ul>
    </nav>
  );
}

function Step({ label, href, icon }: { label: string; href: string | null; icon: React.ReactNode }) {
  if (href === null) {
    return (
      <span aria-disabled="true" role="link" aria-label={label} className={cn(BOX, PLAIN, "text-ink-soft opacity-50")}>
        {icon}
      </span>
    );
  }
  return (
    <ListingLink href={href} scrollToTop aria-label={label} className={cn(BOX, PLAIN, "hover:border-leaf")}>
      {icon}
    </ListingLink>
  );
}
