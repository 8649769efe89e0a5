/** Who is asking: the account's id, or null for nobody. */
type Asker = { id: string } | null;
/** Whom a review is by and about, by their accounts. */
type Parties = { studentId: string; mentorUserId: string };

/** Everybody who is signed in may review, apart from the profile's owner (docs/product.md, Permissions). */
export function mayReview(asker: Asker, mentorUserId: string): boolean {
  return asker !== null && asker.id !== mentorUserId;
}

/** Only who wrote a review may edit it. */
export function mayEditReview(asker: Asker, { studentId }: Parties): boolean {
  return asker?.id === studentId;
}

/** Who wrote a review may delete it, and so may the owner of the profile. */
export function mayDeleteReview(asker: Asker, { studentId, mentorUserId }: Parties): boolean {
  return asker !== null && (asker.id === studentId || asker.id === mentorUserId);
}

/** The mentor alone answers. */
export function mayAnswerReview(asker: Asker, { mentorUserId }: Parties): boolean {
  return asker?.id === mentorUserId;
}
