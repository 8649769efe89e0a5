import "server-only";
import { mayReview } from "@/lib/domain/reviews/review.policy";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { ReviewInput } from "@/lib/domain/reviews/review.schema";
import { hasMet } from "@/lib/domain/reviews/verified-meeting.rules";
import { AppError } from "@/lib/errors";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { lockAccounts } from "@/lib/server/account/account.repository";
import type { Actor } from "@/lib/platform/auth/session";
import { isBlockedPair } from "@/lib/server/blocks/block.repository";
import { isUniqueViolation } from "@/lib/platform/db/database-errors";
import { prisma } from "@/lib/platform/db/prisma";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { flagReviewBurst } from "@/lib/server/flags/flag-bursts";
import { flagReview } from "@/lib/server/flags/flag-texts";
import { listMeetingsOfPair } from "@/lib/server/meetings/meeting.repository";
import { refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { type UpdatedMentor, findUpdatedMentor } from "./change-review";
import { reviewRules } from "./review-rules";

/**
 * Creates a review of a mentor. The database rejects a second one by the same user.
 * @throws AppError mentor_not_found; not_allowed for the owner of the profile, after a block, and before a meeting where it
 *   is needed; conflict for a second review; not_signed_in when the account is gone; too_many_requests
 */
export async function createReview(
  actor: Actor,
  mentorUserId: string,
  input: ReviewInput,
): Promise<UpdatedMentor | null> {
  await limitMember("review", actor);
  const mentor = await prisma.user.findFirst({
    where: { id: mentorUserId, role: "mentor", ...ACTIVE_ACCOUNT, mentorProfile: { isNot: null } },
    select: { username: true, mentorProfile: { select: { id: true } } },
  });
  if (!mentor?.mentorProfile) throw new AppError("mentor_not_found");
  const mentorId = mentor.mentorProfile.id;
  if (!mayReview(actor, mentorUserId)) throw new AppError("not_allowed", { message: messages.ownProfile });
  try {
    await prisma.$transaction(async (tx) => {
      const living = await lockAccounts(tx, [actor.id, mentorUserId]);
      if (!living.has(actor.id)) throw new AppError("not_signed_in");
      if (!living.has(mentorUserId)) throw new AppError("mentor_not_found");
      if (await isBlockedPair(tx, mentorUserId, actor.id)) {
        throw new AppError("not_allowed", { message: messages.cannotReview });
      }
      const verifiedMeeting = hasMet(await listMeetingsOfPair(tx, mentorId, actor.id), new Date());
      if (!verifiedMeeting && reviewRules().needsMeeting)
        throw new AppError("not_allowed", { message: messages.meetFirst });
      const { id } = await tx.review.create({
        data: { ...input, mentorId, studentId: actor.id, verifiedMeeting },
        select: { id: true },
      });
      await flagReview(tx, { ...input, id, studentId: actor.id });
      await flagReviewBurst(tx, { id: mentorId, userId: mentorUserId }, new Date());
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", { message: messages.reviewedAlready, cause: error });
  }
  refreshMentorPages([mentor.username]);
  return findUpdatedMentor(mentor.username);
}
