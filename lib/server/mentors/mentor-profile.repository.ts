import "server-only";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { findPastUsername } from "./past-username.repository";

const inOrder = [{ position: "asc" }, { id: "asc" }] as const satisfies readonly object[];

/** Selects public columns only, so that nothing private leaks. The position is the search row's. */
const publicProfile = {
  id: true,
  username: true,
  name: true,
  about: true,
  avatar: true,
  createdAt: true,
  mentorProfile: {
    select: {
      proficiency: true,
      isVerified: true,
      checks: {
        select: { checkedAt: true, validUntil: true, check: { select: { name: true, isActive: true } } },
        orderBy: { checkId: "asc" },
      },
      subjects: true,
      languages: true,
      boards: true,
      reachKm: true,
      hostsStudents: true,
      firstMeetingFee: true,
      placeName: true,
      removedReviewCount: true,
      classesOffered: {
        select: {
          id: true,
          subject: true,
          educationLevel: true,
          specificClasses: true,
          format: true,
          feeAmount: true,
          feePeriod: true,
          lessonsPerWeek: true,
          lessonMinutes: true,
        },
        orderBy: [...inOrder],
      },
      experiences: {
        select: { institution: true, subject: true, from: true, to: true, currentlyTeaching: true },
        orderBy: [{ currentlyTeaching: "desc" }, { from: "desc" }, { id: "asc" }],
      },
      qualifications: {
        select: { degree: true, field: true, institution: true, year: true, detail: true },
        orderBy: [{ year: "desc" }, ...inOrder],
      },
      rating: { select: { star1: true, star2: true, star3: true, star4: true, star5: true } },
      listing: { select: { latitude: true, longitude: true } },
      page: { select: { changedAt: true } },
    },
  },
} satisfies Prisma.UserSelect;

type UserRow = Prisma.UserGetPayload<{ select: typeof publicProfile }>;
export type MentorProfileRow = UserRow & { mentorProfile: NonNullable<UserRow["mentorProfile"]> };

/**
 * The mentor with this current or former username. Null when there is none, the account is deleted, or the user is not
 * a mentor.
 */
export async function findMentorProfile(username: string): Promise<MentorProfileRow | null> {
  const present = await findByPresentName(username);
  if (present) return present;
  const past = await findPastUsername(username);
  return past?.status === "moved" ? findByPresentName(past.username) : null;
}

async function findByPresentName(username: string): Promise<MentorProfileRow | null> {
  const row = await prisma.user.findFirst({
    where: { username, role: "mentor", ...ACTIVE_ACCOUNT },
    select: publicProfile,
  });
  return row?.mentorProfile ? { ...row, mentorProfile: row.mentorProfile } : null;
}
