/**
 * `npm run check:nightly`: the rare and slow checks, one after the other, to the end even when one fails.
 * `-- NAME…` runs only those named.
 */
import { fail } from "@/scripts/environment";
import { npmStep, runLanes, type Step } from "./steps";

// The filters are compared with far more mentors than in the gate.
process.env.PAIRED_MENTORS = "10000";

const STEPS: readonly Step[] = [
  npmStep("test:integration", "tests/integration/filters-in-pairs.test.ts"),
  npmStep("test:e2e:nightly"),
  npmStep("weight"),
  npmStep("lighthouse"),
  npmStep("fuzz"),
  npmStep("faults"),
  npmStep("bench"),
  npmStep("soak"),
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  fail(`There is no ${unknown.join(", ")}. The checks are: ${STEPS.map(({ name }) => name).join(", ")}.`);
}
await runLanes([STEPS.filter(({ name }) => names.length === 0 || names.includes(name))], { goOn: true });
