import "server-only";
import type { ReportKind } from "@/lib/domain/reports/report.rules";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

type Snapshot = Readonly<Record<string, string | number | readonly string[] | null>>;
/** Whom a report is about, and a copy of what they show; never a position, room or contact. */
type ReportTarget = { subjectId: string; snapshot: Snapshot };

/** Finds what somebody reports; null when it is gone or not theirs to see. */
export function findReportTarget(actor: Actor | null, kind: ReportKind, id: string): Promise<ReportTarget | null> {
  return FINDERS[kind](id, actor);
}

const FINDERS: Record<ReportKind, (id: string, actor: Actor | null) => Promise<ReportTarget | null>> = {
  profile: findProfile,
  picture: findPicture,
  review: findReview,
  meeting: findMeeting,
};

const PUBLIC_MENTOR = { role: "mentor", mentorProfile: { isNot: null }, ...ACTIVE_ACCOUNT } as const;

async function findProfile(id: string): Promise<ReportTarget | null> {
  const user = await prisma.user.findFirst({
    where: { id, ...PUBLIC_MENTOR },
    select: { name: true, username: true, about: true, mentorProfile: { select: { subjects: true } } },
  });
  if (!user) return null;
  const { name, username, about, mentorProfile } = user;
  return { subjectId: id, snapshot: { name, username, about, subjects: mentorProfile?.subjects ?? [] } };
}

async function findPicture(id: string): Promise<ReportTarget | null> {
  const user = await prisma.user.findFirst({
    where: { id, ...PUBLIC_MENTOR, avatar: { not: null } },
    select: { name: true, username: true, avatar: true },
  });
  return user && { subjectId: id, snapshot: user };
}

async function findReview(id: string): Promise<ReportTarget | null> {
  const review = await prisma.review.findFirst({
    where: { id, hiddenAt: null, mentor: { user: PUBLIC_MENTOR } },
    select: {
      rating: true,
      comment: true,
      studentId: true,
      mentor: { select: { user: { select: { username: true } } } },
    },
  });
  if (!review) return null;
  const { rating, comment, studentId, mentor } = review;
  return { subjectId: studentId, snapshot: { rating, comment, mentor: mentor.user.username } };
}

/** Only the two who meet can report a meeting, each the other. */
async function findMeeting(id: string, actor: Actor | null): Promise<ReportTarget | null> {
  const meeting = await prisma.meeting.findUnique({
    where: { id },
    select: {
      startsAt: true,
      topic: true,
      className: true,
      format: true,
      studentId: true,
      mentor: { select: { userId: true } },
    },
  });
  if (!actor || !meeting) return null;
  const { startsAt, topic, className, format, studentId, mentor } = meeting;
  const sides = [studentId, mentor.userId];
  const subjectId = sides.find((side) => side !== actor.id);
  if (!sides.includes(actor.id) || !subjectId) return null;
  return { subjectId, snapshot: { startsAt: startsAt?.toISOString() ?? null, topic, className, format } };
}
