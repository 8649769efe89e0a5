const ZONE = "Asia/Kolkata";
const DAY_MS = 24 * 60 * 60 * 1000;

/** "2026-03-04" of an instant, as India's calendar has it. */
export const dayOf = (time: Date): string => new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(time);

/** An instant of India's clock, some days after its today. */
export function inIndia(days: number, clock: string): Date {
  const day = new Date(Date.parse(dayOf(new Date())) + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${clock}:00+05:30`);
}

/** "Wednesday 4 March 2026" of an instant. */
export function dayInWords(time: Date, timeZone = ZONE): string {
  const parts = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone }).formatToParts(time);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
  return `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}`;
}
