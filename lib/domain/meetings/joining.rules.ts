/** How long before its start a room can be entered, in minutes (the way in stands out from then on). */
const OPEN_BEFORE_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Whether it is time to enter the room of a meeting: from a quarter of an hour before until its end. Times in ISO 8601. */
export function isTimeToJoin({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }, now: Date) {
  if (startsAt === null || endsAt === null) return false;
  return now.getTime() >= Date.parse(startsAt) - OPEN_BEFORE_MINUTES * MINUTE_MS && now.getTime() < Date.parse(endsAt);
}
