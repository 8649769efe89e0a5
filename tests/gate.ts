/**
 * `npm test`: everything that has to pass. Two lanes keep two cores busy; a failure ends both after their current step.
 * `--only STEP` runs one step; what follows goes to its test runner.
 */
import { fail } from "@/scripts/environment";
import { buildNext } from "@/scripts/next-process";
import { runBrowserTests, runHttpTests } from "./site-tests";
import { type Lane, npmStep, runLanes } from "./steps";

const [flag, only, ...testArguments] = process.argv.slice(2);

const LANES: readonly Lane[] = [
  [
    { name: "build", run: () => buildNext({ BUILD_CACHE: "off" }) },
    npmStep("crawl"),
    { name: "http", run: () => runHttpTests(testArguments) },
    { name: "e2e", run: () => runBrowserTests("journeys", testArguments) },
  ],
  [
    npmStep("lint"),
    npmStep("knip"),
    npmStep("format:check"),
    npmStep("check:dependencies"),
    npmStep("test:unit"),
    // After the build has begun: both write types of routes.
    npmStep("typecheck"),
    npmStep("test:integration"),
  ],
];
/** Rare and slow: runs only by name, in `npm run check:nightly`. */
const NIGHTLY: Lane = [{ name: "e2e:nightly", run: () => runBrowserTests("nightly", testArguments) }];

const all = [...LANES, NIGHTLY];
const chosen = all.map((lane) => lane.filter(({ name }) => flag === "--only" && name === only));
if (flag !== undefined && chosen.flat().length === 0) {
  const names = all.flat().map(({ name }) => name);
  fail(`Say --only and one of: ${names.join(", ")}.`);
}
await runLanes(flag === undefined ? LANES : chosen);
