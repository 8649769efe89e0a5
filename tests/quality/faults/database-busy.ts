import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { ask } from "./ask";
import { neverAsked, untilAnswered } from "./until-answered";
import { startLoad } from "./load";
import { type Fault, freeze, lockTables, takeAllConnections } from "./database-faults";
import type { FaultContext, Scenario } from "./scenario";
import { type Phase, shotsIn } from "./shots";
import { type Person, signIn } from "./sign-in";
import { type Site, withSite } from "./site";

/** A request waits for a connection (5 s), and then for its statement (15 s) or a server that is gone (18 s). */
const WAIT_LIMIT_MS = 30_000;
/** Cached profiles ask what became of their name, for two seconds at most. */
const CACHED_LIMIT_MS = 6_000;
const RECOVERY_LIMIT_MS = 10_000;
/** Longer than every limit, so that each of them is met. */
const FAULT_MS = 20_000;

/** Breaks the database in one way under load and lets it come back. */
async function outlive(
  { tally, note }: FaultContext,
  site: Site,
  person: Person,
  fault: () => Promise<Fault>,
): Promise<void> {
  const { address } = site;
  let phase: Phase = "up";
  let longest = 0;
  let longestCached = 0;
  const { always, whenUp } = shotsIn(() => phase);
  const timed = (ms: number) => (longest = Math.max(longest, ms));
  const profile = mentorProfileHref(await anyMentor(site));
  await ask(address, { path: profile });
  const shots = [
    (number: number) => whenUp({ path: neverAsked(number) }, "Find Your Perfect Mentor"),
    () => whenUp({ path: links.profile, headers: person.cookie }, person.username),
    () => whenUp({ path: "/api/v1/users/me", headers: person.bearer }, person.username),
    () => whenUp({ path: "/api/v1/teachers/all-teachers?limit=10" }, '"success":true'),
    () => always({ path: links.home }, "Choose Your Class"),
  ];
  const next = (number: number) => {
    const shot = shots[number % shots.length]!(number);
    return { ...shot, judge: (answer: Parameters<typeof shot.judge>[0]) => (timed(answer.ms), shot.judge(answer)) };
  };
  const load = startLoad(address, { tally, workers: 25, next });
  const cached = startLoad(address, {
    tally,
    workers: 2,
    next: () => {
      const shot = always({ path: profile }, "Mentorhood");
      return { ...shot, judge: (answer) => ((longestCached = Math.max(longestCached, answer.ms)), shot.judge(answer)) };
    },
  });
  await sleep(2_000);
  longest = 0;
  phase = "turning";
  const { lift } = await fault();
  await sleep(500);
  phase = "down";
  await sleep(FAULT_MS);
  phase = "turning";
  await lift();
  tally.check(tally.figures.refused > 0, "nothing was refused, so nothing was tried");
  const liftedAt = performance.now();
  await untilAnswered(address);
  const recovery = Math.round(performance.now() - liftedAt);
  await sleep(1_000);
  phase = "up";
  await sleep(2_000);
  await Promise.all([load.stop(), cached.stop()]);
  note(
    `longest answer ${Math.round(longest)} ms, of a cached profile ${Math.round(longestCached)} ms; good again after ${recovery} ms`,
  );
  tally.check(longest < WAIT_LIMIT_MS, `an answer took ${Math.round(longest)} ms`);
  tally.check(longestCached < CACHED_LIMIT_MS, `a cached profile took ${Math.round(longestCached)} ms`);
  tally.check(recovery < RECOVERY_LIMIT_MS, `the site took ${recovery} ms to recover`);
  await checkConnections(tally, site);
}

/** A connection that is still within a transaction would swallow what the next request writes. */
async function checkConnections(tally: FaultContext["tally"], { query }: Site): Promise<void> {
  const stuck = await query("select 1 from pg_stat_activity where state like 'idle in transaction%'");
  tally.check(stuck.length === 0, `${stuck.length} connections are still within a transaction`);
}

async function anyMentor({ query }: Site): Promise<string> {
  const [mentor] = await query<{ username: string }>("select username from user_account where role = 'mentor' limit 1");
  return mentor!.username;
}

const FAULTS = {
  "pool-exhausted": ["every connection of the pool waits for a lock", ({ database }: Site) => lockTables(database.url)],
  "connections-taken": [
    "others hold every connection that the database allows",
    ({ database }: Site) => takeAllConnections(database.url),
  ],
  "database-frozen": [
    "the database keeps its connections and answers nothing",
    ({ database }: Site) => freeze(database.url),
  ],
} as const;

/** The database is there and cannot be used: for lack of connections, or because it hangs. */
export const databaseBusy: readonly Scenario[] = Object.entries(FAULTS).map(([name, [about, fault]]) => ({
  name,
  about,
  run: (context) =>
    withSite(
      { logLevel: context.logLevel, settings: { max_connections: "30", superuser_reserved_connections: "0" } },
      async (site) => {
        const person = await signIn(site.address, DEMO_EMAILS.student);
        let isLifted = false;
        let current: Fault | null = null;
        const lift = async () => {
          if (!isLifted) await current?.lift();
          isLifted = true;
        };
        try {
          await outlive(context, site, person, async () => {
            current = await fault(site);
            return { lift };
          });
        } finally {
          // A frozen server could not even be stopped.
          await lift();
        }
      },
    ),
}));
