import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { mintSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

export const PASSWORD = "Correct-Horse-7";

/** An unused address. */
export const newEmail = (name = "meera") => `${name}-${randomUUID().slice(0, 8)}@example.com`;

/** A hash that sign-in accepts, without the cost that protects real passwords. */
const cheapHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

type Overrides = {
  password?: string;
  passwordHash?: string;
  isVerified?: boolean;
  user?: Partial<Prisma.UserCreateInput>;
};

/** Creates an account with a password, verified by default. */
export async function createAccount({ password = PASSWORD, passwordHash, isVerified = true, user }: Overrides = {}) {
  const email = newEmail();
  return prisma.user.create({
    data: {
      name: "Meera Iyer",
      email,
      username: email.split("@")[0]!,
      emailVerifiedAt: isVerified ? new Date() : null,
      ...user,
      password: { create: { hash: passwordHash ?? (await cheapHash(password)) } },
    },
  });
}

/** A session token for an account, as a sign-in issues it. */
export async function createSession({ id, sessionVersion }: { id: string; sessionVersion: number }): Promise<string> {
  return mintSessionToken({ userId: id, sessionVersion, keepSignedIn: false });
}
