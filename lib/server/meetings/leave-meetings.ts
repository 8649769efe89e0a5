import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { sideOf } from "@/lib/domain/meetings/meeting.policy";
import { subjectIdsOfMask } from "@/lib/domain/search/tokens.rules";
import { mentorProfileHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { prisma } from "@/lib/platform/db/prisma";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { listSimilarMentors } from "@/lib/server/search/list-similar-mentors";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { cancelledVersion } from "./cancel-meeting";
import { type PersonLink, prepareMeetingMails } from "./meeting-mails";
import { listMeetingsWhere, getRecipients } from "./meeting.repository";

/** How many similar mentors a student is told of. */
const SIMILAR = 3;

/** Mails to the others, by meeting and version. */
type Farewell = Map<string, OutgoingMail[]>;
const versionOf = ({ id, calendar }: Meeting) => `${id} ${calendar.sequence}`;

const ofPerson = (userId: string): Prisma.MeetingWhereInput => ({
  OR: [{ studentId: userId }, { mentor: { userId } }],
});
const toCome = (userId: string, now: Date): Prisma.MeetingWhereInput => ({
  AND: [ofPerson(userId), { status: { in: ["pending", "confirmed"] }, startsAt: { gt: now } }],
});

/** Tells the other side of a meeting that it is cancelled, because this person leaves; a student is told of similar mentors. */
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

/** A few mentors of the same subjects as one who leaves. */
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

/** Makes the mails for everybody whom a person is going to meet, before the transaction in which the person leaves. */
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
 * Cancels what a person had still before them, and takes what was written, rooms and places out of all of their meetings. The
 * account has to be held, so that nothing new is booked meanwhile.
 */
export async function leaveMeetings(
  tx: Prisma.TransactionClient,
  userId: string,
  now: Date,
  farewell: Farewell,
): Promise<void> {
  // Everything of the person, so that a change that is on its way is waited for, in one order for everybody.
  await tx.$queryRaw`
    select 1 from meeting
    where student_id = ${userId}::uuid or mentor_id in (select id from mentor_profile where user_id = ${userId}::uuid)
    order by id for update`;
  const meetings = await listMeetingsWhere(tx, toCome(userId, now));
  for (const meeting of meetings) {
    // One that was booked or moved since then gets its mail here.
    const mails = farewell.get(versionOf(meeting)) ?? (await farewellMails(tx, userId, meeting));
    for (const mail of mails) await putInOutbox(tx, mail);
  }
  await tx.meeting.updateMany({
    where: { id: { in: meetings.map(({ id }) => id) } },
    data: { status: "cancelled", cancelledById: userId, cancelledAt: now, calendarSequence: { increment: 1 } },
  });
  // One of Calendly's is nothing but the address of the event.
  await tx.meeting.deleteMany({ where: { AND: [ofPerson(userId), { externalEventUrl: { not: null } }] } });
  await tx.meeting.updateMany({
    where: ofPerson(userId),
    data: { topic: null, cancelReason: null, place: null, contact: null, roomUrl: null },
  });
  await tx.availability.deleteMany({ where: { mentor: { userId } } });
  await tx.calendarFeed.deleteMany({ where: { userId } });
}
