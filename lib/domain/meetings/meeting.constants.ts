/** Constants of the rules for meetings, which their schemas, policies and texts share. */

/** How long a meeting takes (docs/product.md, Meetings). */
export const MEETING_MINUTES = 30;

/** Until when a meeting is cancelled or moved without a warning, in hours before it starts. */
export const FREE_CHANGE_HOURS = 2;

/** How many meetings to come a student may have: with one mentor, and with all of them together. */
export const MOST_OPEN = { withOneMentor: 3, inAll: 10 } as const;

/** How long the place or phone number of a meeting in person is kept after it, in days. */
export const CONTACT_DAYS = 30;

/** How long before the start reminders go out, in hours. */
export const REMINDER_HOURS = { day_before: 24, hour_before: 1 } as const;

/** How long after the end a review is still asked for, in days. */
export const REVIEW_REQUEST_DAYS = 7;

/** How many days the preview of hours shows, today included. */
export const PREVIEW_DAYS = 7;

/** The most days of free times that one request may ask for. */
export const MAX_SLOT_DAYS = 62;

/** Longest texts of a booking, in characters, as the database counts them. */
export const BOOKING_LENGTH = {
  username: 60,
  topic: 200,
  className: 60,
  contact: 200,
  reason: 500,
  eventUrl: 300,
} as const;

/** Limits of a mentor's hours, the same as the database's checks. */
export const HOURS_LIMITS = {
  rangesADay: 6,
  overrides: 200,
  noticeDays: 7,
  horizonDays: { min: 1, max: 180 },
  bufferMinutes: 60,
} as const;
