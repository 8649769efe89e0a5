/**
 * Automatic mails (issue, "After"). While the meeting is still booked, both sides get each reminder once, unless it was
 * booked after the reminder's time. After the end, the student gets one review request.
 */
export const REMINDERS = ["day_before", "hour_before", "review"] as const;
export type ReminderKind = (typeof REMINDERS)[number];
