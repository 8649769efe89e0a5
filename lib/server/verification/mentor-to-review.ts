import "server-only";
import { mayTeach } from "@/lib/domain/mentors/mentor.policy";
import { mayDecideAbout } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { mentorsShowing } from "@/lib/server/mentors/mentors-showing.repository";
import type { StaffActor } from "@/lib/server/staff/staff-actor";

const mentorToReview = {
  id: true,
  name: true,
  email: true,
  username: true,
  mentorProfile: {
    select: { id: true, standing: true, standingVersion: true, standingReason: true, claimedById: true },
  },
} as const;

/**
 * A mentor about whom staff decide.
 * @param userId the account's id
 * @throws AppError not_found; not_allowed for the staff member's own profile
 */
export async function getMentorToReview(staff: StaffActor, userId: string) {
  if (!mayDecideAbout(staff, userId)) throw new AppError("not_allowed");
  return getMentorAccount(userId);
}

/** @throws AppError not_allowed for an account that is no mentor */
export async function getOwnMentorAccount(actor: Actor) {
  if (!mayTeach(actor)) throw new AppError("not_allowed");
  return getMentorAccount(actor.id);
}

async function getMentorAccount(userId: string) {
  const user = await prisma.user.findFirst({
    where: { id: userId, role: "mentor", deletedAt: null, mentorProfile: { isNot: null } },
    select: mentorToReview,
  });
  if (!user?.mentorProfile) throw new AppError("not_found");
  return { ...user, mentorProfile: user.mentorProfile };
}

/** Expires the pages that show a mentor. Call it after the commit. */
export async function refreshPagesOf(userId: string): Promise<void> {
  refreshMentorPages(await mentorsShowing(userId));
  refreshMentorLists();
}
