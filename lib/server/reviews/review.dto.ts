import "server-only";
import { DELETED_USER_NAME } from "@/lib/domain/account/deleted-user";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import type { ReviewRow } from "./review.repository";

/** Builds a public review field by field; of its writer only a name and a picture are told. */
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

/** The review of the REST contract (docs/product.md, Data). */
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
