import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { links, mentorProfileHref } from "@/lib/links";
import { ask, signIn } from "../ask";
import type { Shot } from "../load";
import { LISTING_HEADING, type Stage } from "./stage";

const ROUNDS = 4;
const WORKERS = 12;
const LOAD_MS = 1_500;
/** How often the balancer checks whether the server accepts visitors. */
const LOOK_EVERY_MS = 200;
/** 5 s for visitors to move to another server, plus the requests under way. */
const STOP_LIMIT_MS = 10_000;
/**
 * Longest wait of a connection until a busy server accepts it. When the server closes, the system cuts off the
 * pending connections,
 * and no server could have redirected them.
 */
const WAITING_MS = 500;
const WRITES = 20;

/** A server that receives a stop signal finishes what it has accepted. */
export async function terminate(stage: Stage): Promise<void> {
  const [mentor] = await stage.mentors(1);
  const { username, bearer } = stage.student;
  const shots = [
    () => stage.always({ path: mentorProfileHref(mentor!.username) }, mentor!.name),
    () => stage.always({ path: links.mentors }, LISTING_HEADING),
    () => stage.always({ path: links.home }, "Choose Your Class"),
    () => stage.always({ path: "/api/v1/teachers/all-teachers?limit=10" }, '"success":true'),
    () => stage.always({ path: "/api/v1/users/me", headers: bearer }, username),
  ];
  await stopBehindBalancer(stage, shots);
  await stopUnderSiege(stage, shots);
  await stopDuringWrites(stage);
}

/** Stops the first instance. @returns the milliseconds until it has ended */
async function timedStop({ site, tally }: Stage): Promise<number> {
  const startedAt = performance.now();
  await site.instances[0]!.server.stop();
  const ms = Math.round(performance.now() - startedAt);
  tally.check(ms < STOP_LIMIT_MS, `the server took ${ms} ms to stop`);
  return ms;
}

/** The balancer removes the server as soon as its health check reports the stop: no request is lost. */
async function stopBehindBalancer(stage: Stage, shots: readonly ((number: number) => Shot)[]): Promise<void> {
  const { site, tally, note } = stage;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const load = stage.load(shots, WORKERS, ({ code }, { path }) => tally.lose(`${path}, behind a balancer: ${code}`));
    const leaving = (async () => {
      while ((await ask(site.address, { path: "/api/health" })).status !== 503) await sleep(LOOK_EVERY_MS);
      await load.stop();
    })();
    await sleep(LOAD_MS);
    times.push(await timedStop(stage));
    await leaving;
    await site.instances[0]!.restart();
  }
  note(`Asked to stop ${ROUNDS} times behind a balancer, the server ended within ${Math.max(...times)} ms.`);
}

/**
 * Clients ignore the health check and continue until no server responds. The server still answers what it has
 * accepted.
 */
async function stopUnderSiege(stage: Stage, shots: readonly ((number: number) => Shot)[]): Promise<void> {
  const { site, tally, note } = stage;
  const cutOff: { path: string; sentAt: number }[] = [];
  let refusedAt = Infinity;
  let refused = 0;
  const load = stage.load(shots, WORKERS, ({ code }, { path }, sentAt) => {
    if (code === "ECONNREFUSED") {
      refused++;
      refusedAt = Math.min(refusedAt, performance.now());
    } else if (code === "ECONNRESET") cutOff.push({ path, sentAt });
    else tally.lose(`${path}, under siege: ${code}`);
  });
  await sleep(LOAD_MS);
  const ms = await timedStop(stage);
  await load.stop();
  const accepted = cutOff.filter(({ sentAt }) => sentAt < refusedAt - WAITING_MS);
  for (const { path } of accepted) tally.lose(`${path}, under siege: ECONNRESET`);
  const waiting = cutOff.length - accepted.length;
  note(`Under siege it ended after ${ms} ms; ${refused} connections came later, ${waiting} were not accepted yet.`);
  await site.instances[0]!.restart();
}

/** A write under way when the server stops is completed and answered. */
async function stopDuringWrites({ site, tally }: Stage): Promise<void> {
  const { bearer } = await signIn(site.address, DEMO_EMAILS.mentor);
  const writes = Array.from({ length: WRITES }, (_, number) => {
    const body = { name: `Asha Rao ${"abcdefghijklmnopqrst"[number]}` };
    return ask(site.address, { path: "/api/v1/users/update-profile", method: "PUT", headers: bearer, body });
  });
  await sleep(20);
  const stopped = site.instances[0]!.server.stop();
  for (const write of await Promise.allSettled(writes)) {
    const status = write.status === "fulfilled" ? write.value.status : (write.reason as Error).message;
    tally.check(status === 200, `a write that was under way answers ${status}`);
  }
  await stopped;
  const [row] = await site.query<{ version: number }>(
    "select profile_version as version from user_account where email = $1",
    [DEMO_EMAILS.mentor],
  );
  tally.check(row?.version === WRITES, `${row?.version} of ${WRITES} writes are there`);
}
