/** How long before its start a room opens, in minutes; the link is highlighted from then on. */
const OPEN_BEFORE_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Whether the room of a meeting is open: from 15 minutes before the start until the end. Times in ISO 8601. */
export function isTimeToJoin({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }, now: Date) {
  if (startsAt === null || endsAt === null) return false;
  return now.getTime() >= Date.parse(startsAt) - OPEN_BEFORE_MINUTES * MINUTE_MS && now.getTime() < Date.parse(endsAt);
}
