/** Sends the requests of `npm run fuzz` to SERVER_URL, whose database is DATABASE_URL. Started by tests/quality/fuzz/main.ts. */
import { startGoogleIssuer } from "@/tests/support/google-issuer";
import { sendCostly } from "./costly";
import { parseFuzzArguments } from "./arguments";
import { faultsToldOf, neverReached, requestToldOf, tableOf } from "./report";
import { runRequests } from "./run";
import { httpSender } from "./senders";
import { createWorld } from "./world";

/** Enough that no account comes to its limits by chance. */
const PEOPLE = 60;
const AT_ONCE = 8;

const { SERVER_URL = "", KEYS_PORT = "0" } = process.env;
const { seed, requests, only } = parseFuzzArguments(process.argv.slice(2));
const issuer = await startGoogleIssuer(Number(KEYS_PORT));
const world = await createWorld({ seed, people: PEOPLE, send: httpSender(SERVER_URL), origin: SERVER_URL, issuer });
const { operations } = world.run;
const numbers = only === null ? Array.from({ length: requests }, (_, number) => number) : [only];

const startedAt = performance.now();
const outcomes = await runRequests(world, numbers, AT_ONCE);
const seconds = Math.round((performance.now() - startedAt) / 1000);
const costly = only === null ? await sendCostly(SERVER_URL) : { sent: 0, faults: [] };
const isAlive = (await fetch(`${SERVER_URL}/api/health`)).ok;

const lines = only === null ? tableOf(operations, outcomes) : outcomes.map((outcome) => requestToldOf(outcome, seed));
for (const line of lines) console.log(line);
console.log(`${outcomes.length} requests with seed ${seed} in ${seconds} s.`);
const faults = faultsToldOf(outcomes, seed);
console.log(`${costly.sent} costly requests.`);
faults.push(...costly.faults);
for (const fault of faults) console.error(`- ${fault}`);
const unreached = only === null ? neverReached(operations, outcomes) : [];
for (const name of unreached) console.error(`- Of ${name} no request succeeded.`);
if (!isAlive) console.error("- The server is not well afterwards.");
process.exit(faults.length + unreached.length === 0 && isAlive ? 0 : 1);
