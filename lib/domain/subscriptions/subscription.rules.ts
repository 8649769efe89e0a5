/** Lifetime of a subscription's confirmation link, in days. */
export const CONFIRM_DAYS = 7;
