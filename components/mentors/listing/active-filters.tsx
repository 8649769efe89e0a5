import { gradeLabel } from "@/lib/domain/mentors/grade.rules";
import { CATEGORIES } from "@/lib/catalogue/categories";
import {
  hasActiveFilters,
  type ListingFilter,
  clearedQuery,
  queryOfFilter,
  subjectName,
} from "@/lib/domain/search/listing.rules";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { listingHref } from "@/lib/links";
import { ListingLink } from "./listing-navigation";

type Chip = { label: string; without: ListingFilter };

function chipsOf(filter: ListingFilter, hasPlace: boolean): Chip[] {
  const chips: Chip[] = [];
  if (filter.category !== "all") {
    const { name } = CATEGORIES.find((category) => category.id === filter.category)!;
    chips.push({ label: name, without: { ...filter, category: "all" } });
  }
  if (filter.subjectId !== null) {
    chips.push({ label: subjectName(filter.subjectId), without: { ...filter, subjectId: null } });
  }
  if (filter.grade !== null) chips.push({ label: gradeLabel(filter.grade), without: { ...filter, grade: null } });
  // Without a place nothing is filtered by distance, so no chip says so.
  if (filter.distanceKm !== null && hasPlace) {
    chips.push({ label: listingMessages.within(filter.distanceKm), without: { ...filter, distanceKm: null } });
  }
  return chips;
}

/** The filters that narrow the results, each a link that takes itself away, and one that takes all away. */
export function ActiveFilters({ filter, hasPlace }: { filter: ListingFilter; hasPlace: boolean }) {
  if (!hasActiveFilters(filter)) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chipsOf(filter, hasPlace).map(({ label, without }) => (
        <li key={label}>
          <ListingLink
            href={listingHref(queryOfFilter(without))}
            className="flex min-h-11 items-center gap-2 rounded-full bg-leaf-wash px-4 text-sm font-medium hover:bg-line"
          >
            {label}
            <i className="icon size-4 icon-x" />
            <span className="sr-only">, remove this filter</span>
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
