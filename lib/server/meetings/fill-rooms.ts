import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { prisma } from "@/lib/platform/db/prisma";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { prepareMeetingMails } from "./meeting-mails";
import { getRecipients, listMeetingsWhere } from "./meeting.repository";

/** The most mails that one save writes. Students of later meetings find the link in their list and in the reminders. */
const MOST_MAILS = 50;

/** Mails to students, by meeting and version. */
type RoomMails = Map<string, OutgoingMail[]>;
const versionOf = (id: string, sequence: number) => `${id} ${sequence}`;

/** A mentor's online meetings that are not over and have no room. */
const withoutRoom = (mentorId: number, now: Date): Prisma.MeetingWhereInput => ({
  mentorId,
  format: "online",
  roomUrl: null,
  status: { in: ["pending", "confirmed"] },
  endsAt: { gt: now },
});

/** A meeting in its new room; calendars apply the higher sequence. */
function withRoom(meeting: Meeting, roomUrl: string): Meeting {
  const { uid, sequence } = meeting.calendar;
  return { ...meeting, roomUrl, calendar: { uid, sequence: sequence + 1 } };
}

/** Composes the mails to students whose meetings get a room, before the transaction that fills it in. */
export async function prepareRoomMails(mentorId: number, roomUrl: string | null, now: Date): Promise<RoomMails> {
  const mails: RoomMails = new Map();
  if (roomUrl === null) return mails;
  const soonest = { orderBy: { startsAt: "asc" }, take: MOST_MAILS } as const;
  for (const meeting of await listMeetingsWhere(prisma, withoutRoom(mentorId, now), soonest)) {
    const filled = withRoom(meeting, roomUrl);
    const recipients = { ...(await getRecipients(prisma, meeting)), mentor: null };
    const { id, calendar } = filled;
    mails.set(versionOf(id, calendar.sequence), await prepareMeetingMails("room", filled, { recipients }));
  }
  return mails;
}

/** Fills a room into a mentor's meetings that have none. The mentor's account must be locked. */
export async function fillRooms(
  tx: Prisma.TransactionClient,
  mentorId: number,
  roomUrl: string | null,
  mails: RoomMails,
  now: Date,
): Promise<void> {
  if (roomUrl === null) return;
  // Locks in id order: waits for changes in progress without deadlocks.
  await tx.$queryRaw`
    select 1 from meeting where mentor_id = ${mentorId} and room_url is null and ends_at > ${now}
    order by id for update`;
  const filled = await tx.meeting.updateManyAndReturn({
    where: withoutRoom(mentorId, now),
    data: { roomUrl, calendarSequence: { increment: 1 } },
    select: { id: true, calendarSequence: true },
  });
  for (const { id, calendarSequence } of filled) {
    for (const mail of mails.get(versionOf(id, calendarSequence)) ?? []) await putInOutbox(tx, mail);
  }
}
