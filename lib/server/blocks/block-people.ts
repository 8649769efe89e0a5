import "server-only";
import { blockMessages as messages } from "@/lib/domain/blocks/block.messages";
import { MOST_BLOCKED } from "@/lib/domain/blocks/block.rules";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { lockAccounts } from "@/lib/server/account/account.repository";
import { cancelMeetingsOfPair } from "@/lib/server/meetings/leave-meetings";

/**
 * Somebody whom the user may block: a public mentor, the other side of a meeting, or the author of a review about the
 * user. Null for everybody else, so that nobody learns the names of accounts.
 */
export async function findPersonToBlock({ id }: Pick<Actor, "id">, otherId: string) {
  if (otherId === id) return null;
  return prisma.user.findFirst({
    where: {
      id: otherId,
      deletedAt: null,
      OR: [
        { mentorProfile: { isNot: null }, suspendedAt: null },
        { meetingsBooked: { some: { mentor: { userId: id } } } },
        { reviewsWritten: { some: { mentor: { userId: id } } } },
      ],
    },
    select: { id: true, name: true },
  });
}

/**
 * Blocks somebody, and cancels the meetings to come between the two with mails. Blocking twice is not an error. It locks
 * both accounts, as a booking does, so that no meeting is booked meanwhile.
 * @returns the person's name
 * @throws AppError not_found; conflict beyond the limit; not_signed_in when the account is gone; too_many_requests
 */
export async function blockPerson(actor: Actor, otherId: string): Promise<string> {
  await limitAttempts([["block-by-account", actor.id]]);
  const person = await findPersonToBlock(actor, otherId);
  if (!person) throw new AppError("not_found", { message: messages.unknown });
  await prisma.$transaction(async (tx) => {
    const living = await lockAccounts(tx, [actor.id, otherId]);
    if (!living.has(actor.id)) throw new AppError("not_signed_in");
    const blocked = await tx.accountBlock.findMany({ where: { blockerId: actor.id }, select: { blockedId: true } });
    if (blocked.some(({ blockedId }) => blockedId === otherId)) return;
    if (blocked.length >= MOST_BLOCKED) throw new AppError("conflict", { message: messages.tooMany(MOST_BLOCKED) });
    const data = { blockerId: actor.id, blockedId: otherId };
    await tx.accountBlock.create({ data, select: { blockedId: true } });
    await cancelMeetingsOfPair(tx, actor.id, otherId, new Date());
  });
  deliverMailsAfterAnswer();
  return person.name;
}

/** Unblocks somebody. A block by the other side stays. */
export async function unblockPerson(actor: Actor, otherId: string): Promise<void> {
  await limitAttempts([["block-by-account", actor.id]]);
  await prisma.accountBlock.deleteMany({ where: { blockerId: actor.id, blockedId: otherId } });
}
