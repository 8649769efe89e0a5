import "server-only";
import { Prisma } from "@/prisma/generated/prisma/client";

/** Codes that say "no database to talk to", from the socket, from PostgreSQL (classes 08, 53 and 57) and from Prisma. */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|08\w{3}|53\w{3}|57P0\d|P1001|P1002|P1008|P1017|P2024|P2028)$/;

/** Whether a row was refused because there is one like it already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Whether an error, or one of its causes, means that the database cannot be reached right now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth++) {
    const { code, message } = current as Error & { code?: unknown };
    if (typeof code === "string" && UNAVAILABLE.test(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated|Can't reach database server/i.test(message)) {
      return true;
    }
  }
  return false;
}
