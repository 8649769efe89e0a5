/** The account's id, or null for a visitor without an account. */
type Asker = { id: string } | null;
/** The author and the subject of a review, by their accounts. */
type Parties = { studentId: string; mentorUserId: string };

/** What the operator has decided about reviews, by the settings REVIEW_POLICY and REVIEW_REMOVAL. */
export type ReviewRules = {
  /** Whether only those who have met the mentor may review. */
  needsMeeting: boolean;
  /** Whether mentors may remove reviews about them; otherwise they report them. */
  mentorRemoves: boolean;
};

/** Every signed-in user may review, except the profile's owner (docs/product.md, Permissions). */
export function mayReview(asker: Asker, mentorUserId: string): boolean {
  return asker !== null && asker.id !== mentorUserId;
}

/** Only the author may edit a review. */
export function mayEditReview(asker: Asker, { studentId }: Parties): boolean {
  return asker?.id === studentId;
}

/** The author may delete a review, and so may the owner of the profile where the operator allows it. */
export function mayDeleteReview(
  asker: Asker,
  { studentId, mentorUserId }: Parties,
  { mentorRemoves }: Pick<ReviewRules, "mentorRemoves">,
): boolean {
  return asker !== null && (asker.id === studentId || (mentorRemoves && asker.id === mentorUserId));
}

/** Only the mentor may answer. */
export function mayAnswerReview(asker: Asker, { mentorUserId }: Parties): boolean {
  return asker?.id === mentorUserId;
}
