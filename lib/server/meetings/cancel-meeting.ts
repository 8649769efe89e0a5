import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { MeetingSide } from "@/lib/domain/meetings/meeting-facts.rules";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/prisma/client";
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
  try {
    return toOwnMeeting(await cancel(meeting, { by: side, cancelledById: actor.id, reason }), actor, new Date());
  } catch (error) {
    // A repeated request or the other participant may have cancelled it meanwhile.
    const meanwhile = await findMeeting(prisma, id);
    if (meanwhile?.status !== "cancelled") throw error;
    return toOwnMeeting(meanwhile, actor, new Date());
  }
}

/**
 * Cancels a meeting in the name of the site, with a mail to both sides.
 * @param record runs in the transaction with the accounts of both sides, and refuses by throwing
 * @throws AppError not_found; conflict when it has begun, was changed or is cancelled already
 */
export async function cancelForSite(
  id: string,
  reason: string | null,
  record: (tx: Prisma.TransactionClient, sides: readonly string[]) => Promise<void>,
): Promise<void> {
  const meeting = await findMeeting(prisma, id);
  if (!meeting) throw new AppError("not_found");
  const sides = [meeting.mentor.id, meeting.student.id];
  await cancel(meeting, { by: "site", cancelledById: null, reason, record: (tx) => record(tx, sides) });
}

type Cancellation = {
  by: MeetingSide | "site";
  cancelledById: string | null;
  reason: string | null;
  record?: (tx: Prisma.TransactionClient) => Promise<void>;
};

/** @throws AppError conflict when the meeting has begun or was changed meanwhile */
async function cancel(meeting: Meeting, { by, cancelledById, reason, record }: Cancellation): Promise<Meeting> {
  refuseUnchangeable(meeting, new Date());
  const cancelled = cancelledVersion(meeting, { by, reason });
  const recipients = await getRecipients(prisma, meeting);
  const mails = await prepareMeetingMails("cancelled", cancelled, { recipients });
  await prisma.$transaction(async (tx) => {
    await lockUnchanged(tx, meeting);
    await record?.(tx);
    await tx.meeting.update({
      where: { id: meeting.id },
      data: {
        status: "cancelled",
        cancelledById,
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
  deliverMailsAfterAnswer();
  return cancelled;
}

/** The cancelled version of a meeting; calendars apply the higher sequence. */
export function cancelledVersion(meeting: Meeting, cancellation: NonNullable<Meeting["cancellation"]>): Meeting {
  const { uid, sequence } = meeting.calendar;
  return { ...meeting, status: "cancelled", cancellation, contact: null, calendar: { uid, sequence: sequence + 1 } };
}
