import "server-only";
import { nextUsernameChange } from "@/lib/domain/account/username.rules";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/**
 * The signed-in person's username.
 * @returns with the time from which it may be changed, or null where that is now
 * @throws AppError not_signed_in when the account is gone
 */
export async function readOwnUsername(
  actor: Pick<Actor, "id">,
): Promise<{ username: string; nextChange: Date | null }> {
  const row = await prisma.user.findFirst({
    where: { id: actor.id, deletedAt: null },
    select: { username: true, usernameChangedAt: true },
  });
  if (!row) throw new AppError("not_signed_in");
  return { username: row.username, nextChange: nextUsernameChange(row.usernameChangedAt, new Date()) };
}
