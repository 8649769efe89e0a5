/** How long a meeting takes (specification, section 1). */
export const MEETING_MINUTES = 30;
