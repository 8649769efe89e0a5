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
export type Farewell = Map<string, OutgoingMail[]>;
const versionOf = ({ id, calendar }: Meeting) => `${id} ${calendar.sequence}`;

const ofPerson = (userId: string): Prisma.MeetingWhereInput => ({
  OR: [{ studentId: userId }, { mentor: { userId } }],
});
const toCome = (userId: string, now: Date): Prisma.MeetingWhereInput => ({
  AND: [ofPerson(userId), { status: { in: ["pending", "confirmed"] }, startsAt: { gt: now } }],
});

/** Why somebody's meetings end: the person deletes the account, or the site suspends it. */
type Ending = "left" | "suspended";

/**
 * Composes the mails about a meeting that ends with a person's account. A suspended person gets one too, because the
 * account's calendars still have the meeting. A student's mail lists similar mentors.
 */
async function farewellMails(
  db: Prisma.TransactionClient,
  userId: string,
  meeting: Meeting,
  ending: Ending,
  similar: readonly PersonLink[] = [],
): Promise<OutgoingMail[]> {
  const side = sideOf({ id: userId }, meeting) ?? "student";
  const all = await getRecipients(db, meeting);
  const by = ending === "left" ? side : "site";
  const cancelled = cancelledVersion(meeting, { by, reason: null, hasLeft: ending === "left" });
  const toOther = await prepareMeetingMails("cancelled", cancelled, {
    recipients: { ...all, [side]: null },
    similar: side === "mentor" ? similar : [],
  });
  if (ending === "left") return toOther;
  const recipients = { mentor: null, student: null, [side]: all[side] };
  return [...toOther, ...(await prepareMeetingMails("cancelled", cancelled, { recipients }))];
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

/** Composes the mails for all upcoming meetings, before the transaction that ends them. */
export async function prepareFarewell(userId: string, now: Date, ending: Ending = "left"): Promise<Farewell> {
  const farewell: Farewell = new Map();
  const meetings = await listMeetingsWhere(prisma, toCome(userId, now));
  const similar = meetings.some(({ mentor }) => mentor.id === userId) ? await findSimilar(userId) : [];
  for (const meeting of meetings) {
    farewell.set(versionOf(meeting), await farewellMails(prisma, userId, meeting, ending, similar));
  }
  return farewell;
}

/**
 * Cancels a person's upcoming meetings and stores the mails about them. The account must be locked, so that no new
 * bookings arrive meanwhile.
 */
export async function cancelUpcomingMeetings(
  tx: Prisma.TransactionClient,
  userId: string,
  now: Date,
  { ending, farewell }: { ending: Ending; farewell: Farewell },
): Promise<void> {
  await lockMeetings(tx, userId);
  const meetings = await listMeetingsWhere(tx, toCome(userId, now));
  for (const meeting of meetings) {
    // A meeting booked or moved since then gets its mail here.
    const mails = farewell.get(versionOf(meeting)) ?? (await farewellMails(tx, userId, meeting, ending));
    for (const mail of mails) await putInOutbox(tx, mail);
  }
  // The site's own cancellation is nobody's.
  await markCancelled(tx, meetings, { cancelledById: ending === "left" ? userId : null, cancelledAt: now });
}

/** Locks all of a person's meetings in id order: waits for changes in progress without deadlocks. */
async function lockMeetings(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$queryRaw`
    select 1 from meeting
    where student_id = ${userId}::uuid or mentor_id in (select id from mentor_profile where user_id = ${userId}::uuid)
    order by id for update`;
}

type Cancellation = { cancelledById: string | null; cancelledAt: Date };

async function markCancelled(
  tx: Prisma.TransactionClient,
  meetings: readonly Meeting[],
  cancellation: Cancellation,
): Promise<void> {
  await tx.meeting.updateMany({
    where: { id: { in: meetings.map(({ id }) => id) } },
    data: { ...cancellation, status: "cancelled", contact: null, calendarSequence: { increment: 1 } },
  });
  await refreshFreeTimes(
    tx,
    meetings.flatMap(({ mentor, student }) => [mentor.id, student.id]),
  );
}

/**
 * Cancels the upcoming meetings of two people in the name of one of them, with mails to both. Both accounts must be
 * locked, so that no new bookings arrive meanwhile.
 */
export async function cancelMeetingsOfPair(
  tx: Prisma.TransactionClient,
  cancellerId: string,
  otherId: string,
  now: Date,
): Promise<void> {
  const pair = { AND: [toCome(cancellerId, now), ofPerson(otherId)] };
  await lockMeetings(tx, cancellerId);
  const meetings = await listMeetingsWhere(tx, pair);
  for (const meeting of meetings) {
    const by = sideOf({ id: cancellerId }, meeting) ?? "student";
    const cancelled = cancelledVersion(meeting, { by, reason: null });
    const recipients = await getRecipients(tx, meeting);
    for (const mail of await prepareMeetingMails("cancelled", cancelled, { recipients })) await putInOutbox(tx, mail);
  }
  await markCancelled(tx, meetings, { cancelledById: cancellerId, cancelledAt: now });
}

/** Cancels a leaving person's upcoming meetings, and deletes texts, rooms and places from all their meetings. */
export async function leaveMeetings(
  tx: Prisma.TransactionClient,
  userId: string,
  now: Date,
  farewell: Farewell,
): Promise<void> {
  await cancelUpcomingMeetings(tx, userId, now, { ending: "left", farewell });
  // A Calendly entry contains nothing but the event's address.
  await tx.meeting.deleteMany({ where: { AND: [ofPerson(userId), { externalEventUrl: { not: null } }] } });
  await tx.meeting.updateMany({
    where: ofPerson(userId),
    data: { topic: null, cancelReason: null, place: null, contact: null, roomUrl: null },
  });
  await tx.availability.deleteMany({ where: { mentor: { userId } } });
  await tx.calendarFeed.deleteMany({ where: { userId } });
}
