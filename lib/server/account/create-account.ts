import "server-only";
import { randomInt } from "node:crypto";
import type { AccountRole } from "@/lib/domain/account/account.schema";
import { usernameBase } from "@/lib/domain/account/username.rules";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { isUsernameTaken } from "./username.repository";

/** A username that nobody has or had, made from the name. Of two people who take one at once, the database refuses the second. */
export async function freeUsername(tx: Prisma.TransactionClient, name: string): Promise<string> {
  const base = usernameBase(name);
  for (let candidate = base; ; candidate = `${base}-${randomInt(1000, 1_000_000)}`) {
    if (!(await isUsernameTaken(tx, candidate))) return candidate;
  }
}

/** Gives an account what its role needs. A mentor is listed only once the profile says what is taught. */
export async function makeRoleReal(tx: Prisma.TransactionClient, userId: string, role: AccountRole): Promise<void> {
  if (role !== "mentor") return;
  await tx.mentorProfile.upsert({ where: { userId }, create: { userId }, update: {}, select: { id: true } });
}
