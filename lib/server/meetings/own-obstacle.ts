import "server-only";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { MOST_OPEN } from "@/lib/domain/meetings/meeting.policy";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { upcoming } from "./meeting-lists.repository";

/** Far more than the limits allow, for accounts that are older than them. */
const MOST_READ = 500;

/** What the student's own meetings have against another one: this very meeting is there, or too many to come are. */
export type OwnObstacle = { bookedAlready: string } | "openWithMentor" | "openInAll";
type Wish = {
  studentId: string;
  mentor: { mentorId: number };
  /** Null where it is not chosen, or only Calendly knows it. */
  startsAt: Date | null;
};

/** What the student's own meetings have against a booking; null for nothing. It holds as long as the account is held. */
export async function findOwnObstacle(
  db: Prisma.TransactionClient,
  { studentId, mentor: { mentorId }, startsAt }: Wish,
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

/** The refusal of a booking by the student's own meetings. */
export function ownRefusal(obstacle: OwnObstacle): AppError {
  if (typeof obstacle === "string") return new AppError("conflict", { message: messages[obstacle] });
  return new AppError("conflict", { message: messages.bookedAlready, data: { meetingId: obstacle.bookedAlready } });
}
