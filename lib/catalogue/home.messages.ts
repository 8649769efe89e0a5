import { TESTIMONIALS } from "./testimonials";

/** Texts of the home page, an object per component. */

export const cardStripTexts = {
  scrollLeft: "Scroll left",
  scrollRight: "Scroll right",
} as const;

export const carouselCardTexts = {
  mentor: "Mentor",
  bookCall: "Book a Call",
  with: (name: string) => `with ${name}`,
  away: "away",
} as const;

export const howItWorksDialogTexts = {
  howWorks: "How it works",
  close: "Close",
  fourStepsFrom: "Four steps from the search to a mentor whom you know.",
  findMentors: "Find mentors",
  moreAboutPlatform: "More about the platform",
} as const;

export const testimonialsTexts = {
  whatTheySay: "What They Say?",
  moreThan100k: "More than 100k positive ratings",
  writeAssessment: "Write your assessment",
  next: "Next",
  of: (current: number) => `${current + 1} of ${TESTIMONIALS.length}`,
} as const;

export const watchHowItWorksTexts = {
  watchHowWorks: "Watch how it works",
} as const;
