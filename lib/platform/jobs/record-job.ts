import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import { loggedError } from "@/lib/platform/logged-error";
import { logger } from "@/lib/platform/logger";
import type { JobOutcome } from "./jobs";

/** Characters of an error that are stored. */
const ERROR_MAX = 300;

/** What an error says, without the row or request that it may carry. Prisma says it in the last line. */
function errorInShort(error: unknown): string {
  const { type, message } = loggedError(error);
  return `${type}: ${message.trim().split("\n").at(-1)!.trim()}`.slice(0, ERROR_MAX);
}

/** Writes down how a job went, for the console. Without a database it is only logged. */
export async function recordJob({ name, startedAt, durationMs, failure }: JobOutcome): Promise<void> {
  const hasFailed = failure !== undefined;
  const outcome = {
    startedAt,
    durationMs,
    ...(hasFailed ? { failedAt: startedAt, lastError: errorInShort(failure) } : { succeededAt: startedAt }),
  };
  await prisma.jobRun
    .upsert({ where: { name }, create: { name, ...outcome }, update: outcome, select: { name: true } })
    .catch((error: unknown) => logger.warn({ err: error, job: name }, "The run of a job was not recorded."));
}
