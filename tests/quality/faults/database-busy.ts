import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { mentorProfileHref } from "@/lib/links";
import { query } from "@/scripts/database/query";
import { ask } from "../ask";
import { untilAnswered } from "./database-stopped";
import type { Stage } from "./stage";

/** A request waits for a connection (5 s), and then for its statement (15 s) or a dead server (18 s). */
const WAIT_LIMIT_MS = 30_000;
/** Cached profiles check their username for two seconds at most. */
const CACHED_LIMIT_MS = 6_000;
const RECOVERY_LIMIT_MS = 10_000;
/** Longer than every limit of the server. */
const FAULT_MS = 20_000;

/** Causes a fault and returns how to lift it. */
type Fault = (databaseUrl: string) => Promise<() => unknown>;

/** The site refuses politely and in time while the database is unusable, and recovers soon afterwards. */
export async function surviveBusyDatabase(stage: Stage, fault: Fault): Promise<void> {
  const { site, tally, note } = stage;
  const { address, database } = site;
  const [mentor] = await stage.mentors(1);
  const profile = { path: mentorProfileHref(mentor!.username) };
  await ask(address, profile);
  const longest = { any: 0, cached: 0 };
  const timing = (kind: keyof typeof longest, shot: ReturnType<Stage["always"]>) => ({
    ...shot,
    judge: (answer: Parameters<typeof shot.judge>[0]) => {
      longest[kind] = Math.max(longest[kind], answer.ms);
      return shot.judge(answer);
    },
  });
  const shots = stage.everydayShots().map((shot) => (number: number) => timing("any", shot(number)));
  const load = stage.load(shots, 25);
  const cached = stage.load([() => timing("cached", stage.always(profile, "Mentorhood"))], 2);
  await sleep(2_000);
  longest.any = 0;
  stage.phase = "turning";
  const lift = await fault(database.url);
  try {
    await sleep(500);
    stage.phase = "down";
    await sleep(FAULT_MS);
  } finally {
    stage.phase = "turning";
    // Lifts the fault first: a frozen server cannot even shut down.
    await lift();
  }
  tally.check(tally.figures.refused > 0, "nothing was refused, so nothing was tried");
  const recovery = await untilAnswered(address);
  await sleep(1_000);
  stage.phase = "up";
  await sleep(2_000);
  await Promise.all([load.stop(), cached.stop()]);
  const [any, fromCache] = [Math.round(longest.any), Math.round(longest.cached)];
  note(`longest answer ${any} ms, of a cached profile ${fromCache} ms; good again after ${recovery} ms`);
  tally.check(any < WAIT_LIMIT_MS, `an answer took ${any} ms`);
  tally.check(fromCache < CACHED_LIMIT_MS, `a cached profile took ${fromCache} ms`);
  tally.check(recovery < RECOVERY_LIMIT_MS, `the site took ${recovery} ms to recover`);
  // A connection inside a transaction would swallow the next request's writes.
  const stuck = await site.query("select 1 from pg_stat_activity where state like 'idle in transaction%'");
  tally.check(stuck.length === 0, `${stuck.length} connections are still within a transaction`);
}

/** Locks the tables that nearly every request reads, so that each request holds its connection. */
export const lockTables: Fault = async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin");
  await client.query("lock table user_account, mentor_listing, mentor_profile in access exclusive mode");
  return () => client.end();
};

const TAKER = "faults";

/** Takes every connection that the server allows, the site's too. */
export const takeAllConnections: Fault = async (url) => {
  const clients: pg.Client[] = [];
  let isLifted = false;
  const takeAll = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: url, application_name: TAKER });
      client.on("error", () => {});
      try {
        await client.connect();
      } catch {
        return;
      }
      clients.push(client);
    }
  };
  await takeAll();
  await clients[0]!.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> $1",
    [TAKER],
  );
  // The site reconnects where it can, so each freed connection is taken too.
  const taking = (async () => {
    while (!isLifted) {
      await takeAll();
      await sleep(50);
    }
  })();
  return async () => {
    isLifted = true;
    await taking;
    await Promise.all(clients.map((client) => client.end()));
  };
};

/** Suspends the server's processes, as on a machine that hangs: connections stay open without a response. */
export const freeze: Fault = async (url) => {
  const [row] = await query<{ data_directory: string }>(url, "show data_directory");
  const active = await query<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  const server = Number(readFileSync(`${row!.data_directory}/postmaster.pid`, "utf8").split("\n", 1)[0]);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [server, ...active.map(({ pid }) => pid)]) {
      try {
        process.kill(pid, name);
      } catch {
        // This connection has closed by now.
      }
    }
  };
  signal("SIGSTOP");
  return () => signal("SIGCONT");
};
