import "server-only";
import { DELETED_USER_NAME } from "@/lib/domain/account/deleted-user";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import type { ReviewRow } from "./review.repository";

/** Builds a public review field by field; of its writer only a name and a picture are told. */
export function toPublicReview({ id, rating, comment, createdAt, student }: ReviewRow): PublicReview {
  const isDeleted = student.deletedAt !== null;
  return {
    id,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    student: {
      id: student.id,
      name: isDeleted ? DELETED_USER_NAME : student.name,
      avatar: isDeleted ? null : (student.avatarSmall ?? student.avatar),
    },
  };
}

/** The review of the REST contract (specification, section 3). */
export function toReviewJson({ id, rating, comment, createdAt, student }: PublicReview) {
  return {
    _id: id,
    rating,
    comment,
    createdAt,
    studentId: { _id: student.id, name: student.name, avatar: student.avatar },
  };
}
