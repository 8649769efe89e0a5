import "server-only";
import { DELETED_USER_NAME } from "@/lib/domain/account/deleted-user";
import type { PublicReview, RatingSummary } from "@/lib/domain/reviews/public-review";
import type { ReviewRow } from "./review.repository";

/** Builds a public review field by field; only the writer's name and picture are public. */
export function toPublicReview(row: ReviewRow): PublicReview {
  const { student, answer, answeredAt } = row;
  const isDeleted = student.deletedAt !== null;
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
    isEdited: row.editedAt !== null,
    isVerifiedMeeting: row.verifiedMeeting,
    student: {
      id: student.id,
      name: isDeleted ? DELETED_USER_NAME : student.name,
      avatar: isDeleted ? null : (student.avatarSmall ?? student.avatar),
    },
    answer: answer !== null && answeredAt !== null ? { text: answer, answeredAt: answeredAt.toISOString() } : null,
  };
}

/** The review of the REST API (docs/product.md, Data). */
export function toReviewJson({ id, rating, comment, createdAt, student, ...rest }: PublicReview) {
  return {
    _id: id,
    rating,
    comment,
    createdAt,
    verifiedMeeting: rest.isVerifiedMeeting,
    answer: rest.answer,
    studentId: { _id: student.id, name: student.name, avatar: student.avatar },
  };
}

type StarRow = { star1: number; star2: number; star3: number; star4: number; star5: number };
const NO_STARS: StarRow = { star1: 0, star2: 0, star3: 0, star4: 0, star5: 0 };

/** Summarises a mentor's star counts; without a row all are zero. */
export function toRatingSummary(counted: StarRow | null): RatingSummary {
  const row = counted ?? NO_STARS;
  const stars = [row.star5, row.star4, row.star3, row.star2, row.star1].map((count, index) => ({
    star: 5 - index,
    count,
  }));
  const count = stars.reduce((sum, star) => sum + star.count, 0);
  const points = stars.reduce((sum, star) => sum + star.star * star.count, 0);
  return { average: count === 0 ? null : points / count, count, stars };
}
