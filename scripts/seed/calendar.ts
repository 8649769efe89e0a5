/** "Today" of the demo data. It is fixed, so that the same seed always gives the same rows. */
const BASE_DATE = Date.UTC(2026, 10, 20, 12);
export const BASE_YEAR = 2026;

const DAY_MS = 86_400_000;

/** The timestamp the given number of days before the base date. */
export function daysBefore(days: number): Date {
  return new Date(BASE_DATE - Math.round(days * DAY_MS));
}

/** How many days before the base date a timestamp is. */
export function ageInDays(moment: Date): number {
  return (BASE_DATE - moment.getTime()) / DAY_MS;
}

/** A date column's text for a year and a month (1 to 12). */
export function firstOfMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}-01`;
}
