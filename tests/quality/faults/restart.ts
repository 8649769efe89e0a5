import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync, utimesSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { links } from "@/lib/links";
import { noteBuildTarget } from "@/scripts/build-state";
import { removeData } from "@/scripts/database/cluster-place";
import { isAnswering } from "@/scripts/next-process";
import { freePort } from "@/scripts/port";
import { startLoad } from "../load";
import { copyBuild } from "../built-copy";
import { ensureBuild } from "../site";
import type { Scenario } from "./stage";

const ROUNDS = Number(process.env.RESTARTS ?? 6);
/** Milliseconds between the stop request and the next start. */
const PAUSES = [0, 100, 200, 1_000, 2_500, 5_000, 8_000];
const LOAD_MS = 500;
/** In every third round a visitor delays the old server's stop. */
const SLOW_EVERY = 3;
/** Later than every change to a source. */
const FAR = new Date("2100-01-01");
const READY_LIMIT_MS = 90_000;
/** How long the test watches the new server. */
const LASTS_MS = 1_500;

type Started = { child: ChildProcess; ended: Promise<unknown>; said: () => string; isReady: () => Promise<boolean> };

/** `npm start`'s script in a folder with its own database. */
function start(folder: string, port: number): Started {
  const env = {
    ...process.env,
    TSX_TSCONFIG_PATH: path.resolve("tsconfig.json"),
    APP_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
    SEED_MENTORS: "60",
    LOG_LEVEL: "silent",
  };
  const nodeArguments = ["--import", import.meta.resolve("tsx"), path.resolve("scripts/start.ts")];
  const child = spawn(process.execPath, nodeArguments, { cwd: folder, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => void (said += chunk));
  const ended = once(child, "exit").then(([code]: unknown[]) => code);
  return {
    child,
    ended,
    said: () => said,
    isReady: async () => {
      const deadline = performance.now() + READY_LIMIT_MS;
      const isSaid = () => said.includes("Mentorhood is ready");
      while (!isSaid() && child.exitCode === null && performance.now() < deadline) await sleep(50);
      return isSaid();
    },
  };
}

/** A visitor whose form arrives byte by byte. */
function trickle(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`POST ${links.login} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 20000\r\n`);
  socket.write("Content-Type: application/x-www-form-urlencoded\r\n\r\n");
  const timer = setInterval(() => socket.write("a"), 200);
  socket.once("close", () => clearInterval(timer));
  return socket;
}

export const restart: Scenario = {
  about: "npm start is stopped and started again under load, after all kinds of pauses (RESTARTS=100 for more rounds)",
  run: async ({ tally, note }) => {
    await ensureBuild();
    const folder = copyBuild();
    // PostgreSQL runs as another account when root starts it, and needs access to its data.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    noteBuildTarget({ APP_URL: address, CURRENCY: "INR" }, folder);
    // An edited source must not trigger a build.
    utimesSync(path.join(folder, ".next/BUILD_ID"), FAR, FAR);
    const paths = [links.home, links.mentors, "/api/v1/teachers/all-teachers", "/api/health"];
    const load = startLoad(address, {
      tally,
      next: (number) => ({ path: paths[number % paths.length]!, judge: () => "good" }),
      // Without a server there is no response.
      onLost: () => {},
    });
    let longest = 0;
    let site = start(folder, port);
    try {
      tally.check(await site.isReady(), `the first start failed: ${site.said()}`);
      for (let round = 0; round < ROUNDS; round++) {
        const pause = PAUSES[round % PAUSES.length]!;
        const visitor = round % SLOW_EVERY === 0 ? trickle(port) : null;
        await sleep(LOAD_MS);
        const old = site;
        const askedAt = performance.now();
        old.child.kill("SIGTERM");
        await sleep(pause);
        site = start(folder, port);
        const isReady = await site.isReady();
        longest = Math.max(longest, performance.now() - askedAt);
        tally.check(isReady, `restart ${round} after ${pause} ms failed: ${site.said()}`);
        tally.check((await old.ended) === 0, `the old server of restart ${round} failed: ${old.said()}`);
        await sleep(LASTS_MS);
        tally.check(await isAnswering(address), `restart ${round} after ${pause} ms did not last: ${site.said()}`);
        visitor?.destroy();
        if (!isReady) break;
      }
      note(`${ROUNDS} restarts, the longest ready ${Math.round(longest)} ms after the request to stop.`);
    } finally {
      await load.stop();
      site.child.kill("SIGTERM");
      await site.ended;
      removeData(path.join(folder, ".data/data"));
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
