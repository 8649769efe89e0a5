import "server-only";
import { DELETED_USER_NAME } from "@/lib/domain/account/deleted-user";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { holdAccount } from "./hold-account.repository";

type Former = { email: string; mentorId: number | null; pictures: string[] };

/**
 * Takes everything personal out of an account's row and ends all of its sessions, sign-ins and links.
 * @returns what is left to clear away, or null when there is no such living account
 */
export async function anonymiseAccount(
  tx: Prisma.TransactionClient,
  userId: string,
  now: Date,
): Promise<Former | null> {
  if (!(await holdAccount(tx, userId))) return null;
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
    },
    select: { id: true },
  });
  await tx.passwordCredential.deleteMany({ where: { userId } });
  await tx.account.deleteMany({ where: { userId } });
  await tx.demoAccount.deleteMany({ where: { userId } });
  await tx.mailToken.deleteMany({ where: { userId } });
  await tx.endedSession.deleteMany({ where: { userId } });
  await tx.subscription.deleteMany({ where: { email: user.email } });
  return {
    email: user.email,
    mentorId: user.mentorProfile?.id ?? null,
    pictures: [user.avatar, user.avatarSmall].filter((url) => url !== null),
  };
}

/** Takes out what a mentor has written; the empty profile stays, because the reviews of others hang on it. */
export async function emptyMentorProfile(tx: Prisma.TransactionClient, mentorId: number): Promise<void> {
  await tx.teachingExperience.deleteMany({ where: { mentorId } });
  await tx.qualification.deleteMany({ where: { mentorId } });
  await tx.classOffered.deleteMany({ where: { mentorId } });
  await tx.review.updateMany({ where: { mentorId, answer: { not: null } }, data: { answer: null, answeredAt: null } });
  await tx.mentorProfile.update({
    where: { id: mentorId },
    data: { proficiency: null, isVerified: false, subjects: [], placeName: null, latitude: null, longitude: null },
    select: { id: true },
  });
}
