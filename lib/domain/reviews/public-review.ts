/** Reviews on one page of the list. */
export const REVIEWS_SHOWN = 10;

/** Reviews per star, from 5 to 1, with their number and average; the average is null without reviews. */
export type RatingSummary = {
  average: number | null;
  count: number;
  stars: { star: number; count: number }[];
};

/** A review as shown to the public. Times are ISO 8601. */
export type PublicReview = {
  id: string;
  rating: number;
  comment: string;
  createdAt: string;
  isEdited: boolean;
  /** Whether its author has had a meeting with the mentor. */
  isVerifiedMeeting: boolean;
  student: { id: string; name: string; avatar: string | null };
  answer: { text: string; answeredAt: string } | null;
};

/** A page of a mentor's reviews, their total, and the cursor of the next page. */
export type ReviewList = { reviews: PublicReview[]; total: number; nextCursor: string | null };
