import { type Availability, minutesOf, type TimeRange } from "./availability.schema";
import { WEEKDAYS } from "./weekdays";

const NOON = 12 * 60;

/** "4 pm", "4:30 pm", "noon" or "midnight" for a wall-clock time such as "16:30"; "24:00" is also midnight. */
export function clockInWords(clock: string): string {
  const minutes = minutesOf(clock);
  if (minutes === NOON) return "noon";
  if (minutes % (2 * NOON) === 0) return "midnight";
  const hour = Math.floor(minutes / 60);
  const rest = clock.slice(clock.indexOf(":") + 1);
  return `${hour % 12 || 12}${rest === "00" ? "" : `:${rest}`} ${hour < 12 ? "am" : "pm"}`;
}

/** "10 am to noon and 4 pm to 8 pm"; "Day off" for a day without hours. */
export function rangesInWords(ranges: readonly TimeRange[]): string {
  if (ranges.length === 0) return "Day off";
  return listed(ranges.map(({ from, to }) => `${clockInWords(from)} to ${clockInWords(to)}`));
}

/**
 * Single days from today on, next one first.
 * @param today the current day in the mentor's zone, as "2026-03-04"
 */
export function daysToCome(overrides: Availability["overrides"], today: string): Availability["overrides"] {
  return overrides.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A week in as few lines as possible: consecutive days with the same hours share one, "Monday to Friday". */
export function weekInWords(weeklyHours: Availability["weeklyHours"]): { days: string; hours: string }[] {
  const runs: { labels: string[]; hours: string }[] = [];
  for (const { key, label } of WEEKDAYS) {
    const hours = rangesInWords(weeklyHours[key]);
    const run = runs.at(-1);
    if (run?.hours === hours) run.labels.push(label);
    else runs.push({ labels: [label], hours });
  }
  return runs.map(({ labels, hours }) => ({ days: spanOfDays(labels), hours }));
}

function spanOfDays(labels: readonly string[]): string {
  return labels.length > 2 ? `${labels[0]} to ${labels.at(-1)}` : labels.join(" and ");
}

/** "a", "a and b", "a, b and c". */
function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join();
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** "30 minutes", "2 hours" or "1 day" for a number of minutes. */
export function durationInWords(minutes: number): string {
  const [count, unit] =
    minutes > 0 && minutes % 1440 === 0
      ? [minutes / 1440, "day"]
      : minutes > 0 && minutes % 60 === 0
        ? [minutes / 60, "hour"]
        : [minutes, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
