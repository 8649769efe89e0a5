import { listingHref } from "@/lib/links";

/** The listing's address for what a filter form holds, with the dropdowns that join it by their `form` attribute. */
export function hrefOfForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
  // The order and the view follow the filters, wherever the form has them.
  const { sort, view, area, ...filters } = Object.fromEntries(fields);
  return listingHref({ ...filters, sort, view, area });
}
