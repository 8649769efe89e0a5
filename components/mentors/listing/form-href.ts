import { listingHref } from "@/lib/links";

/** The listing's address for a filter form, including dropdowns that join it by their `form` attribute. */
export function hrefOfForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
  // The order and the view come after the filters, wherever the form has them.
  const { sort, view, area, ...filters } = joined(fields);
  return listingHref({ ...filters, sort, view, area });
}

/** Fields by name; the values of several with one name have commas between. */
function joined(fields: readonly (readonly [string, string])[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
}
