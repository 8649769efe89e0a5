import { ANSWER, COMMENT } from "./review.constants";

/** Texts of reviews (docs/product.md, Input rules and Messages). */
export const reviewMessages = {
  bothNeeded: "Please fill in both rating and comment.",
  loginFirst: "Please Login To Give Review.",
  submitted: "Review submitted!",
  updated: "Review updated successfully!",
  deleted: "Review deleted successfully!",
  submitFailed: "Error submitting review.",
  updateFailed: "Error updating review.",
  deleteFailed: "Error deleting review.",

  ratingRange: "Please choose one to five stars",
  commentShort: `Please write at least ${COMMENT.min} characters`,
  commentLong: `Please use at most ${COMMENT.max} characters`,
  unreadable: "Please use only letters and signs that can be read",
  ownProfile: "You cannot review your own profile.",
  cannotReview: "You cannot review this mentor.",
  meetFirst: "You can review this mentor after a meeting with them.",
  reviewedAlready: "You have reviewed this mentor already. Edit your review instead.",
  notYours: "Only who wrote a review may edit it.",
  notFound: "This review does not exist any more.",

  cancel: "Cancel",
  answerShort: `Please write at least ${ANSWER.min} characters`,
  answerHoldsContacts: "Please leave contact details and links out of your answer",
  answerSaved: "Your answer is saved.",
  answerWithdrawn: "Your answer is withdrawn.",
  answerFailed: "Your answer could not be saved.",
  verifiedMeeting: "Verified meeting",
  deleteQuestion: "Delete this review?",
} as const;
