import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const NEXT = path.resolve("node_modules/next/dist/bin/next");
const PRISMA = path.resolve("node_modules/prisma/build/index.js");
/** Milliseconds until a started server has to answer its health check. */
const START_LIMIT_MS = 60_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** The product reports nothing to anybody, and neither does its framework. */
const withoutTelemetry = (env: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  ...env,
  NEXT_TELEMETRY_DISABLED: "1",
});

function runToEnd(script: string, args: string[], env: Environment): boolean {
  return (
    spawnSync(process.execPath, [script, ...args], { stdio: "inherit", env: { ...process.env, ...env } }).status === 0
  );
}

/** Makes the database client if it is missing. */
export function generateClient(): boolean {
  return existsSync("prisma/generated") || runToEnd(PRISMA, ["generate"], {});
}

/** Makes the production build. */
export function buildNext(env: Environment = {}): boolean {
  return runToEnd(NEXT, ["build"], { ...env, NODE_ENV: "production" });
}

export type NextServer = {
  pid: number;
  /** Resolves with the exit code when the server ends. */
  ended: Promise<number>;
  /** Lets requests under way finish, then ends the server. */
  stop(): Promise<void>;
  kill(): void;
};

type StartOptions = { command: "start" | "dev"; host: string; port: number; env: Environment; quiet: boolean };

/** Starts Next in a process group of its own, so that Ctrl-C reaches it only through us, in our order. */
export function startNext({ command, host, port, env, quiet }: StartOptions): NextServer & { output: () => string } {
  const child = spawn(process.execPath, [NEXT, command, "-H", host, "-p", String(port)], {
    detached: true,
    stdio: ["ignore", quiet ? "pipe" : "inherit", "inherit"],
    env: withoutTelemetry(env),
  });
  let banner = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    const text = chunk.toString();
    // Next's own greeting says less than ours; log lines of the product are JSON and pass through.
    if (text.startsWith("{")) process.stdout.write(text);
    else banner = (banner + text).slice(-10_000);
  });
  const ended = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  return {
    pid: child.pid!,
    ended,
    output: () => banner,
    stop: async () => {
      signal(child, "SIGTERM");
      await ended;
    },
    kill: () => signal(child, "SIGKILL"),
  };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, name);
}

/** Waits until a server answers its health check; false when it ended or took too long. */
export async function isHealthy(address: string, ended: Promise<number>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!hasEnded && Date.now() < deadline) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(150);
  }
  return false;
}
