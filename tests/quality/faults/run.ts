/**
 * `npm run faults [-- NAME…] [--log warn]`: breaks what the site depends on, and the site itself, on purpose and under load, one
 * scenario after the other on the production build, and prints what became of the requests (docs/decisions/024-faults.md).
 */
import { parseArgs } from "node:util";
import { isBuildStale } from "@/scripts/build-state";
import { fail } from "@/scripts/environment";
import type { Scenario } from "./scenario";
import { scenarios } from "./scenarios";
import { type Figures, Tally } from "./tally";
import { buildNext } from "@/scripts/next-process";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { log: { type: "string", default: "silent" } },
});
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  fail(`There is no ${unknown.join(", ")}. The scenarios are: ${scenarios.map(({ name }) => name).join(", ")}.`);
}
if (isBuildStale() && !(await buildNext())) fail("The build failed.");

type Result = { scenario: string } & Figures & { seconds: number };

async function runScenario({ name, about, run }: Scenario): Promise<Result> {
  console.log(`\n== ${name}: ${about}`);
  const tally = new Tally();
  const startedAt = performance.now();
  try {
    await run({ tally, logLevel: values.log, note: (text) => console.log(`   ${text}`) });
  } catch (error) {
    tally.check(false, `the scenario could not go on: ${(error as Error).stack}`);
  }
  for (const fault of tally.faults()) console.log(`   ${fault}`);
  return { scenario: name, ...tally.figures, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

const results: Result[] = [];
for (const scenario of scenarios) {
  if (positionals.length === 0 || positionals.includes(scenario.name)) results.push(await runScenario(scenario));
}
console.table(Object.fromEntries(results.map(({ scenario, ...figures }) => [scenario, figures])));
process.exitCode = results.every(({ wrong, lost }) => wrong + lost === 0) ? 0 : 1;
