import "server-only";
import { availabilitySchema } from "@/lib/domain/meetings/availability.schema";
import type { DataExport } from "@/lib/domain/profile/data-export";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { listBlockedPeople } from "@/lib/server/blocks/block.repository";
import { listAllMeetings } from "@/lib/server/meetings/list-meetings";
import { listShortlist } from "@/lib/server/shortlist/shortlist.repository";
import { findSubscribedAt } from "@/lib/server/subscriptions/subscription.repository";
import { getOwnProfile } from "./own-profile";

type ReviewRow = {
  rating: number;
  comment: string;
  createdAt: Date;
  editedAt: Date | null;
  verifiedMeeting: boolean;
  answer: string | null;
};
const toReview = ({ rating, comment, createdAt, editedAt, verifiedMeeting, answer }: ReviewRow) => ({
  rating,
  comment,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
  verifiedMeeting,
  answer,
});

type VerificationRow = NonNullable<NonNullable<Awaited<ReturnType<typeof findExportRows>>>["mentorProfile"]>;

function toVerification({ standing, standingReason, submittedAt, checks }: VerificationRow) {
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  return {
    standing,
    reason: standingReason,
    submittedAt: iso(submittedAt),
    checks: checks.map(({ check, requestedAt, declinedReason, checkedAt, validUntil, lookedAt }) => ({
      name: check.name,
      requestedAt: iso(requestedAt),
      declinedReason,
      checkedAt: iso(checkedAt),
      validUntil: iso(validUntil),
      lookedAt,
    })),
  };
}

/**
 * All stored data about the signed-in user.
 * @throws AppError not_signed_in; too_many_requests
 */
export async function exportData(actor: Actor): Promise<DataExport> {
  await limitAttempts([["export-by-account", actor.id]]);
  return collectData(actor.id);
}

/**
 * All stored data about a person, suspended or not. The authors of reviews about a mentor are not included.
 * @throws AppError not_signed_in when the account is gone
 */
export async function collectData(userId: string): Promise<DataExport> {
  const [profile, rows] = await Promise.all([getOwnProfile(userId, "suspended too"), findExportRows(userId)]);
  if (!rows) throw new AppError("not_signed_in");
  const [subscribedAt, meetings, shortlist, appeals, blocked] = await Promise.all([
    findSubscribedAt(profile.email),
    listAllMeetings({ id: userId }),
    listShortlist(prisma, userId),
    listAppeals(userId),
    listBlockedPeople(userId),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    profile,
    formerUsernames: rows.formerUsernames.map(({ username, givenUpAt }) => ({
      username,
      givenUpAt: givenUpAt.toISOString(),
    })),
    joinedAt: rows.createdAt.toISOString(),
    emailVerifiedAt: rows.emailVerifiedAt?.toISOString() ?? null,
    newsletter: subscribedAt && { subscribedAt: subscribedAt.toISOString() },
    shortlist,
    signIns: rows.accounts.map(({ provider, createdAt }) => ({ provider, linkedAt: createdAt.toISOString() })),
    secondFactorSince: rows.secondFactor?.confirmedAt?.toISOString() ?? null,
    sessions: rows.sessions.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    reviewsWritten: rows.reviewsWritten.map(({ mentor, ...review }) => ({ mentor: mentor.user, ...toReview(review) })),
    reviewsReceived: (rows.mentorProfile?.reviews ?? []).map(toReview),
    meetings,
    reports: rows.reportsWritten.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
    appeals,
    blocked: blocked.map(({ name, since }) => ({ name, since: since.toISOString() })),
    verification: rows.mentorProfile && toVerification(rows.mentorProfile),
    availability: availabilitySchema.nullable().parse(rows.mentorProfile?.availability ?? null),
  };
}

async function listAppeals(userId: string) {
  const rows = await prisma.caseAppeal.findMany({
    where: { decision: { case: { subjectId: userId } } },
    select: { writtenAt: true, text: true, outcome: true, answer: true },
    orderBy: { writtenAt: "desc" },
  });
  return rows.flatMap(({ writtenAt, text, ...answer }) =>
    writtenAt && text !== null ? [{ writtenAt: writtenAt.toISOString(), text, ...answer }] : [],
  );
}

const review = {
  rating: true,
  comment: true,
  createdAt: true,
  editedAt: true,
  verifiedMeeting: true,
  answer: true,
} as const;
const newestFirst = { createdAt: "desc" } as const;

/** The exported data besides the profile; null when the account is gone. */
function findExportRows(userId: string) {
  return prisma.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: {
      createdAt: true,
      emailVerifiedAt: true,
      formerUsernames: { select: { username: true, givenUpAt: true }, orderBy: { givenUpAt: "desc" } },
      accounts: { select: { provider: true, createdAt: true } },
      secondFactor: { select: { confirmedAt: true } },
      sessions: { select: { device: true, createdAt: true, lastSeenAt: true }, orderBy: newestFirst },
      reviewsWritten: {
        select: { ...review, mentor: { select: { user: { select: { name: true, username: true } } } } },
        orderBy: newestFirst,
      },
      reportsWritten: {
        select: { kind: true, reason: true, text: true, createdAt: true },
        orderBy: newestFirst,
      },
      mentorProfile: {
        select: {
          reviews: { select: review, orderBy: newestFirst },
          availability: true,
          standing: true,
          standingReason: true,
          submittedAt: true,
          checks: { include: { check: { select: { name: true } } }, orderBy: { checkId: "asc" } },
        },
      },
    },
  });
}
