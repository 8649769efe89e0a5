import "server-only";
import type { CheckState, MentorFile, OwnVerification } from "@/lib/domain/verification/mentor-file";
import { maySubmit } from "@/lib/domain/verification/standing.rules";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { seenState } from "./check-state";

/**
 * A mentor's standing and checks, for staff.
 * @throws AppError mentor_not_found
 */
export async function getMentorFile(username: string, now: Date): Promise<MentorFile> {
  const [definitions, mentor] = await Promise.all([
    listActiveChecks(),
    prisma.mentorProfile.findFirst({
      where: { user: { username, role: "mentor", deletedAt: null } },
      select: {
        standing: true,
        standingVersion: true,
        standingReason: true,
        user: { select: { id: true, name: true, username: true } },
        claimedBy: { select: { id: true, name: true } },
        checks: { include: { checkedBy: { select: { name: true } } } },
      },
    }),
  ]);
  if (!mentor) throw new AppError("mentor_not_found");
  const { user, standing, standingVersion, standingReason, claimedBy, checks } = mentor;
  return {
    ...user,
    standing,
    version: standingVersion,
    reason: standingReason,
    claimedBy,
    checks: definitions.map((definition) => {
      const stored = checks.find(({ checkId }) => checkId === definition.id);
      const { lookedAt = null, checkedBy } = stored ?? {};
      const state = toCheckState(definition, stored, now);
      return { ...state, lookedAt, checkedBy: checkedBy?.name ?? null, seen: seenState(stored) };
    }),
  };
}

/** A mentor's own standing and checks. @throws AppError not_found for an account that is no mentor */
export async function getOwnVerification(userId: string, now: Date): Promise<OwnVerification> {
  const [definitions, mentor] = await Promise.all([
    listActiveChecks(),
    prisma.mentorProfile.findUnique({
      where: { userId },
      select: { standing: true, standingReason: true, checks: true },
    }),
  ]);
  if (!mentor) throw new AppError("not_found");
  const { standing, standingReason, checks } = mentor;
  return {
    standing,
    reason: standing === "changes_requested" ? standingReason : null,
    maySubmit: maySubmit(standing, env.LISTING_POLICY),
    checks: definitions.map((definition) =>
      toCheckState(
        definition,
        checks.find(({ checkId }) => checkId === definition.id),
        now,
      ),
    ),
  };
}

function listActiveChecks() {
  return prisma.verificationCheck.findMany({ where: { isActive: true }, orderBy: { id: "asc" } });
}

type Definition = Prisma.VerificationCheckGetPayload<object>;
type Stored = Pick<Prisma.MentorCheckGetPayload<object>, "requestedAt" | "declinedReason" | "checkedAt" | "validUntil">;

function toCheckState(definition: Definition, stored: Stored | undefined, now: Date): CheckState {
  const { id, name, description, monthsValid, forBadge, forListing } = definition;
  const iso = (time: Date | null | undefined) => time?.toISOString() ?? null;
  return {
    ...{ id, name, description, monthsValid, forBadge, forListing },
    requestedAt: iso(stored?.requestedAt),
    declinedReason: stored?.declinedReason ?? null,
    checkedAt: iso(stored?.checkedAt),
    validUntil: iso(stored?.validUntil),
    isValid: Boolean(stored?.validUntil && stored.validUntil > now),
  };
}
