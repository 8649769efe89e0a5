import "server-only";
import { Prisma } from "@/prisma/generated/prisma/client";

/** A row that is unique was made by somebody else in the meantime, or the database chose this one of two to step back. */
const CONFLICTS = new Set(["P2002", "P2034"]);
const MAX_TRIES = 4;

/** Runs a transaction again that lost a race, so that it finds what the winner has written. */
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
