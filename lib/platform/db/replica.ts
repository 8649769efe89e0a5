import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { PrismaClient, type Prisma } from "@/prisma/generated/prisma/client";
import { connectionsTo } from "./connections";
import { isDatabaseUnavailable } from "./database-errors";
import { prisma } from "./prisma";

/** Timeout of a replica query, and the pause before the next try after a failure, in milliseconds. */
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
// Hot reload runs this module again; without this each run would open another pool.
if (env.NODE_ENV === "development" && replica) kept.mentorhoodReplica = replica;

/** When the replica may be tried again, in milliseconds of the process's clock. */
let pausedUntil = 0;

/**
 * Runs a reading query on the read replica (DATABASE_REPLICA_URL), or on the primary if there is none or it does
 * not answer. For lists and maps, which tolerate replication lag. Code that decides by what it reads uses `prisma`.
 * @throws the primary's errors
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
