import { SlidersHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/mentors/listing.rules";
import { listingMessages } from "@/lib/domain/mentors/listing.messages";
import { FilterFields } from "./filter-fields";
import { FilterForm } from "./filter-form";
import { UseMyLocation } from "./use-my-location";

/** Id of the form, so that the sort dropdown further down can join it. */
export const FILTER_FORM_ID = "listing-filters";

type FilterPanelProps = { filter: ListingFilter; isPositionKnown: boolean; needsPosition: boolean };

/** "Refine Your Search": open on wide screens, folded behind its heading on phones, and usable without JavaScript. */
export function FilterPanel({ filter, isPositionKnown, needsPosition }: FilterPanelProps) {
  const { category } = queryOfFilter(filter);
  return (
    <section aria-labelledby="refine-heading" className="rounded-card border border-line bg-card p-5">
      <h2 id="refine-heading" className="flex items-center gap-2 font-display text-lg font-semibold">
        <SlidersHorizontal aria-hidden className="size-5 text-leaf" />
        {listingMessages.refine}
      </h2>
      <FilterForm
        id={FILTER_FORM_ID}
        label={listingMessages.refine}
        className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end"
      >
        {category && <input type="hidden" name="category" value={category} />}
        <FilterFields filter={filter} idPrefix="filter" />
        <div className="flex flex-col gap-2">
          <UseMyLocation isKnown={isPositionKnown} />
          <noscript>
            <Button type="submit">Apply</Button>
          </noscript>
        </div>
      </FilterForm>
      {needsPosition && (
        <p role="status" className="mt-4 text-sm text-ink-soft">
          Distances need your location. Press “Use my location” and nearby mentors come first.
        </p>
      )}
    </section>
  );
}
