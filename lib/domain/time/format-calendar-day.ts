const full = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const short = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** A day of the calendar such as "2026-03-04", which is the same day in every zone. */
function partsOf(format: Intl.DateTimeFormat, date: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
}

/** "Wednesday 4 March 2026" of "2026-03-04". */
export function formatCalendarDay(date: string): string {
  const { weekday, day, month, year } = partsOf(full, date);
  return `${weekday} ${day} ${month} ${year}`;
}

/** "Wed", "4" and "Mar" of "2026-03-04", for layouts that show each on its own line. */
export function shortCalendarDay(date: string): { weekday: string; day: string; month: string } {
  const { weekday = "", day = "", month = "" } = partsOf(short, date);
  return { weekday, day, month };
}
