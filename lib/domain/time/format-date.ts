/**
 * Dates as people read them. Locale and time zone are fixed, so that server and browser render the same;
 * clock times in the viewer's zone have their own functions.
 */
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const minute = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** "12 March 2026" of an ISO 8601 date or time, in UTC. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** "March 2026" of an ISO 8601 date or time, in UTC. */
export function formatMonth(iso: string): string {
  return month.format(new Date(iso));
}

/** "12 Mar 2026, 09:30 UTC" of a point in time. */
export function formatDateTime(time: Date): string {
  return `${minute.format(time)} UTC`;
}
