/** How long the place or phone number of a meeting in person is kept after it, in days. */
export const CONTACT_DAYS = 30;
