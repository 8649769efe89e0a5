import "server-only";
import { Prisma } from "@/prisma/generated/prisma/client";

/** An account that may act and be seen: neither deleted nor suspended. */
export const ACTIVE_ACCOUNT = { deletedAt: null, suspendedAt: null } as const satisfies Prisma.UserWhereInput;

/** The same as an SQL condition. @param alias the name of `user_account` in the statement */
export const isActiveAccount = (alias: "user_account" | "u" | "t" | "s" = "user_account") => {
  const account = Prisma.raw(alias);
  return Prisma.sql`(${account}.deleted_at is null and ${account}.suspended_at is null)`;
};
