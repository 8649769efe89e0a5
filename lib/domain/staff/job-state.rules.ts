/** "late": it has not run for three times its period. */
export type JobState = "fine" | "failing" | "late" | "never";

/** A background job as the console shows it. */
export type JobRow = {
  name: string;
  state: JobState;
  startedAt: Date | null;
  durationMs: number | null;
  /** The last failure, which may be older than the last run. */
  failedAt: Date | null;
  lastError: string | null;
};

type Run = { startedAt: Date; succeededAt: Date | null; failedAt: Date | null };

const LATE_AFTER_PERIODS = 3;

/** The state of a job by its last run, which takes place every `periodMs` milliseconds. */
export function jobState(run: Run | null, periodMs: number, now: Date): JobState {
  if (run === null) return "never";
  if (now.getTime() - run.startedAt.getTime() > LATE_AFTER_PERIODS * periodMs) return "late";
  const hasFailed = run.failedAt !== null && (run.succeededAt === null || run.failedAt > run.succeededAt);
  return hasFailed ? "failing" : "fine";
}
