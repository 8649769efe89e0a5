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

/** Repeats each job for the life of the process, without keeping it alive. A failed job waits for its next round. */
export function startJobs(jobs: readonly Job[]): void {
  for (const { name, everyMs, firstAfterMs, run } of jobs) {
    const attempt = () =>
      void run(new Date()).catch((error: unknown) =>
        logger.warn({ err: error, job: name }, "A background job failed and will be tried again later."),
      );
    setInterval(attempt, everyMs).unref();
    if (firstAfterMs !== undefined) setTimeout(attempt, firstAfterMs).unref();
  }
}

/**
 * Runs each job once, in order, for platforms without a long-lived process.
 * @throws the first failure, after all jobs have run
 */
export async function runJobsOnce(jobs: readonly Job[], now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const { run } of jobs) await run(now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
