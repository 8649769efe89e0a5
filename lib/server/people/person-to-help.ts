import "server-only";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import { mayActOn, mayDecideAbout } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { lockExistingAccount } from "@/lib/server/account/account.repository";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { Prisma } from "@/prisma/generated/prisma/client";

/**
 * The person on whose account a staff member acts.
 * @throws AppError not_found; not_allowed about oneself, and about staff unless an owner acts
 */
async function getPersonToHelp(db: Prisma.TransactionClient, staff: StaffActor, userId: string) {
  const user = await db.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: {
      id: true,
      name: true,
      email: true,
      username: true,
      emailVerifiedAt: true,
      suspendedAt: true,
      suspendedUntil: true,
      staff: { select: { role: true } },
    },
  });
  if (!user) throw new AppError("not_found");
  if (!mayActOn(staff, { id: userId, isStaff: user.staff !== null })) {
    const message = mayDecideAbout(staff, userId) ? texts.staffByOwners : texts.notYourself;
    throw new AppError("not_allowed", { message });
  }
  return user;
}

/** The same, locked until the transaction ends. */
export async function lockPersonToHelp(tx: Prisma.TransactionClient, staff: StaffActor, userId: string) {
  await lockExistingAccount(tx, userId);
  return getPersonToHelp(tx, staff, userId);
}

/** The same before a transaction, for the mails that are composed there. */
export const findPersonToHelp = (staff: StaffActor, userId: string) => getPersonToHelp(prisma, staff, userId);
