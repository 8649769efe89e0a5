const ZONE = "Asia/Kolkata";
const DAY_MS = 24 * 60 * 60 * 1000;

/** "2026-03-04" for an instant, in India's calendar. */
export const dayOf = (time: Date): string => new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(time);

/** A clock time in India, some days from today. */
export function inIndia(days: number, clock: string): Date {
  const day = new Date(Date.parse(dayOf(new Date())) + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${clock}:00+05:30`);
}

/** "Wednesday 4 March 2026" for an instant. */
export function dayInWords(time: Date, timeZone = ZONE): string {
  const parts = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone }).formatToParts(time);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
  return `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}`;
}
