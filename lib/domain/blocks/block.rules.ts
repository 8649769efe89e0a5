/** How many people one account may block; each search of the account tests them. */
export const MOST_BLOCKED = 200;
