import type { OwnMeeting } from "./own-meeting";

/** "20260304T110000Z" of a time in ISO 8601. */
const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

type Entry = Pick<OwnMeeting, "startsAt" | "endsAt" | "other" | "roomUrl" | "place" | "topic">;

/** The address that opens Google Calendar with a meeting filled in, or null for one without a time. */
export function googleCalendarHref({ startsAt, endsAt, other, roomUrl, place, topic }: Entry): string | null {
  if (startsAt === null || endsAt === null) return null;
  const where = roomUrl ?? place;
  const entry = new URLSearchParams({
    action: "TEMPLATE",
    text: `Meeting with ${other.name}`,
    dates: `${stamp(startsAt)}/${stamp(endsAt)}`,
    ...(where ? { location: where } : {}),
    ...(topic ? { details: topic } : {}),
  });
  return `https://calendar.google.com/calendar/render?${entry}`;
}
