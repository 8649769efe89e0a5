import "server-only";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { AppError } from "@/lib/errors";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { prisma } from "@/lib/platform/db/prisma";
import { lockAccount, toOwnAccount } from "@/lib/server/account/account.repository";
import { toClassOffer, toTeachingTerms } from "@/lib/server/mentors/mentor-profile.dto";
import { toRatingSummary } from "@/lib/server/reviews/review.dto";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** Which accounts are read: active ones, or those that are suspended as well. */
type Scope = "active" | "suspended too";

/**
 * A user's own profile.
 * @throws AppError not_signed_in when the account is gone
 */
export async function getOwnProfile(userId: string, scope: Scope = "active"): Promise<OwnProfile> {
  const row = await findOwnProfile(userId, scope);
  if (!row) throw new AppError("not_signed_in");
  return toOwnProfile(row);
}

/** Of somebody who is no mentor. */
const NO_TERMS = { languages: [], boards: [], reachKm: null, hostsStudents: false, firstMeetingFee: 0 };

/** A calendar day, which the database returns as midnight UTC. */
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

function toOwnProfile({ mentorProfile: mentor, password, ...user }: OwnProfileRow): OwnProfile {
  const rating = toRatingSummary(mentor?.rating ?? null);
  return {
    ...toOwnAccount({ ...user, mentorProfile: mentor }),
    version: user.profileVersion,
    proficiency: mentor?.proficiency ?? null,
    subjects: mentor?.subjects ?? [],
    teachingExperiences: (mentor?.experiences ?? []).map(({ institution, subject, from, to, currentlyTeaching }) => ({
      institution,
      subject,
      from: isoDay(from),
      to: to && isoDay(to),
      currentlyTeaching,
    })),
    qualifications: (mentor?.qualifications ?? []).map(({ degree, field, institution, year, detail }) => ({
      degree,
      field,
      institution,
      year,
      detail,
    })),
    classesOffered: (mentor?.classesOffered ?? []).map(toClassOffer),
    ...toTeachingTerms(mentor ?? NO_TERMS),
    teachingPlace:
      mentor && mentor.latitude !== null && mentor.longitude !== null
        ? { latitude: mentor.latitude, longitude: mentor.longitude }
        : null,
    placeName: mentor?.placeName ?? null,
    rating: rating.average,
    reviewCount: rating.count,
    isListed: mentor?.listing != null,
    hasPassword: password !== null,
  };
}

const inOrder = [{ position: "asc" }, { id: "asc" }] as const satisfies readonly object[];

const ownProfile = {
  mentorProfile: {
    include: {
      classesOffered: { orderBy: [...inOrder] },
      experiences: { orderBy: [...inOrder] },
      qualifications: { orderBy: [...inOrder] },
      listing: { select: { mentorId: true } },
      rating: true,
    },
  },
  password: { select: { userId: true } },
} satisfies Prisma.UserInclude;

/** An account with everything that its owner may edit. */
function findOwnProfile(userId: string, scope: Scope) {
  const allowed = scope === "active" ? ACTIVE_ACCOUNT : { deletedAt: null };
  return prisma.user.findFirst({ where: { id: userId, ...allowed }, include: ownProfile });
}

type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>;

/**
 * What a save needs to check first. Locks the row until the transaction ends, so that saves run one after the other.
 */
export async function lockProfile(tx: Prisma.TransactionClient, userId: string) {
  if (!(await lockAccount(tx, userId))) return null;
  return tx.user.findFirst({
    where: { id: userId, ...ACTIVE_ACCOUNT },
    select: {
      profileVersion: true,
      role: true,
      mentorProfile: {
        select: {
          id: true,
          subjects: true,
          reachKm: true,
          hostsStudents: true,
          classesOffered: { select: { format: true } },
          _count: { select: { qualifications: true } },
        },
      },
    },
  });
}
