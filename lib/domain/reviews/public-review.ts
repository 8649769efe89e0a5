/** Reviews a profile shows; the newest come first. */
export const REVIEWS_SHOWN = 10;

/** Reviews per star, from 5 to 1, with their number and average; the average is null while there is none. */
export type RatingSummary = {
  average: number | null;
  count: number;
  stars: { star: number; count: number }[];
};

/** A review as everybody may read it. `createdAt` is ISO 8601. */
export type PublicReview = {
  id: string;
  rating: number;
  comment: string;
  createdAt: string;
  student: { id: string; name: string; avatar: string | null };
};

/** Some reviews of a mentor and how many there are. */
export type ReviewList = { reviews: PublicReview[]; total: number };
