import { Field } from "@/components/ui/field";
import { fieldsOf } from "@/lib/domain/search/filters";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { FilterSelect } from "./filter-select";

/** The dropdowns of "Refine Your Search". The ids differ between the panel and the phone's sheet. */
export function FilterFields({ filter, idPrefix }: { filter: ListingFilter; idPrefix: string }) {
  return fieldsOf(filter).map(({ label, ...field }) => {
    const id = `${idPrefix}-${field.name}`;
    return (
      <Field key={id} id={id} label={label}>
        <FilterSelect id={id} {...field} />
      </Field>
    );
  });
}
