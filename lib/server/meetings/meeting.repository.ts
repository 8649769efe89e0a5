import "server-only";
import { DELETED_USER_NAME } from "@/lib/domain/account/deleted-user";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import type { Meeting, MeetingPerson } from "@/lib/domain/meetings/meeting";
import { isActive } from "@/lib/domain/meetings/meeting.policy";
import type { Prisma } from "@/prisma/generated/prisma/client";

const person = { id: true, name: true, username: true, avatar: true, avatarSmall: true, deletedAt: true } as const;

const meeting = {
  id: true,
  mentorId: true,
  startsAt: true,
  endsAt: true,
  status: true,
  format: true,
  topic: true,
  className: true,
  studentTimeZone: true,
  roomUrl: true,
  place: true,
  contact: true,
  calendarUid: true,
  calendarSequence: true,
  cancelledById: true,
  cancelReason: true,
  cancelledAt: true,
  mentor: { select: { user: { select: person }, availability: { select: { timeZone: true } } } },
  student: { select: person },
} satisfies Prisma.MeetingSelect;

type MeetingRow = Prisma.MeetingGetPayload<{ select: typeof meeting }>;
type PersonRow = Omit<MeetingRow["student"], "deletedAt"> & { deletedAt?: Date | null };

/** A person of a meeting field by field; of a deleted one nothing is told. */
export function toMeetingPerson(row: PersonRow, timeZone: string): MeetingPerson {
  const { id, username } = row;
  if (row.deletedAt) return { id, name: DELETED_USER_NAME, username, avatar: null, timeZone, isDeleted: true };
  return { id, name: row.name, username, avatar: row.avatarSmall ?? row.avatar, timeZone };
}

/** A meeting as the product's rules know it. */
function toMeeting(row: MeetingRow): Meeting {
  const isCancelled = row.status === "cancelled";
  const by = row.cancelledById === row.mentor.user.id ? "mentor" : "student";
  const { deletedAt } = by === "mentor" ? row.mentor.user : row.student;
  // A deletion cancels what was to come at its very moment.
  const hasLeft = deletedAt !== null && row.cancelledAt?.getTime() === deletedAt.getTime();
  return {
    id: row.id,
    mentor: toMeetingPerson(row.mentor.user, row.mentor.availability?.timeZone ?? DEFAULT_AVAILABILITY.timeZone),
    student: toMeetingPerson(row.student, row.studentTimeZone),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    status: row.status,
    format: row.format,
    topic: row.topic,
    className: row.className,
    roomUrl: row.roomUrl,
    place: row.place,
    contact: row.contact,
    cancellation: isCancelled ? { by, reason: row.cancelReason, hasLeft } : null,
    calendar: { uid: row.calendarUid, sequence: row.calendarSequence },
  };
}

/** Some meetings, in the order that is asked for. */
export async function listMeetingsWhere(
  db: Prisma.TransactionClient,
  where: Prisma.MeetingWhereInput,
  more: Pick<Prisma.MeetingFindManyArgs, "orderBy" | "skip" | "take"> = {},
): Promise<Meeting[]> {
  const rows = await db.meeting.findMany({ where, ...more, select: meeting });
  return rows.map(toMeeting);
}

/** One meeting by its id; null when there is none. */
export async function findMeeting(db: Prisma.TransactionClient, id: string): Promise<Meeting | null> {
  const [found] = await listMeetingsWhere(db, { id });
  return found ?? null;
}

/** The same, held until the transaction ends. */
export async function lockMeeting(tx: Prisma.TransactionClient, id: string): Promise<Meeting | null> {
  await tx.$queryRaw`select 1 from meeting where id = ${id}::uuid for update`;
  return findMeeting(tx, id);
}

type Origin = { mentorId: number; idempotencyKey?: string; externalEventUrl?: string; movedFromId?: string };

/**
 * Writes a new meeting, unless one that is there forbids it. `ON CONFLICT DO NOTHING` is what `skipDuplicates` becomes; a
 * plain insert against the exclusion constraints would run into deadlocks under rush.
 * @returns whether it is written
 */
export async function insertMeeting(tx: Prisma.TransactionClient, draft: Meeting, origin: Origin): Promise<boolean> {
  const { mentorId, idempotencyKey, externalEventUrl, movedFromId } = origin;
  const written = await tx.meeting.createManyAndReturn({
    data: [
      {
        id: draft.id,
        mentorId,
        studentId: draft.student.id,
        startsAt: draft.startsAt,
        endsAt: draft.endsAt,
        status: draft.status,
        format: draft.format,
        topic: draft.topic,
        className: draft.className,
        studentTimeZone: draft.student.timeZone,
        roomUrl: draft.roomUrl,
        place: draft.place,
        contact: draft.contact,
        calendarUid: draft.calendar.uid,
        calendarSequence: draft.calendar.sequence,
        idempotencyKey,
        externalEventUrl,
        movedFromId,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  return written.length === 1;
}

/** Where both sides get their mails; null for an account that is gone. */
export async function getRecipients(db: Prisma.TransactionClient, { mentor, student }: Meeting) {
  const users = await db.user.findMany({
    where: { id: { in: [mentor.id, student.id] }, deletedAt: null },
    select: { id: true, email: true },
  });
  const emailOf = (id: string) => users.find((user) => user.id === id)?.email ?? null;
  return { mentor: emailOf(mentor.id), student: emailOf(student.id) };
}

/** The meetings of a student with a mentor whose times are known; one that was moved did not take place. */
export async function listMeetingsOfPair(db: Prisma.TransactionClient, mentorId: number, studentId: string) {
  const rows = await db.meeting.findMany({
    where: { mentorId, studentId, endsAt: { not: null } },
    select: { endsAt: true, status: true },
  });
  return rows.map(({ endsAt, status }) => ({ endsAt: endsAt!, isCancelled: !isActive({ status }) }));
}

/** Calendly keeps the time to itself: its meetings count as upcoming for this long after they were booked, in days. */
const CALENDLY_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

const active = { status: { in: ["pending", "confirmed"] } } satisfies Prisma.MeetingWhereInput;

/** Meetings that are not over and not cancelled. */
export function upcoming(now: Date): Prisma.MeetingWhereInput {
  const since = new Date(now.getTime() - CALENDLY_DAYS * DAY_MS);
  return { ...active, OR: [{ endsAt: { gt: now } }, { startsAt: null, createdAt: { gt: since } }] };
}

/** Meetings that are over or cancelled. Of a meeting that was moved only the one that follows it counts. */
export function past(now: Date): Prisma.MeetingWhereInput {
  const since = new Date(now.getTime() - CALENDLY_DAYS * DAY_MS);
  const isOver = { ...active, OR: [{ endsAt: { lte: now } }, { startsAt: null, createdAt: { lte: since } }] };
  return { OR: [{ status: "cancelled" }, isOver] };
}
