import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { deriveKey } from "@/lib/platform/auth/derive-key";
import { isBuildStale } from "@/scripts/build-state";
import { startEmbeddedPostgres } from "@/scripts/database/embedded-postgres";
import { migrate } from "@/scripts/database/migrate-runner";
import { query } from "@/scripts/database/query";
import { buildNext, isHealthy, type NextServer, startNext } from "@/scripts/next-process";
import { freePort } from "@/scripts/port";
import { seedDemo } from "@/scripts/seed/seed-demo";
import { onStopRequest } from "@/scripts/stop-request";
import { makeDatabaseOn } from "@/tests/support/test-database";
import { copyBuild } from "./built-copy";

type Environment = Readonly<Record<string, string>>;

/** The server's log lines about the failures that a tool causes. */
const ERROR_LOG = path.resolve(".data/quality.log");
/** Fixes the public positions, so that every run sees the same rows. */
const POSITION_KEY = deriveKey("positions", { AUTH_SECRET: "a-secret-for-tests-only-0123456789abcdef" });
/** This data need not survive a crash of the machine. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** One server process of the production build, with its own cache. */
type Instance = {
  /** "http://127.0.0.1:41234" */
  address: string;
  server: NextServer;
  /** Contains the instance's copy of the build and its uploads. */
  directory: string;
  /** Starts the server again at the same address, after it has ended. */
  restart(): Promise<void>;
};

type Database = {
  url: string;
  /** Ends the server and its connections; the data stays. */
  stop(): Promise<void>;
  /** Restarts it at the same address. */
  start(): Promise<void>;
};

export type Site = {
  instances: readonly Instance[];
  /** Address of the first instance. */
  address: string;
  /** The site's public address (APP_URL), as in links and in `Origin`. */
  appUrl: string;
  database: Database;
  /** The environment for programs that use the site's database and secrets. */
  environment: Environment;
  /** Runs one statement on its own connection. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
};

export type SiteOptions = {
  /** Demo mentors in a new database; 600 by default. */
  mentors?: number;
  /** An existing database, instead of a new one. */
  databaseUrl?: string;
  /** PostgreSQL settings for a new database. */
  settings?: Environment;
  instances?: number;
  logLevel?: string;
  /** Further variables of every instance. */
  environment?: Environment;
  /** The site's public address; the first instance's by default. */
  appUrl?: string;
};

/** Creates the production build if it is missing or stale. @throws Error when that fails */
export async function ensureBuild(): Promise<void> {
  if (isBuildStale() && !(await buildNext())) throw new Error("The build failed.");
}

/**
 * Serves the production build on a new database with demo data, runs a task against it and removes both.
 * Limits identify clients by `X-Forwarded-For`.
 * @throws Error when the site does not start, or what the task throws
 */
export async function withSite<T>(options: SiteOptions, task: (site: Site) => Promise<T>): Promise<T> {
  await ensureBuild();
  const cleanups: (() => unknown)[] = [];
  const cleanUp = async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  };
  const stopListening = onStopRequest(() => void cleanUp().finally(() => process.exit(130)));
  try {
    const database = options.databaseUrl
      ? existingDatabase(options.databaseUrl)
      : await newDatabase(options, (clean) => cleanups.push(clean));
    const ports = await Promise.all(Array.from({ length: options.instances ?? 1 }, freePort));
    const appUrl = options.appUrl ?? `http://localhost:${ports[0]}`;
    const environment = {
      DATABASE_URL: database.url,
      AUTH_SECRET: randomBytes(32).toString("base64url"),
      APP_URL: appUrl,
      NODE_ENV: "production",
      LOG_LEVEL: options.logLevel ?? "warn",
      TRUSTED_PROXIES: "1",
      // Opens the demo accounts to clients behind a proxy.
      DEV_OUTBOX: "1",
      ...options.environment,
    };
    const instances: Instance[] = [];
    for (const port of ports) instances.push(await startInstance(port, environment, (clean) => cleanups.push(clean)));
    const ask: Site["query"] = (sql, values) => query(database.url, sql, values);
    const { DATABASE_URL, AUTH_SECRET } = environment;
    const own = { DATABASE_URL, AUTH_SECRET };
    return await task({ instances, address: instances[0]!.address, appUrl, database, environment: own, query: ask });
  } finally {
    stopListening();
    await cleanUp();
  }
}

type OnCleanUp = (clean: () => unknown) => void;

function existingDatabase(url: string): Database {
  const refuse = () => Promise.reject(new Error("This database belongs to others and stays up."));
  return { url, stop: refuse, start: refuse };
}

async function newDatabase(options: SiteOptions, onCleanUp: OnCleanUp): Promise<Database> {
  const given = process.env.TEST_DATABASE_URL;
  const database = given ? await databaseOn(given, onCleanUp) : await databaseOfItsOwn(options, onCleanUp);
  await migrate(database.url);
  await seedDemo(database.url, { mentors: options.mentors ?? 600, seed: 1, positionKey: POSITION_KEY });
  return database;
}

async function databaseOn(serverUrl: string, onCleanUp: OnCleanUp): Promise<Database> {
  const { url, remove } = await makeDatabaseOn(serverUrl);
  onCleanUp(remove);
  return existingDatabase(url);
}

async function databaseOfItsOwn({ settings }: SiteOptions, onCleanUp: OnCleanUp): Promise<Database> {
  const directory = mkdtempSync(path.join(tmpdir(), "mentorhood-quality-"));
  // PostgreSQL runs as another account when root starts it, and needs access to its data.
  chmodSync(directory, 0o755);
  onCleanUp(() => rmSync(directory, { recursive: true, force: true }));
  const port = await freePort();
  const launch = () => startEmbeddedPostgres({ directory, port, settings: { ...FAST, ...settings } });
  let running: Awaited<ReturnType<typeof launch>> | null = await launch();
  const { url, remove } = running;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  onCleanUp(async () => {
    await stop();
    remove();
  });
  return { url, stop, start: async () => void (running ??= await launch()) };
}

async function startInstance(port: number, environment: Environment, onCleanUp: OnCleanUp): Promise<Instance> {
  const directory = copyBuild();
  onCleanUp(() => rmSync(directory, { recursive: true, force: true }));
  const env = { UPLOADS_DIR: path.join(directory, ".data/uploads"), ...environment };
  const address = `http://127.0.0.1:${port}`;
  mkdirSync(path.dirname(ERROR_LOG), { recursive: true });
  const host = "127.0.0.1";
  const launch = async () => {
    const server = startNext({ command: "start", directory, host, port, env, quiet: true, errorLog: ERROR_LOG });
    if (await isHealthy(address, server.ended)) return server;
    server.kill();
    throw new Error(`The server did not start.\n${server.output()}`);
  };
  const instance: Instance = {
    address,
    directory,
    server: await launch(),
    restart: async () => void (instance.server = await launch()),
  };
  onCleanUp(() => instance.server.stop());
  return instance;
}
