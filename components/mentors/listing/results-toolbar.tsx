import type { ReactNode } from "react";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { sortField } from "@/lib/domain/search/sorts";
import { FILTER_FORM_ID, FilterSheet } from "./filter-panel";
import { FilterSelect } from "./filter-select";
import { ViewSwitch } from "./view-switch";

type ResultsToolbarProps = {
  filter: ListingFilter;
  /** "12 mentors", for the button that closes the phone's sheet. */
  mentorCount: string;
  hasPlace: boolean;
  view: "cards" | "map" | "none";
  /** The control of the visitor's place. */
  children: ReactNode;
};

/** Filters, place, view and order: a row that stays at the top of a phone's screen. */
export function ResultsToolbar({ filter, mentorCount, hasPlace, view, children }: ResultsToolbarProps) {
  return (
    <div className="sticky top-(--header) z-30 -mx-4 flex items-center gap-2 bg-paper px-4 py-1.5 sm:-mx-6 sm:px-6 md:static md:z-auto md:mx-0 md:flex-wrap md:gap-3 md:p-0">
      <FilterSheet filter={filter} mentorCount={mentorCount} />
      <div className="min-w-0 flex-1">{children}</div>
      {view !== "none" && <ViewSwitch filter={filter} />}
      {view === "cards" && (
        <div className="min-w-0 items-center gap-2.5 max-md:flex-[1.6] md:flex">
          <label htmlFor="sort" className="text-sm whitespace-nowrap text-ink-soft max-md:sr-only">
            {listingMessages.sortBy}
          </label>
          <FilterSelect id="sort" name="sort" form={FILTER_FORM_ID} {...sortField(filter.sort, hasPlace)} />
        </div>
      )}
    </div>
  );
}
