import "server-only";
import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/domain/meetings/booking.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { MEETING_MINUTES } from "@/lib/domain/meetings/meeting-length";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { site } from "@/lib/site";
import { findBookableMentor } from "./bookable-mentor.repository";
import { toMeetingPerson } from "./meeting.repository";
import { newRoomUrl } from "./room-url";

type Pair = Awaited<ReturnType<typeof findPair>>;
/** What Calendly does not tell is absent. */
type Wish = Pick<Booking, "timeZone"> & { startsAt: Date | null } & Partial<
    Pick<Booking, "format" | "topic" | "className" | "contact">
  >;

/** The end of a meeting that starts then. */
export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + MEETING_MINUTES * 60_000);
}

/**
 * The two who are to meet. A mentor may book another mentor.
 * @throws AppError mentor_not_found; not_allowed for oneself; not_signed_in when the student's account is gone
 */
export async function findPair(username: string, actor: Actor) {
  const mentor = await findBookableMentor(username);
  if (mentor.userId === actor.id) throw new AppError("not_allowed", { message: messages.ownMeeting });
  const student = await prisma.user.findFirst({
    where: { id: actor.id, deletedAt: null },
    select: { id: true, name: true, username: true, avatar: true, avatarSmall: true, email: true },
  });
  if (!student) throw new AppError("not_signed_in");
  return { mentor, student };
}

/** A new meeting that is not written yet. In person it names the mentor's town, as the public profile does: anybody can book, so the two agree on the door themselves. */
export function draftMeeting(mentor: Pair["mentor"], student: Pair["student"], wish: Wish): Meeting {
  const id = randomUUID();
  const { startsAt, format = "online" } = wish;
  const hasRoom = format === "online" && startsAt !== null;
  return {
    id,
    mentor: toMeetingPerson(mentor, mentor.availability?.timeZone ?? DEFAULT_AVAILABILITY.timeZone),
    student: toMeetingPerson(student, wish.timeZone),
    startsAt,
    endsAt: startsAt && endOf(startsAt),
    status: "confirmed",
    format,
    topic: wish.topic ?? null,
    className: wish.className ?? null,
    roomUrl: hasRoom ? newRoomUrl() : null,
    place: format === "in_person" ? mentor.placeName : null,
    contact: wish.contact ?? null,
    cancellation: null,
    calendar: { uid: `${id}@${site.name.toLowerCase()}`, sequence: 0 },
  };
}
