import { z } from "zod";

export const REVIEW_SORTS = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The last review of a page: the next page begins behind it. */
export type ReviewCursor = { rating: number; createdAt: Date; id: string };

/** Which of a mentor's reviews are asked for. */
export type ReviewQuery = { sort: ReviewSort; star: number | null; after: ReviewCursor | null };

/** The cursor as an address carries it. */
export function formatReviewCursor({ rating, createdAt, id }: ReviewCursor): string {
  return `${rating}.${createdAt.getTime().toString(36)}.${id}`;
}

/** The cursor of a text; null when it is none. */
export function parseReviewCursor(text: string): ReviewCursor | null {
  const match = /^([1-5])\.([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (!match) return null;
  const [, rating, time, id] = match as unknown as [string, string, string, string];
  return { rating: Number(rating), createdAt: new Date(parseInt(time, 36)), id };
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);

/** The parameters of a list of reviews in an address. Odd values count as absent, so that no address fails. */
export const reviewQuerySchema = z.object({
  sort: z.preprocess(first, z.enum(REVIEW_SORTS).catch("newest")),
  star: z.preprocess(first, z.string().regex(/^[1-5]$/).transform(Number).nullable().catch(null)),
  after: z.preprocess(first, z.string().transform(parseReviewCursor).nullable().catch(null)),
  /** A review that a link leads to. */
  review: z.preprocess(first, z.uuid().nullable().catch(null)),
}); // prettier-ignore
