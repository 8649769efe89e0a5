/** The account's id, or null for a visitor without an account. */
type Asker = { id: string } | null;
/** The author and the subject of a review, by their accounts. */
type Parties = { studentId: string; mentorUserId: string };

/** Every signed-in user may review, except the profile's owner (docs/product.md, Permissions). */
export function mayReview(asker: Asker, mentorUserId: string): boolean {
  return asker !== null && asker.id !== mentorUserId;
}

/** Only the author may edit a review. */
export function mayEditReview(asker: Asker, { studentId }: Parties): boolean {
  return asker?.id === studentId;
}

/** The author may delete a review, and so may the owner of the profile. */
export function mayDeleteReview(asker: Asker, { studentId, mentorUserId }: Parties): boolean {
  return asker !== null && (asker.id === studentId || asker.id === mentorUserId);
}

/** Only the mentor may answer. */
export function mayAnswerReview(asker: Asker, { mentorUserId }: Parties): boolean {
  return asker?.id === mentorUserId;
}
