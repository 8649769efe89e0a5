import { EDUCATION_LEVELS, type EducationLevelKey } from "./education-levels";

/** The category strip of the listing (docs/product.md, Data): everything, the four levels, and technology. */
export const CATEGORY_IDS = ["all", "kindergarten", "primaryschool", "highschool", "college", "technology"] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

export type CategoryIcon = "users" | "blocks" | "pencil" | "flask" | "graduation" | "laptop";
export type Category = { readonly id: CategoryId; readonly name: string; readonly icon: CategoryIcon };

const LEVEL_ICONS: Record<EducationLevelKey, CategoryIcon> = {
  kindergarten: "blocks",
  primaryschool: "pencil",
  highschool: "flask",
  college: "graduation",
};

export const CATEGORIES: readonly Category[] = [
  { id: "all", name: "All Mentors", icon: "users" },
  ...EDUCATION_LEVELS.map((level) => ({ id: level.key, name: level.title, icon: LEVEL_ICONS[level.key] })),
  { id: "technology", name: "Technology", icon: "laptop" },
];

/** Ids of the subjects that make up the technology category (docs/product.md, States); "cs" is an alias of Computer Science. */
export const TECHNOLOGY_SUBJECT_NAMES = ["Computer Science", "Web Development", "Programming", "Technology"] as const;
