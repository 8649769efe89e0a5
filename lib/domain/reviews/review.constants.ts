/** Lengths of a review's texts, in characters, as the database counts them. */
export const COMMENT = { min: 10, max: 2000 } as const;
export const ANSWER = { min: 2, max: 2000 } as const;
