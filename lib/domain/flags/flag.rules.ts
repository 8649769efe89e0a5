/** Best reviews of one mentor within these hours, by accounts younger than these days, that staff should look at. */
export const REVIEW_BURST = { stars: 5, count: 5, hours: 48, accountDays: 7 } as const;
