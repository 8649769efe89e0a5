import { listingHref } from "@/lib/links";
import type { ClassEntry, EducationLevelKey } from "./education-levels";

/** The listing of a class (docs/product.md, Data); kindergarten links have no class. */
export function classHref(level: EducationLevelKey, entry: ClassEntry): string {
  return listingHref({ category: level, class: level === "kindergarten" ? undefined : entry.label });
}
