import { z } from "zod";
import { listingStateSchema } from "./listing.schema";

/** `GET /teachers/all-teachers`: the listing's parameters, a page and a limit (REST contract). */
const TEACHERS_DEFAULT_LIMIT = 100;
const TEACHERS_MAX_LIMIT = 500;

const whole = (message: string) => z.coerce.number(message).int(message);

export const teachersQuerySchema = z.object({
  ...listingStateSchema.shape,
  page: whole("page must be a whole number").min(1, "page must be at least 1").max(1_000_000).default(1),
  limit: whole("limit must be a whole number")
    .min(1, "limit must be at least 1")
    .max(TEACHERS_MAX_LIMIT, `limit must be at most ${TEACHERS_MAX_LIMIT}`)
    .default(TEACHERS_DEFAULT_LIMIT),
});

/** A teacher as listed (docs/product.md, Data). `reviews` holds the newest ids; `reviewCount` is the full number. */
export const teacherSchema = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.literal("mentor"),
  proficiency: z.string().nullable(),
  avatar: z.string().nullable(),
  isMentorVerified: z.boolean(),
  subjects: z.array(z.string()),
  classesOffered: z.array(z.object({ subject: z.string(), specificClasses: z.array(z.string()) })),
  reviews: z.array(z.string()),
  reviewCount: z.number().int(),
  rating: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distance: z.number().nullable(),
});
