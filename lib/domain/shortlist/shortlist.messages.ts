import { COMPARED_MAX, SHORTLIST_MAX } from "./shortlist.rules";

const mentors = (count: number) => (count === 1 ? "1 mentor" : `${count} mentors`);

/** Texts of the hearts. Browser scripts include them on every page with cards. */
export const heartTexts = {
  save: (name: string) => `Save ${name}`,
  offline: "Your shortlist could not be saved. Check your connection and try again.",
} as const;

/** Texts of the shortlist and the comparison. */
export const shortlistMessages = {
  home: "Home",
  title: "Your shortlist",
  description:
    "The mentors you saved, side by side: what they teach, where, how well rated, when they are free and what they cost.",
  subtitle: (count: number) => `${mentors(count)} saved. Choose up to ${COMPARED_MAX} to compare.`,
  link: "Shortlist",
  saved: (name: string) => `${name} is on your shortlist.`,
  removed: "Removed from your shortlist.",
  full: `Your shortlist holds ${SHORTLIST_MAX} mentors. Remove one to save another.`,
  emptyTitle: "Nobody saved yet",
  emptyHint: "Press the heart on a mentor to save them here and compare them later.",
  findMentors: "Find mentors",
  keptInBrowser: "This list is kept in this browser. Log in to keep it in your account.",
  login: "Log in",
  compare: "Compare",
  chooseMentors: "Mentors to compare",
} as const;

/** Texts of the comparison: one row per fact of a card. */
export const comparisonTexts = {
  title: "Side by side",
  tooMany: `These are the first ${COMPARED_MAX} of your choice.`,
  teaches: "Teaches",
  where: "Where",
  how: "How",
  rating: "Rating",
  nextFree: "Next free",
  noTime: "No time yet",
  unknown: "Not known",
  offer: (subject: string, classes: readonly string[]) => `${subject}: ${classes.join(", ")}`,
  bookCall: "Book a Call",
  with: (name: string) => `with ${name}`,
} as const;
