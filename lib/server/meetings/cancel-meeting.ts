import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { refreshFreeTimes } from "@/lib/server/search/refresh-free-times";
import { getMeetingOf, lockUnchanged, refuseUnchangeable } from "./change-meeting";
import { prepareMeetingMails } from "./meeting-mails";
import { findMeeting, getRecipients } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

/**
 * Cancels a meeting for both participants and sends mails that remove it from their calendars. Cancelling twice returns
 * the same result without more mails. A Calendly entry has no time and is deleted instead.
 * @throws AppError not_found for everyone else; conflict when it has begun or was moved; too_many_requests
 */
export async function cancelMeeting(actor: Actor, id: string, reason: string | null): Promise<OwnMeeting> {
  await limitMember("booking", actor);
  const { meeting, side } = await getMeetingOf(actor, id);
  if (meeting.status === "cancelled") return toOwnMeeting(meeting, actor, new Date());
  if (meeting.startsAt === null) {
    await prisma.meeting.deleteMany({ where: { id, startsAt: null } });
    return toOwnMeeting(cancelledVersion(meeting, { by: side, reason: null }), actor, new Date());
  }
  refuseUnchangeable(meeting, new Date());
  const cancelled = cancelledVersion(meeting, { by: side, reason });
  const recipients = await getRecipients(prisma, meeting);
  const mails = await prepareMeetingMails("cancelled", cancelled, { recipients, by: side });
  const cancelling = prisma.$transaction(async (tx) => {
    await lockUnchanged(tx, meeting);
    await tx.meeting.update({
      where: { id },
      data: {
        status: "cancelled",
        cancelledById: actor.id,
        cancelledAt: new Date(),
        cancelReason: reason,
        contact: null,
        calendarSequence: cancelled.calendar.sequence,
      },
      select: { id: true },
    });
    await refreshFreeTimes(tx, [meeting.mentor.id, meeting.student.id]);
    for (const mail of mails) await putInOutbox(tx, mail);
  });
  try {
    await cancelling;
  } catch (error) {
    // A repeated request or the other participant may have cancelled it meanwhile.
    const meanwhile = await findMeeting(prisma, id);
    if (meanwhile?.status !== "cancelled") throw error;
    return toOwnMeeting(meanwhile, actor, new Date());
  }
  deliverMailsAfterAnswer();
  return toOwnMeeting(cancelled, actor, new Date());
}

/** The cancelled version of a meeting; calendars apply the higher sequence. */
export function cancelledVersion(meeting: Meeting, cancellation: NonNullable<Meeting["cancellation"]>): Meeting {
  const { uid, sequence } = meeting.calendar;
  return { ...meeting, status: "cancelled", cancellation, contact: null, calendar: { uid, sequence: sequence + 1 } };
}
