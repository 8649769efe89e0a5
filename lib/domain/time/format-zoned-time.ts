import { dateFormatter } from "./date-formatter";
import { formatOffset } from "./format-offset";

/** Clock times as people read them in a time zone, always named or understood to be the reader's own. */
type PartName = "weekday" | "day" | "month" | "year" | "hour" | "minute" | "dayPeriod";
type Style = "long" | "short";

/** The zone's wall-clock time at an instant, in parts, because ICU's own joiners differ between versions. */
function partsOf(time: Date, timeZone: string, style: Style): Record<PartName, string> {
  const parts = dateFormatter({
    weekday: style,
    day: "numeric",
    month: style,
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
    timeZone,
  }).formatToParts(time);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<PartName, string>;
}

/** The zone itself, or UTC for a name that this machine's calendar data does not know. */
function knownZone(timeZone: string): string {
  try {
    dateFormatter({ timeZone });
    return timeZone;
  } catch {
    return "UTC";
  }
}

/** How far clocks go back, in minutes: an hour, or half of one on Lord Howe Island. */
const TURNED_BACK = [60, 30] as const;

/** Whether the zone's clocks show this time twice, because they go back. */
function isShownTwice(time: Date, zone: string): boolean {
  const wall = dateFormatter({ dateStyle: "short", timeStyle: "short", timeZone: zone });
  const shown = wall.format(time);
  return TURNED_BACK.flatMap((minutes) => [minutes, -minutes]).some(
    (minutes) => wall.format(time.getTime() + minutes * 60_000) === shown,
  );
}

function clockOf(time: Date, zone: string): string {
  const { hour, minute, dayPeriod } = partsOf(time, zone, "long");
  return `${hour}:${minute} ${dayPeriod}`;
}

/** "4:30 pm" in the zone; "1:30 am (GMT-5)" if its clocks show that time twice, so that nobody is an hour off. */
export function formatClock(time: Date, timeZone: string): string {
  const zone = knownZone(timeZone);
  const clock = clockOf(time, zone);
  return isShownTwice(time, zone) ? `${clock} (${formatOffset(time, zone)})` : clock;
}

/** "Wednesday 4 March 2026", as it is in the zone. */
export function formatZonedDay(time: Date, timeZone: string): string {
  const { weekday, day, month, year } = partsOf(time, knownZone(timeZone), "long");
  return `${weekday} ${day} ${month} ${year}`;
}

/** "Wednesday 4 March 2026, 4:30 pm (Asia/Kolkata)" of an instant and an IANA zone. */
export function formatZonedTime(time: Date, timeZone: string): string {
  return `${formatZonedDay(time, timeZone)}, ${formatClock(time, timeZone)} (${knownZone(timeZone)})`;
}

/** "Wednesday 4 March 2026, 4:30 pm to 5:00 pm (Asia/Kolkata)"; the day is that of the start. */
export function formatZonedSpan(from: Date, to: Date, timeZone: string): string {
  const clocks = `${formatClock(from, timeZone)} to ${formatClock(to, timeZone)}`;
  return `${formatZonedDay(from, timeZone)}, ${clocks} (${knownZone(timeZone)})`;
}

/** "Wed 4 Mar", as it is in the zone. */
export function formatShortDay(time: Date, timeZone: string): string {
  const { weekday, day, month } = partsOf(time, knownZone(timeZone), "short");
  return `${weekday} ${day} ${month}`;
}

/** "Wed 4 Mar, 4:30 pm" for narrow places such as a mail's subject. */
export function formatShortTime(time: Date, timeZone: string): string {
  return `${formatShortDay(time, timeZone)}, ${formatClock(time, timeZone)}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Within this many days, a weekday is unambiguous. */
const NEAR_DAYS = 6;

/** "Mon 4 pm" for a time in the next days, "Mon 9 Mar, 4:30 pm" for a later one. */
export function formatNextTime(time: Date, now: Date, timeZone: string): string {
  const { weekday, day, month } = partsOf(time, knownZone(timeZone), "short");
  const clock = formatClock(time, timeZone).replace(":00", "");
  return time.getTime() - now.getTime() < NEAR_DAYS * DAY_MS
    ? `${weekday} ${clock}`
    : `${weekday} ${day} ${month}, ${clock}`;
}

/** Whether clocks in both zones show the same at this instant, whatever the zones are called. */
export function showSameClock(time: Date, zoneA: string, zoneB: string): boolean {
  const written = (timeZone: string) => `${formatZonedDay(time, timeZone)}, ${clockOf(time, knownZone(timeZone))}`;
  return written(zoneA) === written(zoneB);
}
