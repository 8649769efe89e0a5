import { z } from "zod";
import { REVIEWS_SHOWN } from "./public-review";

export const REVIEW_SORTS = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The last review of a page: the next page starts after it. */
export type ReviewCursor = { rating: number; createdAt: Date; id: string };

/** Which of a mentor's reviews to return. */
export type ReviewQuery = { sort: ReviewSort; star: number | null; after: ReviewCursor | null };

/** The cursor as it appears in an address. */
export function formatReviewCursor({ rating, createdAt, id }: ReviewCursor): string {
  return `${rating}.${createdAt.getTime().toString(36)}.${id}`;
}

/** Parses a cursor; null when the text is not one. */
export function parseReviewCursor(text: string): ReviewCursor | null {
  const match = /^([1-5])\.([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (!match) return null;
  const [rating, time, id] = match.slice(1) as [string, string, string];
  return { rating: Number(rating), createdAt: new Date(parseInt(time, 36)), id };
}

const STAR_RANGE = "star must be from 1 to 5";
const NO_CURSOR = "after must be a cursor of a Link header";
const CURSOR_LENGTH_MAX = 60;
const REVIEWS_LIMIT_MAX = 100;
const whole = (message: string) => z.coerce.number(message).int(message);

/** `GET /teachers/profile/{username}/reviews`: sort order, optional star filter, and page size. */
export const teacherReviewsQuerySchema = z.object({
  sort: z.enum(REVIEW_SORTS, "sort must be newest, highest or lowest").default("newest"),
  star: whole("star must be a whole number").min(1, STAR_RANGE).max(5, STAR_RANGE).optional(),
  after: z
    .string()
    .max(CURSOR_LENGTH_MAX, NO_CURSOR)
    .meta({ description: "Cursor of a Link header." })
    .transform((text, context) => {
      const cursor = parseReviewCursor(text);
      if (!cursor) context.addIssue({ code: "custom", message: NO_CURSOR });
      return cursor ?? z.NEVER;
    })
    .nullable()
    .default(null),
  limit: whole("limit must be a whole number")
    .min(1, "limit must be at least 1")
    .max(REVIEWS_LIMIT_MAX, `limit must be at most ${REVIEWS_LIMIT_MAX}`)
    .default(REVIEWS_SHOWN),
});

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);

/** The parameters of a list of reviews in an address. Invalid values count as absent, so that no address fails. */
export const reviewQuerySchema = z.object({
  sort: z.preprocess(first, z.enum(REVIEW_SORTS).catch("newest")),
  star: z.preprocess(
    first,
    z
      .string()
      .regex(/^[1-5]$/)
      .transform(Number)
      .nullable()
      .catch(null),
  ),
  after: z.preprocess(first, z.string().transform(parseReviewCursor).nullable().catch(null)),
  /** A review that a link points to. */
  review: z.preprocess(first, z.uuid().nullable().catch(null)),
});
