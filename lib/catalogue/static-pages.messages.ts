/** Texts of the static pages, an object per component. */

export const legalPageTexts = {
  home: "Home",
  lastUpdated: "Last updated:",
  updatedOn: "June 7, 2025",
  thisPage: "On this page",
} as const;

export const pageHeroTexts = {
  home: "Home",
} as const;
