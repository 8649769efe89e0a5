import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { isClientStale } from "./build-state";
import { refuseBesideServer } from "./running-server";
import { onStopRequest } from "./stop-request";

/** An app's own, since two copies of one framework in a process know nothing of each other. */
const nextOf = (directory: string) => path.resolve(directory, "node_modules/next/dist/bin/next");
const PRISMA = path.resolve("node_modules/prisma/build/index.js");
/** Milliseconds until a started server has to answer its health check. */
const START_LIMIT_MS = 60_000;
/** Milliseconds for one answer to a health check. */
const ANSWER_LIMIT_MS = 10_000;
/** Milliseconds for requests under way to finish when a server is asked to stop; Next itself has no limit. */
const STOP_LIMIT_MS = 10_000;
/** How much of a server's output is stored, to explain an unexpected exit. */
const KEPT_LINES = 40;

type Environment = Readonly<Record<string, string | undefined>>;

/** The product sends no telemetry, and neither does its framework. */
const withoutTelemetry = (env: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  ...env,
  NEXT_TELEMETRY_DISABLED: "1",
});

/** Runs a program of Node to its end; asked to stop meanwhile, it takes the program along. */
async function runToEnd(script: string, args: string[], env: Environment): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], { stdio: "inherit", env: withoutTelemetry(env) });
  let isInterrupted = false;
  const stopListening = onStopRequest(() => {
    isInterrupted = true;
    child.kill("SIGTERM");
  });
  const code = await new Promise<number>((resolve) => child.once("exit", (status) => resolve(status ?? 1)));
  stopListening();
  if (isInterrupted) process.exit(130);
  return code === 0;
}

/** Makes the database client if it is missing or older than the schema. */
export async function generateClient(): Promise<boolean> {
  return !isClientStale() || runToEnd(PRISMA, ["generate"], {});
}

/** Makes the production build of the site, or of another app. Ends this command when the site runs on the build that this would replace. */
export function buildNext(env: Environment = {}, directory = "."): Promise<boolean> {
  if (directory === ".") refuseBesideServer("a build would take its files away");
  return runToEnd(nextOf(directory), ["build", directory], { ...env, NODE_ENV: "production" });
}

export type NextServer = {
  pid: number;
  /** Resolves with the exit code when the server ends. */
  ended: Promise<number>;
  /** Lets requests under way finish, for a while, then ends the server. */
  stop(): Promise<void>;
  kill(): void;
  /** The last words that it did not log. */
  output(): string;
};

type StartOptions = {
  command: "start" | "dev";
  /** Where the app is; the site's own folder by default. */
  directory?: string;
  /** Runs Next's own server instead of ours, as other apps and platforms do. */
  withoutPipeline?: boolean;
  host: string;
  port: number;
  env: Environment;
  quiet: boolean;
  /** File for Next's own error messages, which are shown otherwise. */
  errorLog?: string;
};

const OWN_SERVER = ["--import", import.meta.resolve("tsx"), "--import", import.meta.resolve("./server-modules.mjs")];

/** Starts the web server in a process group of its own, so that Ctrl-C reaches it only through us, in our order. */
export function startNext(options: StartOptions): NextServer {
  const { command, directory = ".", withoutPipeline, host, port, env, quiet, errorLog } = options;
  const program = withoutPipeline ? [nextOf(directory)] : [...OWN_SERVER, path.resolve("scripts/server.ts")];
  const child = spawn(process.execPath, [...program, command, directory, "-H", host, "-p", String(port)], {
    detached: true,
    stdio: ["ignore", quiet ? "pipe" : "inherit", errorLog ? openSync(errorLog, "a") : "inherit"],
    env: withoutTelemetry(env),
  });
  const greeting: string[] = [];
  if (child.stdout) {
    createInterface(child.stdout).on("line", (line) => {
      // Next's own greeting says less than ours; log lines of the product are JSON and pass through.
      if (line.startsWith("{")) console.log(line);
      else {
        greeting.push(line);
        greeting.splice(0, greeting.length - KEPT_LINES);
      }
    });
  }
  const ended = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  return {
    pid: child.pid!,
    ended,
    output: () => greeting.join("\n"),
    stop: async () => {
      signal(child, "SIGTERM");
      const limit = setTimeout(() => signal(child, "SIGKILL"), STOP_LIMIT_MS);
      await ended;
      clearTimeout(limit);
    },
    kill: () => signal(child, "SIGKILL"),
  };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, name);
}

/** Whether a server answers its health check well, and in time. */
export async function isAnswering(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(
    () => null,
  );
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** Waits until a server answers its health check; false when it ended or took too long. */
export async function isHealthy(address: string, ended: Promise<number>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!hasEnded && Date.now() < deadline) {
    if (await isAnswering(address)) return true;
    await sleep(150);
  }
  return false;
}
