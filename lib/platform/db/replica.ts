import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { PrismaClient, type Prisma } from "@/prisma/generated/prisma/client";
import { connectionsTo } from "./connections";
import { isDatabaseUnavailable } from "./database-errors";
import { prisma } from "./prisma";

/** A replica that does not answer holds nobody up for longer, and is not asked again for a while. Milliseconds. */
const CONNECTION_TIMEOUT_MS = 1_000;
const ANSWER_TIMEOUT_MS = 3_000;
const PAUSE_MS = 10_000;

function createClient(url: string): PrismaClient {
  const limits = { connection: CONNECTION_TIMEOUT_MS, statement: ANSWER_TIMEOUT_MS, answer: ANSWER_TIMEOUT_MS };
  const adapter = new PrismaPg(...connectionsTo(url, limits));
  return new PrismaClient({ adapter });
}

const kept = globalThis as typeof globalThis & { mentorhoodReplica?: PrismaClient };
const replica = env.DATABASE_REPLICA_URL ? (kept.mentorhoodReplica ?? createClient(env.DATABASE_REPLICA_URL)) : null;
// Hot reload runs this module again; without this each run would open a pool of its own.
if (env.NODE_ENV === "development" && replica) kept.mentorhoodReplica = replica;

/** Until when the replica is left alone, in milliseconds of the process's clock. */
let pausedUntil = 0;

/**
 * Runs a reading query on the read replica (DATABASE_REPLICA_URL), or on the database itself where there is none, or while it does
 * not answer. For lists and maps, where it does not matter that a replica is a moment behind; whoever decides by what is read
 * asks `prisma`.
 * @throws what the database itself throws
 */
export async function readFromReplica<Rows>(sql: Prisma.Sql): Promise<Rows> {
  if (!replica || performance.now() < pausedUntil) return prisma.$queryRaw<Rows>(sql);
  try {
    return await replica.$queryRaw<Rows>(sql);
  } catch (error) {
    // A query that only conflicted with what the replica replays says nothing about the next one.
    if (isDatabaseUnavailable(error)) {
      pausedUntil = performance.now() + PAUSE_MS;
      logger.warn({ err: error }, "The read replica does not answer; the database itself is read for a while.");
    }
    return prisma.$queryRaw<Rows>(sql);
  }
}
