/** Texts of the calendar that a person can subscribe to. */
export const calendarMessages = {
  feedRenewed: "Your calendar has a new address. The old one no longer works.",
} as const;
