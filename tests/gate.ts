/**
 * `npm test`: everything that has to pass; stops after the first group of steps in which one fails. `--only STEP` runs
 * one step.
 */
import { spawn } from "node:child_process";
import { runOnDemoServer } from "./quality/demo-server";
import { fail } from "@/scripts/environment";
import { findChromium } from "@/scripts/find-chromium";
import { buildNext } from "@/scripts/next-process";
import { freePort } from "@/scripts/port";

type Step = { name: string; run: () => boolean | Promise<boolean> };

/** Runs an npm script and prints what it said in one piece, since another step may be talking at the same time. */
const npmRun = (script: string) => () =>
  new Promise<boolean>((resolve) => {
    const child = spawn("npm", ["run", "--silent", script], { shell: process.platform === "win32" });
    const said: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

/** The production build on a database with demo mentors, in a real browser. */
async function endToEnd(): Promise<boolean> {
  const browser = findChromium();
  const google = {
    GOOGLE_CLIENT_ID: "tests.apps.example",
    GOOGLE_KEYS_URL: `http://127.0.0.1:${await freePort()}/keys`,
  };
  return runOnDemoServer(
    ({ address, environment }) => ({
      command: process.execPath,
      args: ["node_modules/@playwright/test/cli.js", "test", ...playwrightArguments],
      environment: { ...environment, ...google, E2E_BASE_URL: address, CHROMIUM_PATH: browser },
    }),
    google,
  );
}

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** Lanes of a group run side by side: the long one leaves a processor to the others. */
const GROUPS: readonly (readonly Lane[])[] = [
  [
    [
      { name: "format", run: npmRun("format:check") },
      { name: "types", run: npmRun("typecheck") },
    ],
    [
      { name: "unused code", run: npmRun("knip") },
      { name: "dependencies", run: npmRun("check:dependencies") },
    ],
  ],
  [
    [{ name: "integration", run: npmRun("test:integration") }],
    [
      { name: "lint", run: npmRun("lint") },
      { name: "unit", run: npmRun("test:unit") },
      { name: "build", run: () => buildNext() },
      { name: "crawl", run: npmRun("crawl") },
    ],
  ],
  [[{ name: "e2e", run: endToEnd }]],
];

const [flag, only, ...playwrightArguments] = process.argv.slice(2);
const isWanted = ({ name }: Step) => flag === undefined || (flag === "--only" && name === only);
const groups = GROUPS.map((group) => group.map((lane) => lane.filter(isWanted)));
if (groups.flat(2).length === 0) {
  const names = GROUPS.flat(2).map(({ name }) => name);
  fail(`Say --only and one of: ${names.join(", ")}.`);
}

async function isPassed(run: Step["run"]): Promise<boolean> {
  try {
    return await run();
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

async function runStep({ name, run }: Step): Promise<boolean> {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const isGood = await isPassed(run);
  console.log(`== ${name} ${isGood ? "passed" : "FAILED"} after ${Math.round((Date.now() - start) / 1000)} s`);
  return isGood;
}

const results: boolean[] = [];

async function runLane(lane: Lane): Promise<void> {
  for (const step of lane) {
    const isGood = await runStep(step);
    results.push(isGood);
    if (!isGood) return;
  }
}

for (const group of groups) {
  await Promise.all(group.map(runLane));
  if (results.includes(false)) {
    process.exitCode = 1;
    break;
  }
}
console.log(`\n${results.filter(Boolean).length} passed, ${results.filter((isGood) => !isGood).length} failed`);
