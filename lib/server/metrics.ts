import "server-only";
import { collectDefaultMetrics, Gauge, register } from "prom-client";
import { AppError } from "@/lib/errors";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";

const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
  (register.getSingleMetric(name) as Gauge<L> | undefined) ?? new Gauge({ name, help, labelNames });

if (!register.getSingleMetric("process_cpu_seconds_total")) collectDefaultMetrics();

const databaseUp = gauge("mentorhood_database_up", "1 when the database has answered for this answer.");
const mails = gauge("mentorhood_outbox_mails", "Mails that wait, were held back, or failed for good.", ["state"]);
const mailAge = gauge("mentorhood_outbox_oldest_seconds", "Age of the oldest mail that is due.");
const jobAge = gauge("mentorhood_job_success_age_seconds", "Seconds since a background job last succeeded.", ["job"]);
const jobFailing = gauge("mentorhood_job_failing", "1 when the last run of a background job failed.", ["job"]);
const sessions = gauge("mentorhood_database_connections", "Connections to the database, by what they do.", ["state"]);

type Outbox = { waiting: number; failed: number; held: number; oldest: number | null };

async function measureDatabase(): Promise<void> {
  const [outbox] = await prisma.$queryRaw<[Outbox]>`
    select count(*) filter (where next_attempt_at is not null)::int as waiting,
           count(*) filter (where next_attempt_at is null and held is null)::int as failed,
           count(*) filter (where next_attempt_at is null and held is not null)::int as held,
           extract(epoch from now() - min(created_at) filter (where next_attempt_at <= now()))::float8 as oldest
      from outbox_mail where sent_at is null and sealed_contents is not null`;
  mails.set({ state: "waiting" }, outbox.waiting);
  mails.set({ state: "failed" }, outbox.failed);
  mails.set({ state: "held" }, outbox.held);
  mailAge.set(outbox.oldest ?? 0);
  for (const { name, succeededAt, failedAt } of await prisma.jobRun.findMany({ take: 100 })) {
    if (succeededAt) jobAge.set({ job: name }, (Date.now() - succeededAt.getTime()) / 1000);
    jobFailing.set({ job: name }, failedAt && (!succeededAt || failedAt > succeededAt) ? 1 : 0);
  }
  sessions.reset();
  const states = await prisma.$queryRaw<{ state: string | null; count: number }[]>`
    select state, count(*)::int from pg_stat_activity where datname = current_database() group by state`;
  for (const { state, count } of states) sessions.set({ state: state ?? "other" }, count);
}

/**
 * The figures of this process and of the database as Prometheus text.
 * @param authorization the request's Authorization header
 * @throws AppError not_found when no token is configured; not_signed_in for a wrong one
 */
export async function getMetrics(authorization: string | null): Promise<string> {
  if (!env.METRICS_TOKEN) throw new AppError("not_found");
  if (!isSameSecret(authorization ?? "", `Bearer ${env.METRICS_TOKEN}`)) {
    throw new AppError("not_signed_in", { message: "This address needs its token." });
  }
  const isUp = await measureDatabase().then(
    () => 1,
    // The figures of the process are needed most while the database is away.
    () => 0,
  );
  databaseUp.set(isUp);
  return register.metrics();
}
