/**
 * `npm run faults [-- NAME…] [--log warn]`: breaks the site's dependencies, and the site itself, under load, one
 * scenario at a time,
 * and prints the outcome of the requests (docs/decisions/024-faults.md). Takes about fifteen minutes, one scenario a
 * minute or two.
 */
import { readArguments } from "@/scripts/arguments";
import { Tally } from "../tally";
import { SCENARIOS } from "./scenarios";

const { names, logLevel } = readArguments(
  { allowPositionals: true, options: { log: { type: "string", default: "silent" } } },
  ({ positionals, values }) => {
    const all = Object.keys(SCENARIOS);
    const unknown = positionals.filter((name) => !all.includes(name));
    if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}. The scenarios are: ${all.join(", ")}.`);
    return { names: positionals.length > 0 ? positionals : all, logLevel: values.log };
  },
);

const results: Record<string, object> = {};
for (const name of names) {
  const { about, run } = SCENARIOS[name]!;
  console.log(`\n== ${name}: ${about}`);
  const tally = new Tally();
  const startedAt = performance.now();
  try {
    await run({ tally, logLevel, note: (text) => console.log(`   ${text}`) });
  } catch (error) {
    tally.check(false, `the scenario could not go on: ${(error as Error).stack}`);
  }
  for (const fault of tally.faults()) console.log(`   ${fault}`);
  results[name] = { ...tally.figures, seconds: Math.round((performance.now() - startedAt) / 1000) };
  if (!tally.isGood) process.exitCode = 1;
}
console.table(results);
