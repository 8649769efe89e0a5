/** Texts of screens that replace a whole page, one object per component. */

export const loadingScreenTexts = {
  loading: "Loading",
} as const;

export const notFoundPanelTexts = {
  oopsPageYoure: "Oops! The page you're looking for doesn't exist.",
  addressMayBe: "The address may be misspelled, or the page has moved on.",
  goHomePage: "Go to the home page",
  findMentors: "Find mentors",
} as const;

export const unavailableMessageTexts = {
  weWillBe: "We will be right back",
  partOurService:
    "A part of our service does not answer at the moment, so this page cannot be shown. What you have saved is safe. Please try again in a minute.",
} as const;

export const unavailablePanelTexts = {
  goHomePage: "Go to the home page",
} as const;
