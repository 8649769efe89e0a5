/** Constants of the rules for meetings, which their schemas, policies and texts share. */

/** Length of a meeting (docs/product.md, Meetings). */
export const MEETING_MINUTES = 30;

/** Up to how many hours before the start a meeting can be cancelled or moved without a warning. */
export const FREE_CHANGE_HOURS = 2;

/** Limits of a student's upcoming meetings: with one mentor, and in total. */
export const MOST_OPEN = { withOneMentor: 3, inAll: 10 } as const;

/** How long after an in-person meeting its place or phone number is stored, in days. */
export const CONTACT_DAYS = 30;

/** How long before the start reminders are sent, in hours. */
export const REMINDER_HOURS = { day_before: 24, hour_before: 1 } as const;

/** How long after the end a review request may be sent, in days. */
export const REVIEW_REQUEST_DAYS = 7;

/** Days in the preview of hours, including today. */
export const PREVIEW_DAYS = 7;

/** Limit of days per request for free times. */
export const MAX_SLOT_DAYS = 62;

/** Maximum lengths of a booking's texts, in characters, as the database counts them. */
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
  roomLength: 500,
} as const;
