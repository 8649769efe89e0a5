import { DEFAULT_SORT } from "@/lib/catalogue/listing-options";
import { listingHref } from "@/lib/links";

/** The listing's address for what a filter form holds, with the dropdowns that join it by their `form` attribute. */
export function hrefOfForm(form: HTMLFormElement): string {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : undefined;
  };
  return listingHref({
    category: text("category"),
    subject: text("subject"),
    grade: text("grade"),
    distance: text("distance"),
    sort: text("sort") === DEFAULT_SORT ? undefined : text("sort"),
    view: text("view") === "map" ? "map" : undefined,
    area: text("area"),
  });
}
