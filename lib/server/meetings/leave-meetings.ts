import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { sideOf } from "@/lib/domain/meetings/meeting.policy";
import { subjectIdsOfMask } from "@/lib/domain/search/tokens.rules";
import { mentorProfileHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { prisma } from "@/lib/platform/db/prisma";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { listSimilarMentors } from "@/lib/server/search/list-similar-mentors";
import { refreshFreeTimes } from "@/lib/server/search/refresh-free-times";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { cancelledVersion } from "./cancel-meeting";
import { type PersonLink, prepareMeetingMails } from "./meeting-mails";
import { listMeetingsWhere, getRecipients } from "./meeting.repository";

/** How many similar mentors a student's mail lists. */
const SIMILAR = 3;

/** Mails to the other participants, by meeting and version. */
type Farewell = Map<string, OutgoingMail[]>;
const versionOf = ({ id, calendar }: Meeting) => `${id} ${calendar.sequence}`;

const ofPerson = (userId: string): Prisma.MeetingWhereInput => ({
  OR: [{ studentId: userId }, { mentor: { userId } }],
});
const toCome = (userId: string, now: Date): Prisma.MeetingWhereInput => ({
  AND: [ofPerson(userId), { status: { in: ["pending", "confirmed"] }, startsAt: { gt: now } }],
});

/** Composes the mail to the other participant when this person leaves; a student's mail lists similar mentors. */
async function farewellMails(
  db: Prisma.TransactionClient,
  userId: string,
  meeting: Meeting,
  similar: readonly PersonLink[] = [],
): Promise<OutgoingMail[]> {
  const by = sideOf({ id: userId }, meeting) ?? "student";
  const recipients = { ...(await getRecipients(db, meeting)), [by]: null };
  const cancelled = cancelledVersion(meeting, { by, reason: null, hasLeft: true });
  return prepareMeetingMails("cancelled", cancelled, { recipients, by, similar: by === "mentor" ? similar : [] });
}

/** A few mentors who teach the same subjects as a departing one. */
async function findSimilar(userId: string): Promise<PersonLink[]> {
  const where = { mentor: { userId } };
  const listing = await prisma.mentorListing.findFirst({ where, select: { mentorId: true, subjectMask: true } });
  if (!listing) return [];
  const { mentors } = await listSimilarMentors(subjectIdsOfMask(listing.subjectMask), null);
  return mentors
    .filter(({ id }) => id !== userId)
    .slice(0, SIMILAR)
    .map(({ name, username }) => ({ name, url: absolute(mentorProfileHref(username)) }));
}

/** Composes the mails for all upcoming meetings, before the transaction in which the person leaves. */
export async function prepareFarewell(userId: string, now: Date): Promise<Farewell> {
  const farewell: Farewell = new Map();
  const meetings = await listMeetingsWhere(prisma, toCome(userId, now));
  const similar = meetings.some(({ mentor }) => mentor.id === userId) ? await findSimilar(userId) : [];
  for (const meeting of meetings) {
    farewell.set(versionOf(meeting), await farewellMails(prisma, userId, meeting, similar));
  }
  return farewell;
}

/**
 * Cancels a person's upcoming meetings, and deletes texts, rooms and places from all their meetings. The account must
 * be locked, so that no new bookings arrive meanwhile.
 */
export async function leaveMeetings(
  tx: Prisma.TransactionClient,
  userId: string,
  now: Date,
  farewell: Farewell,
): Promise<void> {
  // Locks all of the person's meetings in id order: waits for changes in progress without deadlocks.
  await tx.$queryRaw`
    select 1 from meeting
    where student_id = ${userId}::uuid or mentor_id in (select id from mentor_profile where user_id = ${userId}::uuid)
    order by id for update`;
  const meetings = await listMeetingsWhere(tx, toCome(userId, now));
  for (const meeting of meetings) {
    // A meeting booked or moved since then gets its mail here.
    const mails = farewell.get(versionOf(meeting)) ?? (await farewellMails(tx, userId, meeting));
    for (const mail of mails) await putInOutbox(tx, mail);
  }
  await tx.meeting.updateMany({
    where: { id: { in: meetings.map(({ id }) => id) } },
    data: { status: "cancelled", cancelledById: userId, cancelledAt: now, calendarSequence: { increment: 1 } },
  });
  await refreshFreeTimes(
    tx,
    meetings.flatMap(({ mentor, student }) => [mentor.id, student.id]),
  );
  // A Calendly entry contains nothing but the event's address.
  await tx.meeting.deleteMany({ where: { AND: [ofPerson(userId), { externalEventUrl: { not: null } }] } });
  await tx.meeting.updateMany({
    where: ofPerson(userId),
    data: { topic: null, cancelReason: null, place: null, contact: null, roomUrl: null },
  });
  await tx.availability.deleteMany({ where: { mentor: { userId } } });
  await tx.calendarFeed.deleteMany({ where: { userId } });
}
