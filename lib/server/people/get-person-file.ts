import "server-only";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import { suspensionSeen } from "@/lib/domain/people/people.rules";
import type { MailState, PersonFile } from "@/lib/domain/people/person-file";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { withoutAddresses } from "@/lib/platform/logged-error";
import { findSuppression } from "@/lib/platform/mail/suppression";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { listMeetingsWhere, past, upcoming } from "@/lib/server/meetings/meeting.repository";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { HeldReason, Prisma } from "@/prisma/generated/prisma/client";

/** Rows of each list on the page. */
const SHOWN = 20;
/** A page that is read again within this time counts as one opening. */
const SAME_OPENING_MS = 60_000;

/**
 * What support needs about a person. Each opening is recorded in the audit.
 * @throws AppError not_found for an unknown or deleted account
 */
export async function getPersonFile(staff: StaffActor, username: string, now: Date): Promise<PersonFile> {
  const user = await findPerson(username);
  if (!user) throw new AppError("not_found");
  await recordOpening(staff, user.id, now);
  const ofPerson = {
    OR: [{ studentId: user.id }, ...(user.mentorProfile ? [{ mentorId: user.mentorProfile.id }] : [])],
  } satisfies Prisma.MeetingWhereInput;
  const toCome = { AND: [ofPerson, upcoming(now)] };
  const [isUpcoming, isPast, isCancelled, meetings, mails, suppression, reason] = await Promise.all([
    prisma.meeting.count({ where: toCome }),
    prisma.meeting.count({ where: { AND: [ofPerson, past(now), { status: { not: "cancelled" } }] } }),
    prisma.meeting.count({ where: { AND: [ofPerson, { status: "cancelled" }] } }),
    listMeetingsWhere(
      prisma,
      { AND: [toCome, { startsAt: { gt: now } }] },
      { orderBy: { startsAt: "asc" }, take: SHOWN },
    ),
    listMails(user.email),
    findSuppression(user.email),
    user.suspendedAt ? findSuspensionReason(user.id) : null,
  ]);
  const { mentorProfile: mentor, suspendedAt, suspendedUntil } = user;
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    role: user.role,
    staffRole: user.staff?.role ?? null,
    joinedAt: user.createdAt,
    verifiedAt: user.emailVerifiedAt,
    suppression,
    signIns: [...(user.password ? [texts.password] : []), ...(user.accounts.length > 0 ? [texts.google] : [])],
    suspension: suspendedAt && { since: suspendedAt, until: suspendedUntil, reason },
    seen: suspensionSeen(user),
    mentor: mentor && {
      standing: mentor.standing,
      isListed: mentor.listing !== null,
      checks: mentor.checks.flatMap(({ check, validUntil }) =>
        validUntil ? [{ name: check.name, validUntil, isValid: validUntil > now }] : [],
      ),
    },
    counts: {
      upcoming: isUpcoming,
      past: isPast,
      cancelled: isCancelled,
      reviewsWritten: user._count.reviewsWritten,
      reviewsReceived: mentor?._count.reviews ?? 0,
    },
    meetings: meetings.map(({ id, startsAt, mentor: teacher, student }) => ({
      id,
      startsAt: startsAt!,
      withName: teacher.id === user.id ? student.name : teacher.name,
    })),
    mails,
  };
}

function findPerson(username: string) {
  return prisma.user.findFirst({
    where: { username, deletedAt: null },
    select: {
      id: true,
      name: true,
      username: true,
      email: true,
      role: true,
      createdAt: true,
      emailVerifiedAt: true,
      suspendedAt: true,
      suspendedUntil: true,
      staff: { select: { role: true } },
      password: { select: { userId: true } },
      accounts: { select: { provider: true }, take: 1 },
      mentorProfile: {
        select: {
          id: true,
          standing: true,
          listing: { select: { mentorId: true } },
          checks: { select: { validUntil: true, check: { select: { name: true } } }, orderBy: { checkId: "asc" } },
          _count: { select: { reviews: true } },
        },
      },
      _count: { select: { reviewsWritten: true } },
    },
  });
}

async function recordOpening({ id: actorId, requestId }: StaffActor, subjectId: string, now: Date): Promise<void> {
  const action = "person.opened";
  const createdAt = { gt: new Date(now.getTime() - SAME_OPENING_MS) };
  const known = await prisma.auditEvent.findFirst({
    where: { subjectId, actorId, action, createdAt },
    select: { id: true },
  });
  if (!known) await recordAudit(prisma, { action, actorId, subjectId, requestId });
}

/** Why staff suspended an account; null when no suspension of this page is known. */
async function findSuspensionReason(subjectId: string): Promise<string | null> {
  const event = await prisma.auditEvent.findFirst({
    where: { subjectId, action: "account.suspended" },
    orderBy: { id: "desc" },
    select: { after: true },
  });
  const reason = (event?.after as { reason?: unknown } | undefined)?.reason;
  return typeof reason === "string" ? reason : null;
}

type MailRow = { sentAt: Date | null; nextAttemptAt: Date | null; attempts: number; held: HeldReason | null };

function stateOf({ sentAt, nextAttemptAt, attempts, held }: MailRow): MailState {
  if (sentAt) return "sent";
  if (nextAttemptAt === null) return held ? "held" : "givenUp";
  return attempts > 0 ? "failing" : "waiting";
}

/** The newest mails to an address. The outbox forgets mails after 30 days. */
async function listMails(recipient: string): Promise<PersonFile["mails"]> {
  const rows = await prisma.outboxMail.findMany({
    where: { recipient },
    select: {
      id: true,
      template: true,
      createdAt: true,
      sentAt: true,
      nextAttemptAt: true,
      attempts: true,
      held: true,
      lastError: true,
    },
    orderBy: { createdAt: "desc" },
    take: SHOWN,
  });
  return rows.map(({ id, template, createdAt, lastError, ...row }) => {
    return { id, template, createdAt, state: stateOf(row), lastError: lastError && withoutAddresses(lastError) };
  });
}
