import { fieldsOf } from "@/lib/domain/search/filters";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { FilterField } from "./filter-field";

type FilterFieldsProps = {
  filter: ListingFilter;
  idPrefix: string;
  /** Which of the fields to show; all by default. */
  from?: number;
  to?: number;
};

/** The fields of "Refine Your Search". The ids differ between the panel and the phone's sheet. */
export function FilterFields({ filter, idPrefix, from, to }: FilterFieldsProps) {
  return fieldsOf(filter)
    .slice(from, to)
    .map((field) => {
      const id = `${idPrefix}-${field.name}`;
      return <FilterField key={id} id={id} field={field} />;
    });
}
