import { z } from "zod";
import { areaTextSchema } from "@/lib/domain/places/viewport.schema";
import { FILTER_SHAPE, firstText } from "./filters";
import { SORT_KEYS } from "./sorts";

/** Mentors on one page of the listing (docs/product.md, Constants). */
export const LISTING_PAGE_SIZE = 6;
const CLASS_TEXT_LIMIT = 80;
const CURSOR_TEXT_LIMIT = 100;

const { category, ...otherFilters } = FILTER_SHAPE;

/**
 * The listing's address as typed values. It never fails: it drops unknown keys, uses the default for an invalid value
 * and the first value of a repeated key. `after` is a cursor of the sort order (cursor.rules.ts).
 */
export const listingStateSchema = z.object({
  category,
  class: z
    .preprocess(firstText, z.string().min(1).max(CLASS_TEXT_LIMIT))
    // Control characters, NUL above all, mean nothing in a class and cannot be stored or compared.
    .refine((text) => !/\p{Cc}/u.test(text))
    .nullable()
    .catch(null),
  ...otherFilters,
  near: z
    .preprocess(
      firstText,
      z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/)
        .meta({ description: "Id of a town from which distances are measured, instead of the position." }),
    )
    .nullable()
    .catch(null),
  sort: z
    .preprocess(
      firstText,
      z.enum(SORT_KEYS).meta({ description: "Without it: distance where the position is known, else recommended." }),
    )
    .nullable()
    .catch(null),
  page: z
    .preprocess((value) => (/^\d{1,6}$/.test(firstText(value)) ? Number(firstText(value)) : 1), z.number().int().min(1))
    .catch(1),
  after: z
    .preprocess(firstText, z.string().min(1).max(CURSOR_TEXT_LIMIT).meta({ description: "Cursor of a Link header." }))
    .refine((text) => !/\p{Cc}/u.test(text))
    .nullable()
    .catch(null),
});

export type ListingState = z.output<typeof listingStateSchema>;

/** The page's address also holds the view (cards or map) and the searched area of the map. */
export const listingPageSchema = z.object({
  ...listingStateSchema.shape,
  view: z.preprocess(firstText, z.enum(["list", "map"])).catch("list"),
  area: z.preprocess(firstText, areaTextSchema).nullable().catch(null),
});

export type ListingPageState = z.output<typeof listingPageSchema>;
