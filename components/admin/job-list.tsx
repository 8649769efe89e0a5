import type { JobRow } from "@/lib/domain/staff/job-state.rules";
import { jobTexts as texts } from "@/lib/domain/staff/operations.messages";
import { formatDateTime } from "@/lib/domain/time/format-date";

/** The background jobs with their last run and error. */
export function JobList({ jobs }: { jobs: readonly JobRow[] }) {
  return (
    <section id="jobs" aria-labelledby="jobs-title" className="flex flex-col gap-3">
      <h2 id="jobs-title" className="font-display text-xl font-semibold">
        {texts.title}
      </h2>
      <p className="max-w-prose text-sm text-ink-soft">{texts.intro}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card text-sm">
        {jobs.map(({ name, state, startedAt, durationMs, failedAt, lastError }) => (
          <li key={name} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[14rem_6rem_1fr]">
            <p className="font-medium">{name}</p>
            <p className={state === "failing" || state === "late" ? "font-semibold text-brick" : undefined}>
              {texts.states[state]}
            </p>
            <div className="min-w-0 [overflow-wrap:anywhere] text-ink-soft">
              {startedAt && <p>{texts.lastRun(formatDateTime(startedAt), durationMs ?? 0)}</p>}
              {failedAt && lastError && <p>{texts.lastError(formatDateTime(failedAt), lastError)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
