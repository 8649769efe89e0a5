import "server-only";
import { logger } from "@/lib/platform/logger";

/** A task that the server repeats. It must be safe to run in several processes at once. */
export type Job = {
  name: string;
  everyMs: number;
  /** Milliseconds after the start of the server until an extra first run. */
  firstAfterMs?: number;
  run: (now: Date) => Promise<void>;
};

/** How a run of a job went. */
export type JobOutcome = { name: string; startedAt: Date; durationMs: number; failure: unknown };

/** Keeps outcomes for the operator. It must not throw. */
export type RecordJob = (outcome: JobOutcome) => Promise<void>;

/** Repeats each job for the life of the process, without keeping it alive. A failed job waits for its next round. */
export function startJobs(jobs: readonly Job[], record: RecordJob): void {
  for (const job of jobs) {
    const attempt = () =>
      void runJob(job, new Date(), record).catch((error: unknown) =>
        logger.warn({ err: error, job: job.name }, "A background job failed and will be tried again later."),
      );
    setInterval(attempt, job.everyMs).unref();
    if (job.firstAfterMs !== undefined) setTimeout(attempt, job.firstAfterMs).unref();
  }
}

/**
 * Runs each job once, in order, for platforms without a long-lived process.
 * @throws the first failure, after all jobs have run
 */
export async function runJobsOnce(jobs: readonly Job[], now: Date, record: RecordJob): Promise<void> {
  const failures: unknown[] = [];
  for (const job of jobs) await runJob(job, now, record).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** @throws what the job throws */
async function runJob({ name, run }: Job, now: Date, record: RecordJob): Promise<void> {
  const startedAt = new Date();
  let failure: unknown;
  try {
    await run(now);
  } catch (error) {
    failure = error ?? new Error("A job threw nothing.");
  }
  await record({ name, startedAt, durationMs: Date.now() - startedAt.getTime(), failure });
  if (failure !== undefined) throw failure;
}
