import "server-only";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

type AccountRow = Prisma.UserGetPayload<{ include: { mentorProfile: { select: { isVerified: true } } } }>;

/** The account as its owner may see it, built field by field. */
export function toOwnAccount(user: AccountRow): OwnAccount {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    username: user.username,
    avatar: user.avatar,
    avatarSmall: user.avatarSmall,
    isMentorVerified: user.mentorProfile?.isVerified ?? false,
    age: user.age,
    About: user.about,
    mobileNumber: user.mobileNumber,
    Address: user.address,
    latitude: user.latitude,
    longitude: user.longitude,
  };
}

/**
 * The signed-in person's own data.
 * @throws AppError not_signed_in when the account is gone
 */
export async function readOwnAccount(userId: string): Promise<OwnAccount> {
  const user = await prisma.user.findFirst({
    where: { id: userId, deletedAt: null },
    include: { mentorProfile: { select: { isVerified: true } } },
  });
  if (!user) throw new AppError("not_signed_in");
  return toOwnAccount(user);
}
