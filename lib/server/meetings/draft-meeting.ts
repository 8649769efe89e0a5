import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import type { Booking } from "@/lib/domain/meetings/booking.schema";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { MEETING_MINUTES, MOST_OPEN } from "@/lib/domain/meetings/meeting.constants";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { AppError } from "@/lib/errors";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { site } from "@/lib/site";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { getBookableMentor } from "./bookable-mentor";
import { toMeetingPerson, upcoming } from "./meeting.repository";

type People = Awaited<ReturnType<typeof getPair>>;
/** Fields that Calendly does not provide are absent. */
type Wish = Pick<Booking, "timeZone"> & { startsAt: Date | null } & Partial<
    Pick<Booking, "format" | "topic" | "className" | "contact">
  >;

/** The end of a meeting that starts at this time. */
export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + MEETING_MINUTES * 60_000);
}

/**
 * The two participants. A mentor may book another mentor.
 * @throws AppError mentor_not_found; not_allowed for booking oneself; not_signed_in when the student's account is gone
 */
export async function getPair(username: string, actor: Actor) {
  const mentor = await getBookableMentor(username);
  if (mentor.userId === actor.id) throw new AppError("not_allowed", { message: messages.ownMeeting });
  const student = await prisma.user.findFirst({
    where: { id: actor.id, ...ACTIVE_ACCOUNT },
    select: { id: true, name: true, username: true, avatar: true, avatarSmall: true, email: true },
  });
  if (!student) throw new AppError("not_signed_in");
  return { mentor, student };
}

/**
 * A new meeting that is not stored yet. In person it names only the mentor's town, as the public profile does. Anyone
 * can book, so the participants agree on the address themselves.
 */
export function draftMeeting(mentor: People["mentor"], student: People["student"], wish: Wish): Meeting {
  const id = randomUUID();
  const { startsAt, format = "online" } = wish;
  const hasRoom = format === "online" && startsAt !== null;
  return {
    id,
    mentor: toMeetingPerson(mentor, mentor.availability?.timeZone ?? DEFAULT_TIME_ZONE),
    student: toMeetingPerson(student, wish.timeZone),
    startsAt,
    endsAt: startsAt && endOf(startsAt),
    status: "confirmed",
    format,
    topic: wish.topic ?? null,
    className: wish.className ?? null,
    roomUrl: hasRoom ? (mentor.availability?.roomUrl ?? newRoomUrl()) : null,
    place: format === "in_person" ? mentor.placeName : null,
    contact: wish.contact ?? null,
    cancellation: null,
    calendar: { uid: `${id}@${site.name.toLowerCase()}`, sequence: 0 },
  };
}

/** 128 bits, so that nobody can guess a room. */
const ROOM_BYTES = 16;

/** A new room of the site's service, or null without one. Letters and digits only: some services drop other characters. */
function newRoomUrl(): string | null {
  return env.MEETING_URL_TEMPLATE
    ? env.MEETING_URL_TEMPLATE.replace("{room}", `${site.name}-${randomBytes(ROOM_BYTES).toString("hex")}`)
    : null;
}

/** Far above the limits, for accounts older than the limits. */
const MOST_READ = 500;

/** Why the student's own meetings prevent a booking: it already exists, or there are too many upcoming ones. */
export type OwnObstacle = { bookedAlready: string } | "openWithMentor" | "openInAll";
type Planned = {
  studentId: string;
  mentor: { mentorId: number };
  /** Null when none is chosen, or only Calendly knows it. */
  startsAt: Date | null;
};

/** Why the student's own meetings prevent a booking, or null. The result stays valid while the account is locked. */
export async function findOwnObstacle(
  db: Prisma.TransactionClient,
  { studentId, mentor: { mentorId }, startsAt }: Planned,
  now: Date,
): Promise<OwnObstacle | null> {
  const open = await db.meeting.findMany({
    where: { studentId, ...upcoming(now) },
    select: { id: true, mentorId: true, startsAt: true },
    take: MOST_READ,
  });
  const withMentor = open.filter((meeting) => meeting.mentorId === mentorId);
  const same = startsAt && withMentor.find((meeting) => meeting.startsAt?.getTime() === startsAt.getTime());
  if (same) return { bookedAlready: same.id };
  if (open.length >= MOST_OPEN.inAll) return "openInAll";
  return withMentor.length >= MOST_OPEN.withOneMentor ? "openWithMentor" : null;
}

/** The error for a booking that the student's own meetings prevent. */
export function ownRefusal(obstacle: OwnObstacle): AppError {
  if (typeof obstacle === "string") return new AppError("conflict", { message: messages[obstacle] });
  return new AppError("conflict", { message: messages.bookedAlready, data: { meetingId: obstacle.bookedAlready } });
}

/**
 * Checks before the form whether the student's own meetings prevent a booking, so that nobody fills it in for nothing.
 * @param slot ISO 8601; omitted until a time is chosen
 * @throws AppError mentor_not_found, also for a mentor who is not listed
 */
export async function findObstacleWith(
  username: string,
  slot: string | undefined,
  student: { id: string },
): Promise<OwnObstacle | null> {
  const mentor = await getBookableMentor(username);
  const startsAt = slot ? new Date(slot) : null;
  return findOwnObstacle(prisma, { mentor, studentId: student.id, startsAt }, new Date());
}
