import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { noteBuildTarget } from "./build-state";
import { removeData } from "./database/cluster-place";
import { freePort } from "./port";
import { isSameProcess } from "./process-identity";

/** A folder as after a build, with a stand-in for the web server and a database of its own. */
let folder: string;
let address: string;
const running = new Set<ChildProcess>();

const within = (...names: string[]) => path.join(folder, ...names);
const readJson = (file: string) => JSON.parse(readFileSync(within(".data", file), "utf8"));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "serve-"));
  // The account that runs PostgreSQL for root has to get to its data.
  chmodSync(folder, 0o755);
  symlinkSync(path.resolve("prisma"), within("prisma"));
  mkdirSync(within("node_modules/@tailwindcss/postcss"), { recursive: true });
  mkdirSync(within("scripts"));
  const standIn = pathToFileURL("tests/support/stand-in-server.mjs").href;
  writeFileSync(within("scripts/server.ts"), `import(${JSON.stringify(standIn)})`);
});
// What a test that failed has left running is taken over by the next start.
afterEach(() => running.forEach((child) => child.kill("SIGKILL")));
afterAll(async () => {
  if (existsSync(within(".data/data/postmaster.pid"))) {
    const last = await start();
    await last.ready();
    await last.stop();
  }
  removeData(within(".data/data"));
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Runs one of the product's scripts, or a piece of code, in the folder. */
function run(script: string, environment: Record<string, string> = {}, args: string[] = []) {
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    TSX_TSCONFIG_PATH: path.resolve("tsconfig.json"),
    SEED_MENTORS: "1",
    ...environment,
  };
  const program = script.endsWith(".ts") ? [path.resolve("scripts", script), ...args] : ["-e", script];
  const nodeArguments = ["--import", import.meta.resolve("tsx"), ...program];
  const child = spawn(process.execPath, nodeArguments, { cwd: folder, env: env as NodeJS.ProcessEnv });
  running.add(child);
  const ended = once(child, "exit").then(([code]: unknown[]) => {
    running.delete(child);
    return code;
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => void (said += chunk));
  return {
    child,
    ended,
    said: () => said,
    /** Whether it said that it is ready, before it ended. */
    ready: async () => {
      const isReady = () => said.includes("Mentorhood is ready");
      await Promise.race([ended, vi.waitUntil(isReady, { timeout: 60_000, interval: 20 })]);
      return isReady();
    },
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

async function start(environment: Record<string, string> = {}) {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  mkdirSync(within(".next"), { recursive: true });
  writeFileSync(within(".next/BUILD_ID"), "build");
  noteBuildTarget({ APP_URL: address, CURRENCY: "INR" }, folder);
  return run("start.ts", { PORT: String(port), APP_URL: address, ...environment });
}

/** The same again, at the same address. */
const startAgain = () => run("start.ts", { PORT: new URL(address).port, APP_URL: address });

const health = async () => (await fetch(`${address}/api/health`).catch(() => null))?.status ?? 0;
const recover = () => vi.waitUntil(async () => (await health()) === 200, { timeout: 20_000, interval: 50 });
const postmaster = () => Number(readFileSync(within(".data/data/postmaster.pid"), "utf8").split("\n")[0]);
const webServer = () => Number(readJson("server.json").server.split(" ")[0]);

it("refuses a second server, a build and a reset beside one that runs, before they touch anything", async () => {
  const first = await start();
  expect(await first.ready()).toBe(true);
  const [mark, build] = [readFileSync(within(".data/server.json")), statSync(within(".next/BUILD_ID"))];
  const others = [startAgain(), run("dev.ts"), run("build.ts"), run("reset.ts")];
  others.push(run("seed.ts", {}, ["--mentors", "1", "--replace"]));
  expect(await Promise.all(others.map(({ ended }) => ended))).toEqual(others.map(() => 1));
  for (const { said } of others.slice(0, 2)) expect(said()).toContain(`already running at ${address}`);
  for (const { said } of others.slice(2)) expect(said()).toContain(`is running at ${address}`);
  expect([readFileSync(within(".data/server.json")), statSync(within(".next/BUILD_ID"))]).toEqual([mark, build]);
  expect(await health()).toBe(200);
  expect(await first.stop()).toBe(0);
}, 60_000);

it.each([
  ["at once", 50],
  ["while a visitor keeps the old one", 1_500],
])(
  "a new start %s after the wish to stop waits for its end, and lasts",
  async (_, afterMs) => {
    const old = await start({ DRAIN_MS: "2500" });
    expect(await old.ready()).toBe(true);
    const ended = old.stop();
    await sleep(afterMs);
    const next = startAgain();
    expect(await ended).toBe(0);
    expect(await next.ready(), next.said()).toBe(true);
    await sleep(1_000);
    expect(await health()).toBe(200);
    expect(await next.stop()).toBe(0);
  },
  60_000,
);

it("keeps a database that a command has started and leaves", async () => {
  const code = `import(${JSON.stringify(path.resolve("scripts/database/embedded-postgres.ts"))}).then(async (module) => {
    const database = await module.startEmbeddedPostgres({ directory: ".data" });
    process.on("SIGTERM", () => database.stop().then(() => process.exit(0)));
    console.log("up");
  })`;
  const command = run(code);
  await vi.waitUntil(() => command.said().includes("up"), { timeout: 20_000 });
  const database = postmaster();
  const site = await start();
  expect(await site.ready()).toBe(true);
  expect(await command.stop()).toBe(0);
  expect([await health(), postmaster()]).toEqual([200, database]);
  expect(await site.stop()).toBe(0);
  expect(isSameProcess(String(database))).toBe(false);
}, 60_000);

it("lets commands join its database and leave it", async () => {
  const site = await start();
  expect(await site.ready()).toBe(true);
  const commands = [run("migrate.ts"), run("migrate.ts")];
  expect(await Promise.all(commands.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(await health()).toBe(200);
  expect(readJson("database-users.json")).toHaveLength(1);
  const database = postmaster();
  expect(await site.stop()).toBe(0);
  expect(isSameProcess(String(database))).toBe(false);
}, 60_000);

it("starts a database and a web server again that end by themselves, three times, then ends with a reason", async () => {
  const site = await start();
  expect(await site.ready()).toBe(true);
  process.kill(postmaster(), "SIGKILL");
  await vi.waitUntil(async () => (await health()) !== 200, { timeout: 5_000, interval: 10 });
  await recover();
  expect(site.said()).toContain("The database ended by itself");
  for (let time = 0; time < 2; time++) {
    process.kill(webServer(), "SIGKILL");
    await vi.waitUntil(async () => (await health()) !== 200, { timeout: 5_000, interval: 10 });
    await recover();
  }
  const database = postmaster();
  process.kill(webServer(), "SIGKILL");
  expect(await site.ended).toBe(1);
  expect(site.said()).toContain("The web server ended by itself");
  expect(isSameProcess(String(database))).toBe(false);
}, 60_000);

it("makes again what a crash has damaged, or says what to do", async () => {
  const site = await start();
  expect(await site.ready()).toBe(true);
  const [database, server] = [postmaster(), webServer()];
  for (const pid of [site.child.pid!, server, database]) process.kill(pid, "SIGKILL");
  await site.ended;
  // Whatever of the database still ends would hold the data.
  await vi.waitUntil(() => !isSameProcess(String(database)), { timeout: 5_000 });
  for (const file of ["server.json", "database-users.json", "data/postmaster.pid"])
    writeFileSync(within(".data", file), "");
  const again = startAgain();
  expect(await again.ready(), again.said()).toBe(true);
  expect(await again.stop()).toBe(0);

  const secrets = readFileSync(within(".data/secrets.json"));
  for (const damaged of ["", secrets.subarray(0, 40)]) {
    writeFileSync(within(".data/secrets.json"), damaged);
    const refused = startAgain();
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toMatch(/secrets\.json is damaged.*backup/);
    expect(refused.said()).not.toContain("SyntaxError");
  }
  writeFileSync(within(".data/secrets.json"), secrets);
}, 60_000);
