import "server-only";
import { AppError } from "@/lib/errors";
import { holdAccount } from "@/lib/server/account/hold-account.repository";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { raiseFeedVersion } from "./calendar-feed.repository";

/**
 * Gives the signed-in person's calendar feed a new address and ends the old one.
 * @throws AppError not_signed_in when the account is gone; too_many_requests
 */
export async function renewFeed(actor: Actor): Promise<void> {
  await limitAttempts([["calendar-feed-by-account", actor.id]]);
  await prisma.$transaction(async (tx) => {
    if (!(await holdAccount(tx, actor.id))) throw new AppError("not_signed_in");
    await raiseFeedVersion(tx, actor.id);
  });
}
