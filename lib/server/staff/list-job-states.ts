import "server-only";
import { jobState, type JobRow } from "@/lib/domain/staff/job-state.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { backgroundJobs } from "@/lib/server/background-jobs";

/** How often Vercel calls `/api/cron` (vercel.json), in milliseconds. */
const CRON_MS = 24 * 60 * 60 * 1000;

/** Every background job with its last run in any process. */
export async function listJobStates(now: Date): Promise<JobRow[]> {
  const runs = new Map((await prisma.jobRun.findMany()).map((run) => [run.name, run]));
  return backgroundJobs.map(({ name, everyMs }) => {
    const run = runs.get(name) ?? null;
    const periodMs = env.VERCEL === "1" ? Math.max(everyMs, CRON_MS) : everyMs;
    return {
      name,
      state: jobState(run, periodMs, now),
      startedAt: run?.startedAt ?? null,
      durationMs: run?.durationMs ?? null,
      failedAt: run?.failedAt ?? null,
      lastError: run?.lastError ?? null,
    };
  });
}
