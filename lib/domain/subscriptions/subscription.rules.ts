/** How long the link works that confirms a subscription, in days. */
export const CONFIRM_DAYS = 7;
