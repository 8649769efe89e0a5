/**
 * What is sent by itself (issue, "After"): reminders to both sides while the meeting is still booked, each once, and not
 * for one that was booked later than that; after the end, one request for a review to the student.
 */
export const REMINDERS = ["day_before", "hour_before", "review"] as const;
export type ReminderKind = (typeof REMINDERS)[number];
