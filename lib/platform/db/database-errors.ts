import "server-only";
import { UNAVAILABLE_DIGEST } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/prisma/client";

/**
 * Codes that say "no database to talk to", or none that answers in time: from the socket, from PostgreSQL (classes 08, 53
 * and 57, where 57014 is our own limit of a statement's time) and from Prisma.
 */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|08\w{3}|53\w{3}|57014|57P0\d|P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
/** The same from the driver, which gives these no code. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Can't reach database server|Query read timeout|connection error and is not queryable/i;
/** The same in the words of Prisma's adapter. */
const UNAVAILABLE_KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);

/**
 * The database cannot be reached, whatever the driver called it. It has no `code`, because Prisma would make an error of its
 * own out of one that has; Next passes the digest on to the browser.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly digest = UNAVAILABLE_DIGEST;
}

/** Whether a unique constraint refused a row. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Whether an error, or one of its causes, means that the database cannot be reached right now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth++) {
    const { code, message, cause } = current as Error & { code?: unknown };
    if (current instanceof DatabaseUnavailable || UNAVAILABLE_TEXT.test(message)) return true;
    if (typeof code === "string" && UNAVAILABLE.test(code)) return true;
    if (isUnavailableCause(cause)) return true;
  }
  return false;
}

/** The adapter's errors carry a plain object that says what happened. */
function isUnavailableCause(cause: unknown): boolean {
  if (typeof cause !== "object" || cause === null || cause instanceof Error) return false;
  const { kind, originalCode } = cause as { kind?: unknown; originalCode?: unknown };
  if (typeof kind === "string" && UNAVAILABLE_KINDS.has(kind)) return true;
  return typeof originalCode === "string" && UNAVAILABLE.test(originalCode);
}

/** For an optional part of a page: its data, or null while the database cannot be reached. */
export async function unlessUnavailable<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  });
}
