/** Limits of a profile, which its schema and texts share (docs/product.md, Input rules). */

export const AGE = { min: 0, max: 100 } as const;
export const YEAR = { min: 1940, max: 2100 } as const;
export const MOBILE_DIGITS = 10;

/** In characters. */
export const PROFILE_LENGTH = {
  about: 2000,
  address: 300,
  subject: 60,
  institution: 120,
  degree: 80,
  field: 80,
  detail: 300,
} as const;

export const MAX_SUBJECTS = 30;
export const MAX_LANGUAGES = 10;
export const MAX_BOARDS = 20;
/** The most experiences, qualifications or classes. */
export const MAX_ROWS = 20;
