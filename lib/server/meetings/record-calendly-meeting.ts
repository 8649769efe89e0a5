import "server-only";
import type { CalendlyMeeting } from "@/lib/domain/meetings/booking.schema";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { AppError } from "@/lib/errors";
import { lockAccounts } from "@/lib/server/account/account.repository";
import { isBlockedPair } from "@/lib/server/blocks/block.repository";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { draftMeeting, findOwnObstacle, getPair, ownRefusal } from "./draft-meeting";
import { listMeetingsWhere, insertMeeting } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

/**
 * Records a meeting booked in Calendly's widget, once per event. The browser reports it, so it proves nothing and
 * blocks no time; Calendly sends the mails.
 * @throws AppError invalid_input when Calendly is not configured; mentor_not_found; not_allowed for booking oneself;
 *   conflict when the event belongs to another meeting, or the student has too many upcoming ones; not_signed_in;
 *   too_many_requests
 */
export async function recordCalendlyMeeting(actor: Actor, input: CalendlyMeeting): Promise<OwnMeeting> {
  if (!env.NEXT_PUBLIC_CALENDLY_URL) {
    throw new AppError("invalid_input", { fields: [{ field: "calendlyEventUrl", message: messages.noCalendly }] });
  }
  await limitMember("booking", actor);
  const { mentor, student } = await getPair(input.mentor, actor);
  const draft = draftMeeting(mentor, student, { startsAt: null, timeZone: input.timeZone });
  const externalEventUrl = input.calendlyEventUrl;
  await prisma.$transaction(async (tx) => {
    const living = await lockAccounts(tx, [mentor.userId, student.id]);
    if (!living.has(student.id)) throw new AppError("not_signed_in");
    if (!living.has(mentor.userId)) throw new AppError("mentor_not_found");
    if (await tx.meeting.findUnique({ where: { externalEventUrl }, select: { id: true } })) return;
    if (await isBlockedPair(tx, mentor.userId, student.id)) throw new AppError("mentor_not_found");
    const obstacle = await findOwnObstacle(tx, { mentor, studentId: student.id, startsAt: null }, new Date());
    if (obstacle) throw ownRefusal(obstacle);
    await insertMeeting(tx, draft, { mentorId: mentor.mentorId, externalEventUrl });
  });
  // A repeated call returns the row that the first one wrote.
  const [meeting] = await listMeetingsWhere(prisma, { externalEventUrl });
  if (meeting?.student.id !== student.id || meeting.mentor.id !== mentor.userId) {
    throw new AppError("conflict", { message: messages.eventKnown });
  }
  return toOwnMeeting(meeting, actor, new Date());
}
