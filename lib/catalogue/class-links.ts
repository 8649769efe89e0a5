import { listingHref } from "@/lib/links";
import type { ClassEntry, EducationLevelKey } from "./education-levels";

/** The mentors of a class (docs/product.md, Data): kindergarten's links carry no class. */
export function classHref(level: EducationLevelKey, entry: ClassEntry): string {
  return listingHref({ category: level, class: level === "kindergarten" ? undefined : entry.label });
}
