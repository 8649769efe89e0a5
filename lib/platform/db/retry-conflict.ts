import "server-only";
import { Prisma } from "@/prisma/generated/prisma/client";

/** A concurrent transaction inserted the same unique row, or the database aborted this one to resolve a conflict. */
const CONFLICTS = new Set(["P2002", "P2034"]);
const MAX_TRIES = 4;

/** Retries a transaction that lost a race, so that it sees what the winner wrote. */
export async function retryConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const isConflict = error instanceof Prisma.PrismaClientKnownRequestError && CONFLICTS.has(error.code);
      if (!isConflict || attempt >= MAX_TRIES) throw error;
    }
  }
}
