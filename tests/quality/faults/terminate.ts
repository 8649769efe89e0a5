import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { ask } from "./ask";
import { type Load, type Shot, startLoad } from "./load";
import type { FaultContext, Scenario } from "./scenario";
import { signIn } from "./sign-in";
import { type Site, withSite } from "./site";
import type { Tally } from "./tally";

const ROUNDS = 4;
const LOAD_MS = 1_500;
/** How often the balancer looks whether the server may be sent visitors. */
const LOOK_EVERY_MS = 200;
/** Longest time that a server takes to stop: 5 s for its visitors to go elsewhere, and what is under way then. */
const STOP_LIMIT_MS = 10_000;
/**
 * A connection waits at most so long until a busy server takes it. When the server closes, the system cuts off those that wait, and
 * refuses later ones; nobody could have asked them to go elsewhere.
 */
const WAITING_MS = 500;

/** As a balancer does it: asks the server how it is, and takes it out when it says that it stops. */
async function leaveWhenTold(address: string, load: Load): Promise<void> {
  for (;;) {
    const { status } = await ask(address, { path: "/api/health" });
    if (status === 503) break;
    await sleep(LOOK_EVERY_MS);
  }
  await load.stop();
}

async function stopUnderLoad({ tally, note }: FaultContext, site: Site, shots: readonly (() => Shot)[]): Promise<void> {
  const { address, instances } = site;
  const [instance] = instances;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const load = startLoad(address, {
      tally,
      workers: 12,
      next: (number) => shots[number % shots.length]!(),
      onLost: ({ code }, { path }) => tally.lose(`${path}, left alone when it says so: ${code}`),
    });
    const left = leaveWhenTold(address, load);
    await sleep(LOAD_MS);
    const startedAt = performance.now();
    await instance!.server.stop();
    times.push(performance.now() - startedAt);
    await left;
    await instance!.restart();
  }
  const longest = Math.round(Math.max(...times));
  tally.check(longest < STOP_LIMIT_MS, `the server took ${longest} ms to stop`);
  note(`Asked to stop ${ROUNDS} times under load, the server ended within ${longest} ms.`);
}

/** Nobody listens to what it says: the visitors go on until nobody answers. What the server has taken, it answers all the same. */
async function stopWhileBeset(
  { tally, note }: FaultContext,
  site: Site,
  shots: readonly (() => Shot)[],
): Promise<void> {
  const { address, instances } = site;
  const cutOff: { path: string; sentAt: number }[] = [];
  let refusedAt = Infinity;
  let refused = 0;
  const load = startLoad(address, {
    tally,
    workers: 12,
    next: (number) => shots[number % shots.length]!(),
    onLost: ({ code }, { path }, sentAt) => {
      if (code === "ECONNREFUSED") {
        refused++;
        refusedAt = Math.min(refusedAt, performance.now());
      } else if (code === "ECONNRESET") cutOff.push({ path, sentAt });
      else tally.lose(`${path}, asked on and on: ${code}`);
    },
  });
  await sleep(LOAD_MS);
  const startedAt = performance.now();
  await instances[0]!.server.stop();
  const ms = Math.round(performance.now() - startedAt);
  await load.stop();
  const taken = cutOff.filter(({ sentAt }) => sentAt < refusedAt - WAITING_MS);
  for (const { path } of taken) tally.lose(`${path}, asked on and on: ECONNRESET`);
  tally.check(ms < STOP_LIMIT_MS, `the server took ${ms} ms to stop while it was asked on and on`);
  const waiting = cutOff.length - taken.length;
  note(
    `Asked on and on it ended after ${ms} ms; ${refused} connections came later, ${waiting} had not been taken yet.`,
  );
  await instances[0]!.restart();
}

/** What was being written when the server was asked to stop is written whole, and the writer has been told so. */
async function writeMeanwhile(tally: Tally, site: Site): Promise<void> {
  const { address, instances } = site;
  const mentor = await signIn(address, DEMO_EMAILS.mentor);
  const names = Array.from({ length: 20 }, (_, number) => `Asha Rao ${"abcdefghijklmnopqrst"[number]}`);
  const writes = names.map((name) =>
    ask(address, { path: "/api/v1/users/update-profile", method: "PUT", headers: mentor.bearer, body: { name } }),
  );
  await sleep(20);
  const stopped = instances[0]!.server.stop();
  for (const write of await Promise.allSettled(writes)) {
    const status = write.status === "fulfilled" ? write.value.status : (write.reason as Error).message;
    tally.check(status === 200, `a write that was under way answers ${status}`);
  }
  await stopped;
  const [row] = await site.query<{ version: number }>(
    "select profile_version as version from user_account where email = $1",
    [DEMO_EMAILS.mentor],
  );
  tally.check(row?.version === names.length, `${row?.version} of ${names.length} writes are there`);
}

export const terminate: Scenario = {
  name: "terminate",
  about: "the server is asked to stop (SIGTERM) under load",
  run: (context) =>
    withSite({ logLevel: context.logLevel }, async (site) => {
      const { tally } = context;
      const student = await signIn(site.address, DEMO_EMAILS.student);
      const [mentor] = await site.query<{ username: string; name: string }>(
        "select username, name from user_account where role = 'mentor' order by username limit 1",
      );
      const shot = (path: string, holds: string, headers?: Shot["headers"]) => (): Shot => ({
        path,
        headers,
        judge: ({ status, text }) =>
          status === 200 && text.includes(holds) ? "good" : { wrong: `${path} answers ${status}` },
      });
      const shots = [
        shot(mentorProfileHref(mentor!.username), mentor!.name),
        shot(links.mentors, "Find Your Perfect Mentor"),
        shot(links.home, "Choose Your Class"),
        shot("/api/v1/teachers/all-teachers?limit=10", '"success":true'),
        shot("/api/v1/users/me", student.username, student.bearer),
      ];
      await stopUnderLoad(context, site, shots);
      await stopWhileBeset(context, site, shots);
      await writeMeanwhile(tally, site);
    }),
};
