/** Account limits that schemas and texts share (docs/product.md, Input rules). */

/** In characters. */
export const NAME_LENGTH = { min: 2, max: 50 } as const;
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
export const USERNAME_LENGTH = { min: 3, max: 60 } as const;

/** Minimum days between two username changes. */
export const USERNAME_CHANGE_DAYS = 30;

/** Lifetime of a mail link, in hours. */
export const MAIL_LINK_HOURS = { verify_email: 24, reset_password: 1 } as const;

/** Minimum age of a mentor, in years (terms of use). */
export const MENTOR_AGE_MIN = 18;

/** Maximum picture size, in megabytes. */
export const MAX_PICTURE_MB = 5;
