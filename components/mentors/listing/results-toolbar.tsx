import { resultsToolbarTexts as texts } from "@/lib/domain/search/listing-page.messages";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { sortField } from "@/lib/domain/search/sorts";
import { FILTER_FORM_ID } from "./filter-panel";
import { FilterSelect } from "./filter-select";
import { ViewSwitch } from "./view-switch";

type ResultsToolbarProps = { filter: ListingFilter; mentorCount: string; hasPlace: boolean };

/** The number of results, announced when it changes, their order, and the link to the map. */
export function ResultsToolbar({ filter, mentorCount, hasPlace }: ResultsToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-soft tabular-nums">
        {texts.showing(mentorCount)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <ViewSwitch filter={filter} />
        <div className="flex items-center gap-2.5">
          <label htmlFor="sort" className="text-sm whitespace-nowrap text-ink-soft">
            {listingMessages.sortBy}
          </label>
          <FilterSelect id="sort" name="sort" form={FILTER_FORM_ID} {...sortField(filter.sort, hasPlace)} />
        </div>
      </div>
    </div>
  );
}
