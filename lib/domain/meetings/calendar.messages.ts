/** Texts of the calendar feed. */
export const calendarMessages = {
  feedRenewed: "Your calendar has a new address. The old one no longer works.",
} as const;
