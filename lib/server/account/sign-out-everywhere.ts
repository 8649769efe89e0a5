import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/** Ends every session of the account, the present one too: tokens of older versions are refused from now on. */
export async function signOutEverywhere(actor: Actor): Promise<void> {
  await prisma.user.updateMany({ where: { id: actor.id }, data: { sessionVersion: { increment: 1 } } });
}
