/** Days that the console's page of searches covers. */
export const SEARCH_PAGE_DAYS = 30;

/** Texts of the console's page about searches without a result. */
export const emptySearchTexts = {
  title: "Searches",
  description: "What people look for and do not find: subjects, classes and towns, counted without persons.",
  intro: `Searches without a result in the last ${SEARCH_PAGE_DAYS} days, most frequent first. Repeats within a minute may count once.`,
  none: "Every search has found somebody.",
  any: "Any",
  columns: { subject: "Subject", className: "Class", town: "Town", count: "Searches", lastDay: "Last on" },
} as const;
