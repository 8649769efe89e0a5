import { chipsOf } from "@/lib/domain/search/filters";
import { activeFiltersTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { clearedQuery, hasActiveFilters, type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { listingHref } from "@/lib/links";
import { ListingLink } from "./listing-navigation";

/** The active filters, each a link that removes the filter, and a link that removes all. */
export function ActiveFilters({ filter, hasPlace }: { filter: ListingFilter; hasPlace: boolean }) {
  if (!hasActiveFilters(filter)) return null;
  return (
    <ul aria-label={texts.activeFilters} className="relative flex items-center gap-2 md:flex-wrap">
      {chipsOf(filter, hasPlace).map(({ label, without }) => (
        <li key={label}>
          <ListingLink
            href={listingHref(queryOfFilter({ ...filter, ...without }))}
            className="flex min-h-11 items-center gap-2 rounded-full bg-leaf-wash px-4 text-sm font-medium hover:bg-line"
          >
            {label}
            <i className="icon size-4 icon-x" />
            <span className="sr-only">{texts.removeThisFilter}</span>
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink
          href={listingHref(clearedQuery(filter))}
          className="flex min-h-11 items-center px-3 text-sm font-medium text-leaf underline underline-offset-4"
        >
          {listingMessages.clear}
        </ListingLink>
      </li>
    </ul>
  );
}
