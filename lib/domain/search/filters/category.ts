import { z } from "zod";
import { CATEGORIES, CATEGORY_IDS, type CategoryId } from "@/lib/catalogue/categories";
import { defineFilter } from "../filter";
import { LEVEL_GRADE_MASK, TECHNOLOGY, TECHNOLOGY_SUBJECT_MASK } from "../tokens.rules";

/** An education level, or technology. The strip of categories sets it. */
export const category = defineFilter<Exclude<CategoryId, "all">, "all">({
  none: "all",
  read: (text) => text,
  value: z.enum(CATEGORY_IDS),
  write: (id) => id,
  rows: (id) =>
    id === "technology"
      ? { column: "subject_mask", type: "int8", anyOf: TECHNOLOGY_SUBJECT_MASK }
      : { column: "grade_mask", type: "int4", anyOf: LEVEL_GRADE_MASK[id] },
  token: (id) => (id === "technology" ? { subject: TECHNOLOGY } : { level: id }),
  chip: (id) => CATEGORIES.find((one) => one.id === id)!.name,
});
