import "server-only";
import { DELETED_USER_NAME } from "@/lib/domain/account/deleted-user";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { leaveMeetings, prepareFarewell } from "@/lib/server/meetings/leave-meetings";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { mentorsShowing } from "@/lib/server/mentors/mentors-showing.repository";
import { recordDeparture } from "@/lib/server/mentors/past-username.repository";
import { forgetUsernames } from "@/lib/server/mentors/past-usernames";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { leaveStaff } from "@/lib/server/staff/change-staff";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { lockExistingAccount } from "./account.repository";

/**
 * Deletes the signed-in user's account.
 * @throws AppError not_signed_in when the account is already gone; conflict for the last owner of the site
 */
export async function deleteAccount(actor: Actor): Promise<void> {
  await removeAccount(actor.id, { by: { id: actor.id } });
}

type Removal = {
  /** Who decides, for the audit. */
  by: { id: string; requestId?: string };
  /** Refuses the deletion by throwing, at the start of the transaction. */
  authorise?: (tx: Prisma.TransactionClient) => Promise<void>;
  /** The last mail to the person; all others to the address are deleted. */
  mail?: OutgoingMail | null;
};

/**
 * Deletes an account. The row stays without personal data, so that the username is never reassigned and reviews remain
 * as "Deleted user". Upcoming meetings are cancelled (decisions, "Delete account"). A mentor's profile address then
 * reports that the mentor has left.
 * @throws AppError as deleteAccount
 */
export async function removeAccount(userId: string, { by, authorise, mail }: Removal): Promise<void> {
  const now = new Date();
  const farewell = await prepareFarewell(userId, now);
  const { pictures, names } = await prisma.$transaction(async (tx) => {
    await authorise?.(tx);
    const former = await anonymiseAccount(tx, userId, now);
    if (!former) throw new AppError("not_signed_in");
    await leaveStaff(tx, userId, by);
    const { id: actorId, requestId } = by;
    await recordAudit(tx, { action: "account.deleted", actorId, subjectId: userId, requestId });
    await leaveMeetings(tx, userId, now, farewell);
    // Runs after the meetings are locked, so that no mail about one of them is still being written.
    await tx.outboxMail.deleteMany({ where: { recipient: former.email } });
    if (mail) await putInOutbox(tx, mail);
    if (former.mentorId === null) return { pictures: former.pictures, names: [] };
    const usernames = await recordDeparture(tx, { userId, mentorId: former.mentorId });
    await emptyMentorProfile(tx, former.mentorId);
    await refreshListing(tx, former.mentorId);
    return { pictures: former.pictures, names: usernames };
  });
  deliverMailsAfterAnswer();
  // After the commit, to include last-minute reviews; before the pictures go, because pages still show them.
  refreshMentorPages([...new Set([...names, ...(await mentorsShowing(userId))])]);
  refreshMentorLists();
  forgetUsernames(names);
  await pictureStorage().remove(pictures);
}

type Former = { email: string; mentorId: number | null; pictures: string[] };

/**
 * Removes all personal data from an account's row and ends its sessions, sign-ins and links.
 * @returns what is left to clean up, or null when there is no such account
 */
async function anonymiseAccount(tx: Prisma.TransactionClient, userId: string, now: Date): Promise<Former | null> {
  if (!(await lockExistingAccount(tx, userId))) return null;
  const user = await tx.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { email: true, avatar: true, avatarSmall: true, mentorProfile: { select: { id: true } } },
  });
  if (!user) return null;
  await tx.user.update({
    where: { id: userId },
    data: {
      name: DELETED_USER_NAME,
      email: `deleted-${userId}@deleted.invalid`,
      emailVerifiedAt: null,
      avatar: null,
      avatarSmall: null,
      about: null,
      age: null,
      mobileNumber: null,
      address: null,
      latitude: null,
      longitude: null,
      usernameChangedAt: null,
      sessionVersion: { increment: 1 },
      profileVersion: { increment: 1 },
      deletedAt: now,
      suspendedAt: null,
      suspendedUntil: null,
    },
    select: { id: true },
  });
  await tx.passwordCredential.deleteMany({ where: { userId } });
  await tx.account.deleteMany({ where: { userId } });
  await tx.demoAccount.deleteMany({ where: { userId } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.staffInvitation.deleteMany({ where: { email: user.email } });
  await tx.mailToken.deleteMany({ where: { userId } });
  await tx.endedSession.deleteMany({ where: { userId } });
  await tx.accountSession.deleteMany({ where: { userId } });
  await tx.shortlistedMentor.deleteMany({ where: { userId } });
  await tx.flaggedText.deleteMany({ where: { authorId: userId } });
  await tx.accountBlock.deleteMany({ where: { OR: [{ blockerId: userId }, { blockedId: userId }] } });
  await tx.subscription.deleteMany({ where: { email: user.email } });
  await tx.report.deleteMany({ where: { email: user.email, caseId: null } });
  await tx.report.updateMany({ where: { email: user.email }, data: { email: null } });
  await tx.report.updateMany({ where: { reporterId: userId }, data: { reporterId: null } });
  // The copy of what was reported stays for the case, without the person.
  await tx.$executeRaw`
    update report set snapshot = snapshot - array['name', 'username', 'avatar'] where subject_id = ${userId}::uuid`;
  await tx.caseAppeal.deleteMany({ where: { decision: { case: { subjectId: userId } } } });
  return {
    email: user.email,
    mentorId: user.mentorProfile?.id ?? null,
    pictures: [user.avatar, user.avatarSmall].filter((url) => url !== null),
  };
}

/** Removes what a mentor has written. The empty profile stays because other people's reviews reference it. */
async function emptyMentorProfile(tx: Prisma.TransactionClient, mentorId: number): Promise<void> {
  await tx.teachingExperience.deleteMany({ where: { mentorId } });
  await tx.qualification.deleteMany({ where: { mentorId } });
  await tx.classOffered.deleteMany({ where: { mentorId } });
  await tx.mentorCheck.deleteMany({ where: { mentorId } });
  await tx.review.updateMany({ where: { mentorId, answer: { not: null } }, data: { answer: null, answeredAt: null } });
  await tx.mentorProfile.update({
    where: { id: mentorId },
    data: {
      proficiency: null,
      isVerified: false,
      standing: "draft",
      standingReason: null,
      submittedAt: null,
      claimedById: null,
      claimedAt: null,
      subjects: [],
      languages: [],
      boards: [],
      reachKm: null,
      hostsStudents: true,
      firstMeetingFee: 0,
      placeName: null,
      latitude: null,
      longitude: null,
    },
    select: { id: true },
  });
}
