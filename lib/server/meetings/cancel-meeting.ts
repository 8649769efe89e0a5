import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { getMeetingOf, lockUnchanged, refuseUnchangeable } from "./change-meeting";
import { prepareMeetingMails } from "./meeting-mails";
import { findMeeting, getRecipients } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

/**
 * Cancels a meeting for both sides, who get a mail that takes it out of their calendars. Cancelling what is cancelled
 * answers the same and sends nothing. An entry without a time, which says nothing but that Calendly has a meeting, is
 * removed for both sides.
 * @throws AppError not_found for everybody but the two; conflict when it has begun or was moved; too_many_requests
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
    for (const mail of mails) await putInOutbox(tx, mail);
  });
  try {
    await cancelling;
  } catch (error) {
    // The same, sent a second time or by the other side, may have been done just now.
    const meanwhile = await findMeeting(prisma, id);
    if (meanwhile?.status !== "cancelled") throw error;
    return toOwnMeeting(meanwhile, actor, new Date());
  }
  deliverMailsAfterAnswer();
  return toOwnMeeting(cancelled, actor, new Date());
}

/** The meeting as it stands once it is cancelled; calendars go by the higher sequence. */
export function cancelledVersion(meeting: Meeting, cancellation: NonNullable<Meeting["cancellation"]>): Meeting {
  const { uid, sequence } = meeting.calendar;
  return { ...meeting, status: "cancelled", cancellation, contact: null, calendar: { uid, sequence: sequence + 1 } };
}
