import { fieldsOf } from "@/lib/domain/search/filters";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { FilterField } from "./filter-field";

/** The fields of "Refine Your Search". The ids differ between the panel and the phone's sheet. */
export function FilterFields({ filter, idPrefix }: { filter: ListingFilter; idPrefix: string }) {
  return fieldsOf(filter).map((field) => {
    const id = `${idPrefix}-${field.name}`;
    return <FilterField key={id} id={id} field={field} />;
  });
}
