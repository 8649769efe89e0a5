import { Button } from "@/components/ui/button";
import { Sheet, SheetClose } from "@/components/ui/sheet";
import { fieldsOf } from "@/lib/domain/search/filters";
import { filterPanelTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import { type ListingFilter, queryOfFilter } from "@/lib/domain/search/listing.rules";
import { FilterFields } from "./filter-fields";
import { FilterForm } from "./filter-form";

/** Id of the form, so that the sort dropdown outside of it can refer to it. */
export const FILTER_FORM_ID = "listing-filters";

type FilterPanelProps = {
  filter: ListingFilter;
  /** "12 mentors", for the button that closes the phone's sheet. */
  mentorCount: string;
  /** Whether the form carries the sort order itself, because no dropdown outside of it does. */
  keepsSort: boolean;
};

/** "Refine Your Search": a bar on wide screens and without JavaScript, a bottom sheet on phones. */
export function FilterPanel({ filter, mentorCount, keepsSort }: FilterPanelProps) {
  const { sort, ...parameters } = queryOfFilter(filter);
  const fields = fieldsOf(filter).map(({ name }) => name as string);
  const kept = Object.entries(parameters)
    .filter(([name, value]) => value !== undefined && name !== "page" && !fields.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <div>
      <section aria-labelledby="refine-heading" className="js-wide-only rounded-card border border-line bg-card p-5">
        <h2 id="refine-heading" className="flex items-center gap-2 font-display text-lg font-semibold">
          <i className="icon size-5 text-leaf icon-sliders-horizontal" />
          {listingMessages.refine}
        </h2>
        <FilterForm
          id={FILTER_FORM_ID}
          label={listingMessages.refine}
          className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:items-end"
        >
          {kept}
          {keepsSort && sort && <input type="hidden" name="sort" value={sort} />}
          <FilterFields filter={filter} idPrefix="filter" />
          <noscript>
            <Button type="submit">{texts.apply}</Button>
          </noscript>
        </FilterForm>
      </section>
      <div className="js-only md:hidden">
        <Sheet
          title={listingMessages.refine}
          label={
            <>
              <i className="icon size-4 icon-sliders-horizontal" />
              {listingMessages.refine}
            </>
          }
        >
          <FilterForm id={`${FILTER_FORM_ID}-sheet`} label={listingMessages.refine} className="mt-3 grid gap-4">
            {kept}
            {sort && <input type="hidden" name="sort" value={sort} />}
            <FilterFields filter={filter} idPrefix="sheet" />
            <SheetClose>{texts.show(mentorCount)}</SheetClose>
          </FilterForm>
        </Sheet>
      </div>
    </div>
  );
}
