import "server-only";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { switchMessages } from "@/lib/domain/account/switch.messages";
import { isOfTeachingAge } from "@/lib/domain/profile/profile-faults.rules";
import { AppError } from "@/lib/errors";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { flagProfile } from "@/lib/server/flags/flag-texts";
import { refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { getOwnAccount, setUpRole } from "./account.repository";

/**
 * Turns the signed-in user into a mentor. The public page exists at once; the listing follows once the profile has a
 * subject. Reviews and bookings stay.
 * @throws AppError conflict for a mentor; not_allowed for someone too young; not_signed_in when the account is gone
 */
export async function switchToMentor(actor: Pick<Actor, "id">): Promise<OwnAccount> {
  await prisma.$transaction(async (tx) => {
    await takeMentorRole(tx, actor.id);
    await setUpRole(tx, actor.id, "mentor");
    await flagProfile(tx, actor.id);
  });
  const account = await getOwnAccount(actor.id);
  // An earlier visit may have cached a 404 for this page.
  refreshMentorPages([account.username]);
  return account;
}

/** If two switches run at once, the second waits for the row lock and then finds a mentor. */
async function takeMentorRole(tx: Prisma.TransactionClient, id: string): Promise<void> {
  const user = await tx.user.findFirst({ where: { id, role: "user", ...ACTIVE_ACCOUNT }, select: { age: true } });
  if (user && !isOfTeachingAge(user.age)) throw new AppError("not_allowed", { message: switchMessages.tooYoung });
  const { count } = await tx.user.updateMany({
    where: { id, role: "user", ...ACTIVE_ACCOUNT },
    data: { role: "mentor", profileVersion: { increment: 1 } },
  });
  if (count === 1) return;
  const isMentor = await tx.user.findFirst({ where: { id, ...ACTIVE_ACCOUNT }, select: { id: true } });
  if (!isMentor) throw new AppError("not_signed_in");
  throw new AppError("conflict", { message: switchMessages.alreadyMentor });
}
