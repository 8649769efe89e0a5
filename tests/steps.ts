import { spawn } from "node:child_process";

export type Step = { name: string; run: () => Promise<boolean> };
/** Steps that run one after the other. */
export type Lane = readonly Step[];

type Result = { name: string; seconds: number; outcome: "passed" | "FAILED" };

/** Runs a program and prints its output in one piece when it ends, since another step may be printing too. */
function runQuietly(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { shell: process.platform === "win32" });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

export const programStep = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: () => runQuietly(command, args),
});

/** A step that runs an npm script. */
export const npmStep = (script: string, ...args: string[]): Step =>
  programStep(script, "npm", "run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : []));

async function runStep({ name, run }: Step): Promise<Result> {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const isGood = await run().catch((error: Error) => {
    console.error(error.message);
    return false;
  });
  const result = {
    name,
    seconds: Math.round((Date.now() - start) / 1000),
    outcome: isGood ? "passed" : "FAILED",
  } as const;
  console.log(`== ${name} ${result.outcome} after ${result.seconds} s`);
  return result;
}

/**
 * Runs lanes side by side, prints a table of the steps, and sets the exit code.
 * @param goOn runs the remaining steps after a failure
 */
export async function runLanes(lanes: readonly Lane[], { goOn = false } = {}): Promise<void> {
  const start = Date.now();
  const results: Result[] = [];
  const hasFailed = () => results.some(({ outcome }) => outcome === "FAILED");
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      if (hasFailed() && !goOn) return;
      results.push(await runStep(step));
    }
  };
  await Promise.all(lanes.map(runLane));
  console.log();
  console.table(Object.fromEntries(results.map(({ name, seconds, outcome }) => [name, { seconds, outcome }])));
  console.log(`${Math.round((Date.now() - start) / 1000)} seconds in all.`);
  if (hasFailed()) process.exitCode = 1;
}
