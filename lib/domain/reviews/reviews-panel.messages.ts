import { COMMENT } from "./review.constants";

/** Texts of the list of reviews, an object per component. */

export const answerFormTexts = {
  yourAnswer: "Your answer",
  everybodyCanRead: "Everybody can read it.",
  saveAnswer: "Save answer",
} as const;

export const ownReviewRowTexts = {
  submitReview: "Submit review",
  mayAnswerEach: (mentorRemoves: boolean) =>
    `You may answer each review about you, or ${mentorRemoves ? "remove" : "report"} it.`,
  youReviewed: (mentorName: string) => `You reviewed ${mentorName}.`,
  showMyReview: "Show my review",
  howWas: (mentorName: string) => `How was it with ${mentorName}?`,
  writeReview: "Write a review",
} as const;

export const reviewActionsTexts = {
  link: "Link",
  report: "Report",
  edit: "Edit",
  editAnswer: "Edit answer",
  answer: "Answer",
  withdrawAnswer: "Withdraw answer",
  delete: "Delete",
} as const;

export const reviewComposerTexts = {
  afterMeeting: (mentorName: string) => `Students can review ${mentorName} after a meeting.`,
  yourReview: "Your review",
  login: "Login",
} as const;

export const reviewEntryTexts = {
  save: "Save",
  delete: "Delete",
  disappearsFromPage: "It disappears from the page, and you may write a new one.",
  disappearsFromOwnPage: "It disappears from your page, which then says how many reviews you have removed.",
} as const;

export const reviewFormTexts = {
  yourReview: "Your review",
  comment: "Comment",
  commentHint: `${COMMENT.min} to ${COMMENT.max} characters. What was helpful, and for whom?`,
  sending: "Sending",
} as const;

export const reviewItemTexts = {
  answerOf: (mentorName: string) => `Answer of ${mentorName}`,
} as const;

export const reviewSortsTexts = {
  newest: "Newest",
  highest: "Highest",
  lowest: "Lowest",
  orderReviews: "Order of the reviews",
  only: (star: number) => `Only ${star} ${star === 1 ? "star" : "stars"}`,
  removeThisFilter: ", remove this filter",
} as const;

export const reviewsPanelTexts = {
  reviews: "Reviews",
  reviewThisLink: "The review of this link",
  thereNoSuch: "There are no such reviews.",
  moreReviews: "More reviews",
  hasRemovedFrom: (mentorName: string, removedReviewCount: number) =>
    `${mentorName} has removed ${removedReviewCount} ${removedReviewCount === 1 ? "review" : "reviews"} from this page.`,
  everyMentorStarts: (mentorName: string) =>
    `Every mentor starts somewhere. Meet ${mentorName} and be the first to tell others how it went.`,
} as const;

export const starInputTexts = {
  yourRating: "Your rating",
} as const;
