/** Texts of the listing, an object per component. */

export const activeFiltersTexts = {
  activeFilters: "Active filters",
  removeThisFilter: ", remove this filter",
} as const;

export const categoryStripTexts = {
  categories: "Categories",
} as const;

export const emptyResultsTexts = {
  notClassSubject: (unknownText: string) => `“${unknownText}” is not a class, subject, town or mentor that we know.`,
} as const;

export const filterPanelTexts = {
  apply: "Apply",
  filters: "Filters",
  active: "active",
  more: (chosen: number) => (chosen > 0 ? `More filters (${chosen})` : "More filters"),
  show: (mentorCount: string) => `Show ${mentorCount}`,
} as const;

export const paginationTexts = {
  pages: "Pages",
  previousPage: "Previous page",
  page: (number: number) => `Page ${number}`,
  nextPage: "Next page",
} as const;

export const resultsTexts = {
  distancesNeedLocation:
    "Distances need your location. Press “Use my location” or choose a town, and nearby mentors come first.",
  showing: (mentorCount: string) => `Showing ${mentorCount}`,
} as const;

export const searchNoticeTexts = {
  byName: (name: string) => `Mentors with the name “${name}”.`,
  showingMentors: "Showing mentors for",
  nearestMatch: (typed: string) => `, the nearest match to “${typed}”.`,
  notClassSubject: (unknown: string) => `“${unknown}” is not a class or subject that we know, so it was left out.`,
} as const;

export const viewSwitchTexts = {
  list: "List",
  map: "Map",
  view: "View",
} as const;
