import { z } from "zod";
import { CATEGORY_IDS } from "@/lib/catalogue/categories";
import { DISTANCE_LIMITS_KM, type DistanceLimitKm, SORT_KEYS } from "@/lib/catalogue/listing-options";
import { findSubject } from "@/lib/catalogue/subjects";
import { areaTextSchema } from "@/lib/domain/places/viewport.schema";
import { isGrade } from "@/lib/domain/mentors/grade.rules";

/** Mentors on one page of the listing (docs/product.md, Constants). */
export const LISTING_PAGE_SIZE = 6;
const CLASS_TEXT_LIMIT = 80;
const CURSOR_TEXT_LIMIT = 100;

const oneOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first.trim() : "";
};

/**
 * The listing's address as typed values. It never fails: keys that are not known are left out, a wrong value means the
 * default, of a repeated key the first counts. Limits: `page` at least 1, `class` at most 80 characters. `after` is a cursor of the sort order (cursor.rules.ts).
 */
export const listingStateSchema = z.object({
  category: z.preprocess(oneOf, z.enum(CATEGORY_IDS)).catch("all"),
  class: z
    .preprocess(oneOf, z.string().min(1).max(CLASS_TEXT_LIMIT))
    // Control characters, a NUL above all, mean nothing in a class and cannot be stored or compared.
    .refine((text) => !/\p{Cc}/u.test(text))
    .nullable()
    .catch(null),
  subject: z
    // The meta data are the contract's document: the address names the subject.
    .preprocess(
      (value) => findSubject(oneOf(value))?.id,
      z.number().meta({ type: "string", description: "Name of a subject." }),
    )
    .nullable()
    .catch(null),
  grade: z
    .preprocess((value) => (/^-?\d{1,2}$/.test(oneOf(value)) ? Number(oneOf(value)) : null), z.number().refine(isGrade))
    .nullable()
    .catch(null),
  distance: z
    .preprocess(
      (value) => DISTANCE_LIMITS_KM.find((km) => String(km) === oneOf(value)),
      z
        .custom<DistanceLimitKm>((value) => value !== undefined)
        .meta({
          type: "integer",
          description: "At most so many kilometres from the position in the cookie user_location.",
          enum: [...DISTANCE_LIMITS_KM],
        }),
    )
    .nullable()
    .catch(null),
  sort: z.preprocess(oneOf, z.enum(SORT_KEYS)).catch("recommended"),
  page: z
    .preprocess((value) => (/^\d{1,6}$/.test(oneOf(value)) ? Number(oneOf(value)) : 1), z.number().int().min(1))
    .catch(1),
  after: z
    .preprocess(oneOf, z.string().min(1).max(CURSOR_TEXT_LIMIT).meta({ description: "Cursor of a Link header." }))
    .refine((text) => !/\p{Cc}/u.test(text))
    .nullable()
    .catch(null),
});

export type ListingState = z.output<typeof listingStateSchema>;

/** The page's address says besides whether the mentors stand as cards or on a map, and which part of it was searched. */
export const listingPageSchema = z.object({
  ...listingStateSchema.shape,
  view: z.preprocess(oneOf, z.enum(["list", "map"])).catch("list"),
  area: z.preprocess(oneOf, areaTextSchema).nullable().catch(null),
});

export type ListingPageState = z.output<typeof listingPageSchema>;
