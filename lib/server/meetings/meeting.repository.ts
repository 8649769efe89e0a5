import "server-only";
import { NO_SHOW } from "@/lib/domain/reports/report.rules";
import { DELETED_USER_NAME } from "@/lib/domain/account/deleted-user";
import type { Meeting, MeetingPerson } from "@/lib/domain/meetings/meeting";
import { isActive } from "@/lib/domain/meetings/meeting.policy";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
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

/** Builds a participant field by field; a deleted one has no personal data. */
export function toMeetingPerson(row: PersonRow, timeZone: string): MeetingPerson {
  const { id, username } = row;
  if (row.deletedAt) return { id, name: DELETED_USER_NAME, username, avatar: null, timeZone, isDeleted: true };
  return { id, name: row.name, username, avatar: row.avatarSmall ?? row.avatar, timeZone };
}

/** Who cancelled a meeting; the site, when nobody did. */
function cancellerOf({ cancelledById, mentor }: MeetingRow): "mentor" | "student" | "site" {
  if (cancelledById === null) return "site";
  return cancelledById === mentor.user.id ? "mentor" : "student";
}

/** Converts a row to the domain's meeting. */
function toMeeting(row: MeetingRow): Meeting {
  const isCancelled = row.status === "cancelled";
  const by = cancellerOf(row);
  const deletedAt = by === "site" ? null : (by === "mentor" ? row.mentor.user : row.student).deletedAt;
  // An account's deletion cancels its upcoming meetings with the same timestamp.
  const hasLeft = deletedAt !== null && row.cancelledAt?.getTime() === deletedAt.getTime();
  return {
    id: row.id,
    mentor: toMeetingPerson(row.mentor.user, row.mentor.availability?.timeZone ?? DEFAULT_TIME_ZONE),
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

/** The meetings that match `where`. */
export async function listMeetingsWhere(
  db: Prisma.TransactionClient,
  where: Prisma.MeetingWhereInput,
  more: Pick<Prisma.MeetingFindManyArgs, "orderBy" | "skip" | "take"> = {},
): Promise<Meeting[]> {
  const rows = await db.meeting.findMany({ where, ...more, select: meeting });
  return rows.map(toMeeting);
}

/** A meeting by its id, or null. */
export async function findMeeting(db: Prisma.TransactionClient, id: string): Promise<Meeting | null> {
  const [found] = await listMeetingsWhere(db, { id });
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockMeeting(tx: Prisma.TransactionClient, id: string): Promise<Meeting | null> {
  await tx.$queryRaw`select 1 from meeting where id = ${id}::uuid for update`;
  return findMeeting(tx, id);
}

type Origin = { mentorId: number; idempotencyKey?: string; externalEventUrl?: string; movedFromId?: string };

/**
 * Inserts a new meeting unless an existing one conflicts. `skipDuplicates` becomes `ON CONFLICT DO NOTHING`; under
 * load, plain inserts would deadlock on the exclusion constraints.
 * @returns whether it was inserted
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

/** Both participants' addresses; null for an account that is gone. */
export async function getRecipients(db: Prisma.TransactionClient, { mentor, student }: Meeting) {
  const users = await db.user.findMany({
    where: { id: { in: [mentor.id, student.id] }, deletedAt: null },
    select: { id: true, email: true },
  });
  const emailOf = (id: string) => users.find((user) => user.id === id)?.email ?? null;
  return { mentor: emailOf(mentor.id), student: emailOf(student.id) };
}

/** A student's meetings with a mentor whose times are known; a moved one did not take place. */
export async function listMeetingsOfPair(db: Prisma.TransactionClient, mentorId: number, studentId: string) {
  const rows = await db.meeting.findMany({
    where: { mentorId, studentId, endsAt: { not: null } },
    select: { id: true, endsAt: true, status: true },
  });
  const missed = await db.report.findMany({
    where: { kind: "meeting", reason: NO_SHOW, targetId: { in: rows.map(({ id }) => id) }, caseId: { not: null } },
    select: { targetId: true },
  });
  const isMissed = (id: string) => missed.some(({ targetId }) => targetId === id);
  return rows.map(({ id, endsAt, status }) => ({
    endsAt: endsAt!,
    isCancelled: !isActive({ status }),
    isMissed: isMissed(id),
  }));
}

/** Calendly does not share the time, so its meetings count as upcoming for this many days after the booking. */
const CALENDLY_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

const active = { status: { in: ["pending", "confirmed"] } } satisfies Prisma.MeetingWhereInput;

/** Meetings that are neither over nor cancelled. */
export function upcoming(now: Date): Prisma.MeetingWhereInput {
  const since = new Date(now.getTime() - CALENDLY_DAYS * DAY_MS);
  return { ...active, OR: [{ endsAt: { gt: now } }, { startsAt: null, createdAt: { gt: since } }] };
}

/** Meetings that are over or cancelled. Excludes moved meetings; only their successors count. */
export function past(now: Date): Prisma.MeetingWhereInput {
  const since = new Date(now.getTime() - CALENDLY_DAYS * DAY_MS);
  const isOver = { ...active, OR: [{ endsAt: { lte: now } }, { startsAt: null, createdAt: { lte: since } }] };
  return { OR: [{ status: "cancelled" }, isOver] };
}
