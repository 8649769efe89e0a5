import "server-only";
import type { MeetingsQuery, OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { listMeetingsWhere, past, upcoming } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

const PAGE_SIZE = 10;

type MeetingPage = { meetings: OwnMeeting[]; pagination: { page: number; limit: number; total: number } };

/**
 * A page of the user's own meetings, as mentor and student: the next one first, or the most recent past or cancelled
 * one.
 */
export async function listMeetings(actor: Pick<Actor, "id">, { when, page }: MeetingsQuery): Promise<MeetingPage> {
  const now = new Date();
  const profile = await prisma.mentorProfile.findUnique({ where: { userId: actor.id }, select: { id: true } });
  const where = { AND: [ofPerson(actor.id, profile?.id), when === "upcoming" ? upcoming(now) : past(now)] };
  const direction = when === "upcoming" ? "asc" : "desc";
  const [total, meetings] = await Promise.all([
    prisma.meeting.count({ where }),
    listMeetingsWhere(prisma, where, {
      orderBy: [{ startsAt: { sort: direction, nulls: "last" } }, { id: "asc" }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
  ]);
  return {
    meetings: meetings.map((meeting) => toOwnMeeting(meeting, actor, now)),
    pagination: { page, limit: PAGE_SIZE, total },
  };
}

/** All stored meetings of the user, including moved ones, newest first. */
export async function listAllMeetings(actor: Pick<Actor, "id">): Promise<OwnMeeting[]> {
  const meetings = await listMeetingsWhere(
    prisma,
    { OR: [{ studentId: actor.id }, { mentor: { userId: actor.id } }] },
    { orderBy: [{ createdAt: "desc" }, { id: "asc" }] },
  );
  const now = new Date();
  return meetings.map((meeting) => toOwnMeeting(meeting, actor, now));
}

/** By both columns directly, since each has an index. */
function ofPerson(userId: string, mentorId: number | undefined): Prisma.MeetingWhereInput {
  return { OR: [{ studentId: userId }, ...(mentorId === undefined ? [] : [{ mentorId }])] };
}

/** As many as fit in one row. */
const SHOWN = 3;

/** Usernames of the mentors whom the user booked most recently and can book again, latest first. */
export async function listRecentMentors(actor: Pick<Actor, "id">, hidden: readonly number[] = []): Promise<string[]> {
  const meetings = await prisma.meeting.findMany({
    where: {
      studentId: actor.id,
      mentorId: { notIn: [...hidden] },
      status: { in: ["pending", "confirmed"] },
      mentor: { listing: { isNot: null }, user: { ...ACTIVE_ACCOUNT, role: "mentor" } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    distinct: ["mentorId"],
    take: SHOWN,
    select: { mentor: { select: { user: { select: { username: true } } } } },
  });
  return meetings.map(({ mentor }) => mentor.user.username);
}
