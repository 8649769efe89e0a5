/** What the public reads in place of contact details. */
export const CONTACT_MASK = "•••";
