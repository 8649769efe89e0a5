import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { createUserMember } from "./member.factory";
import { createBookableMentor, createMeetingRow } from "./meeting.factory";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Creates a signed-in mentor and student, with all private fields filled in. */
export async function createPair() {
  const mentor = await createBookableMentor({ ...DEFAULT_AVAILABILITY, roomUrl: "https://meet.example.org/asha" });
  return { mentor, student: await createUserMember({ mobileNumber: "9123409876", address: "7 Temple Street, Pune" }) };
}

/** Creates a meeting that was booked 8 days in advance, in India by default. */
export function createBookedMeeting(...[sides, startsAt, overrides]: Parameters<typeof createMeetingRow>) {
  const createdAt = new Date(startsAt.getTime() - 8 * DAY_MS);
  return createMeetingRow(sides, startsAt, { createdAt, studentTimeZone: "Asia/Kolkata", ...overrides });
}
