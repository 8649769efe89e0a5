import type { startGoogleIssuer } from "@/tests/support/google-issuer";
import { ask } from "../ask";
import type { Site } from "../site";
import { sendCostly } from "./costly";
import { describeFaults, describeRequest, neverReached, tableOf } from "./report";
import { runRequests, type Sender } from "./send-requests";
import { createWorld } from "./world";

/** Enough that no account reaches its limits by chance. */
const PEOPLE = 60;
const AT_ONCE = 8;

/** Sends over HTTP, as from behind a trusted proxy. */
const httpSender =
  ({ address }: Site): Sender =>
  async ({ target, client, headers, body, method, isCut }) => {
    const all = { "X-Forwarded-For": client, ...headers };
    const question = { path: `/api/v1${target}`, method, headers: all, body: body ?? undefined, isCut };
    const answer = await ask(address, question).catch((error: Error) => {
      if (isCut) return null;
      throw error;
    });
    if (!answer) return null;
    const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return { status: answer.status, headers: Object.fromEntries(named), text: answer.text };
  };

type Run = { requests: number; seed: number; only: number | null };
type Issuer = Awaited<ReturnType<typeof startGoogleIssuer>>;

/** Sends a run's requests and prints the outcome. @returns the faults */
export async function fuzzSite(site: Site, issuer: Issuer, { requests, seed, only }: Run): Promise<string[]> {
  const world = await createWorld({ seed, people: PEOPLE, send: httpSender(site), origin: site.appUrl, issuer });
  const numbers = only === null ? Array.from({ length: requests }, (_, number) => number) : [only];
  const startedAt = performance.now();
  const outcomes = await runRequests(world, numbers, AT_ONCE);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const faults = describeFaults(outcomes, seed);
  if (only === null) {
    for (const line of tableOf(world.run.operations, outcomes)) console.log(line);
    const costly = await sendCostly(site.address);
    console.log(`${costly.sent} costly requests.`);
    faults.push(...costly.faults);
    for (const name of neverReached(world.run.operations, outcomes)) faults.push(`Of ${name} no request succeeded.`);
  } else for (const outcome of outcomes) console.log(describeRequest(outcome, seed));
  console.log(`${outcomes.length} requests with seed ${seed} in ${seconds} s.`);
  const health = await ask(site.address, { path: "/api/health" });
  return health.status === 200 ? faults : [...faults, "The server is not well afterwards."];
}
