import { listingHref } from "@/lib/links";
import { EDUCATION_LEVELS, type EducationLevelKey } from "./education-levels";

/** One entry of the navigation bar's grade menu (docs/product.md, Screens): the visible label and the listing it opens. */
type GradeMenuItem = { readonly label: string; readonly href: string };
export type GradeMenu = {
  readonly level: EducationLevelKey;
  readonly title: string;
  readonly href: string;
  readonly items: readonly GradeMenuItem[];
};

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

function menuLabel(level: EducationLevelKey, grade: number): string {
  return level === "college" ? `Plus 2 ${grade === 11 ? "1st" : "2nd"} year` : `Class ${ROMAN[grade]}`;
}

/** Kindergarten has no items of its own; the other levels list their classes by number. */
export const GRADE_MENUS: readonly GradeMenu[] = EDUCATION_LEVELS.map((level) => ({
  level: level.key,
  title: level.title,
  href: listingHref({ category: level.key }),
  items:
    level.key === "kindergarten"
      ? []
      : level.classes.map(({ grade }) => ({
          label: menuLabel(level.key, grade),
          href: listingHref({ category: level.key, class: String(grade) }),
        })),
}));
