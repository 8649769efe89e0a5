/** Days before the end of a check at which the mentor gets a reminder. */
const REMINDER_DAYS = [60, 30, 7] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A check that an operator defines. */
export type CheckDefinition = {
  id: number;
  name: string;
  description: string;
  monthsValid: number;
  forBadge: boolean;
  forListing: boolean;
};

/** The public facts about a valid check; days as ISO 8601 dates. */
export type ValidCheck = { name: string; checkedOn: string; validUntil: string };

/** The end of a check. The day of the month stays, or is the month's last day. */
export function endOfCheck(checkedAt: Date, months: number): Date {
  const end = new Date(checkedAt);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end;
}

/**
 * The reminder that is due now, in days before the end; null when none is.
 * @param reminded the last reminder that was sent, in days before the end
 */
export function dueReminder(validUntil: Date, reminded: number | null, now: Date): number | null {
  const daysLeft = (validUntil.getTime() - now.getTime()) / DAY_MS;
  if (daysLeft <= 0) return null;
  const due = REMINDER_DAYS.filter((days) => daysLeft <= days).at(-1);
  return due !== undefined && (reminded === null || due < reminded) ? due : null;
}

/** The earliest time before which no reminder is due for a check that ends then. */
export const remindersFrom = (now: Date) => new Date(now.getTime() + REMINDER_DAYS[0] * DAY_MS);
