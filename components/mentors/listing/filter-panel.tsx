import { Button } from "@/components/ui/button";
import { Sheet, SheetClose } from "@/components/ui/sheet";
import { askedFilters, fieldsOf } from "@/lib/domain/search/filters";
import { filterPanelTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { FilterFields } from "./filter-fields";
import { FilterForm } from "./filter-form";
import { MoreFilters } from "./more-filters";

/** Id of the form, so that the sort dropdown outside of it can refer to it. */
export const FILTER_FORM_ID = "listing-filters";
/** Fields in the row of a wide screen; the others open below it. */
const FIRST_FIELDS = 4;

type FilterPanelProps = {
  filter: ListingFilter;
  /** Whether the form carries the sort order itself, because no dropdown outside of it does. */
  keepsSort: boolean;
};

/** Parameters that no field of the form has, as the address has them. */
function KeptParameters({ filter, keepsSort }: FilterPanelProps) {
  const { sort, ...parameters } = queryOfFilter(filter);
  const fields = fieldsOf(filter).map(({ name }) => name as string);
  const kept = Object.entries(keepsSort ? { ...parameters, sort } : parameters);
  return kept
    .filter(([name, value]) => value !== undefined && name !== "page" && !fields.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** "Refine Your Search": one row on wide screens and without JavaScript; the rest of the fields opens below it. */
export function FilterPanel({ filter, keepsSort }: FilterPanelProps) {
  const more = fieldsOf(filter).slice(FIRST_FIELDS);
  const chosen = more.filter(({ value }) => value !== "").length;
  return (
    <section aria-labelledby="refine-heading" className="js-wide-only rounded-card border border-line bg-card p-4">
      <h2 id="refine-heading" className="flex items-center gap-2 font-display text-base font-semibold">
        <i className="icon size-4 text-leaf icon-sliders-horizontal" />
        {listingMessages.refine}
      </h2>
      <FilterForm
        id={FILTER_FORM_ID}
        label={listingMessages.refine}
        className="relative mt-3 grid gap-3 md:grid-cols-[repeat(4,minmax(0,1fr))_auto] md:items-end"
      >
        <KeptParameters filter={filter} keepsSort={keepsSort} />
        <FilterFields filter={filter} idPrefix="filter" to={FIRST_FIELDS} />
        {more.length > 0 && (
          <MoreFilters label={texts.more(chosen)}>
            <FilterFields filter={filter} idPrefix="filter" from={FIRST_FIELDS} />
          </MoreFilters>
        )}
        <noscript>
          <Button type="submit">{texts.apply}</Button>
        </noscript>
      </FilterForm>
    </section>
  );
}

/** The button of a phone's row of controls, and the sheet with all fields. */
export function FilterSheet({ filter, mentorCount }: { filter: ListingFilter; mentorCount: string }) {
  const chosen = askedFilters(filter).length;
  return (
    <div className="js-only shrink-0 md:hidden">
      <Sheet
        title={listingMessages.refine}
        label={
          <>
            <i className="icon size-4 icon-sliders-horizontal" />
            {texts.filters}
            {chosen > 0 && (
              <span className="flex size-5 items-center justify-center rounded-full bg-leaf text-sm leading-none text-on-leaf tabular-nums">
                {chosen}
                <span className="sr-only"> {texts.active}</span>
              </span>
            )}
          </>
        }
      >
        <FilterForm id={`${FILTER_FORM_ID}-sheet`} label={listingMessages.refine} className="mt-3 grid gap-4">
          <KeptParameters filter={filter} keepsSort />
          <FilterFields filter={filter} idPrefix="sheet" />
          <div className="sticky bottom-0 -mx-5 -mb-8 grid border-t border-line bg-card px-5 py-3">
            <SheetClose>{texts.show(mentorCount)}</SheetClose>
          </div>
        </FilterForm>
      </Sheet>
    </div>
  );
}
