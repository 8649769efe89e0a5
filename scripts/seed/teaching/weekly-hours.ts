import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { Random } from "../random";

type WeeklyHours = Availability["weeklyHours"];

const HOURS_STREAM = 5;
const range = (from: string, to: string) => [{ from, to }];

function week(weekdays: WeeklyHours["monday"], saturday: WeeklyHours["monday"], sunday = saturday): WeeklyHours {
  const [monday, tuesday, wednesday, thursday, friday] = Array.from({ length: 5 }, () => weekdays);
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday } as WeeklyHours;
}

/** Weeks that tutors keep, with how many of a hundred keep them. Written once, because a million rows share them. */
const WEEKS = [
  { share: 40, hours: DEFAULT_AVAILABILITY.weeklyHours },
  { share: 20, hours: week(range("17:00", "21:00"), range("09:00", "13:00"), []) },
  { share: 12, hours: week([...range("06:30", "08:30"), ...range("16:30", "19:30")], range("08:00", "12:00")) },
  { share: 10, hours: week(range("09:00", "13:00"), []) },
  { share: 10, hours: week(range("10:00", "18:00"), range("10:00", "14:00"), []) },
  { share: 8, hours: week([], range("09:00", "19:00")) },
].map(({ share, hours }) => ({ share, text: JSON.stringify(hours) }));

/** The weekly hours of a demo mentor, as JSON. The first mentor, whose account visitors try, keeps the usual ones. */
export function pickWeeklyHours(seed: number, index: number): string {
  if (index === 0) return WEEKS[0]!.text;
  return new Random(seed, HOURS_STREAM, index).weighted(WEEKS, ({ share }) => share).text;
}
