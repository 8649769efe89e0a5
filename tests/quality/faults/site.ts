import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { deriveKey } from "@/lib/platform/auth/derive-key";
import { isHealthy, type NextServer, startNext } from "@/scripts/next-process";
import { freePort } from "@/scripts/port";
import { onStopRequest } from "@/scripts/stop-request";
import { copyBuild, removeCopy } from "./built-copy";
import { type OwnDatabase, openOwnDatabase } from "./own-database";

/** What Next says of the failures that are made here on purpose. */
const ERROR_LOG = path.resolve(".data/faults.log");

type Environment = Readonly<Record<string, string>>;

/** One server process of the production build, with cached pages of its own. */
export type Instance = {
  /** "http://127.0.0.1:41234" */
  address: string;
  server: NextServer;
  directory: string;
  /** Starts it again at the same address, after its process has ended. */
  restart(): Promise<void>;
};

export type Site = {
  instances: readonly Instance[];
  /** Address of the first instance. */
  address: string;
  /** The site's own name for itself (APP_URL), for `Origin` and links in mails. */
  appUrl: string;
  database: OwnDatabase;
  /** Runs one statement on a connection of its own. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
};

type SiteOptions = {
  logLevel: string;
  /** Further variables of every instance. */
  environment?: Environment;
  instances?: number;
  /** PostgreSQL settings beside the usual ones. */
  settings?: Environment;
  /** APP_URL, where it is not the first instance's own address: that of a proxy in front, say. */
  appUrl?: string;
};

/**
 * Gives a task the production build on a database of its own with demo data, and takes both away afterwards.
 * Callers are told apart by `X-Forwarded-For`.
 * @throws Error when a server does not start, and whatever the task throws
 */
export async function withSite(options: SiteOptions, task: (site: Site) => Promise<void>): Promise<void> {
  const authSecret = randomBytes(32).toString("base64url");
  const positionKey = deriveKey("positions", { AUTH_SECRET: authSecret });
  const database = await openOwnDatabase({ positionKey, settings: options.settings });
  const instances: Instance[] = [];
  const takeAway = async () => {
    await Promise.all(instances.map(({ server }) => server.stop()));
    for (const { directory } of instances) removeCopy(directory);
    await database.remove();
  };
  const stopListening = onStopRequest(() => void takeAway().finally(() => process.exit(130)));
  try {
    const ports = await Promise.all(Array.from({ length: options.instances ?? 1 }, freePort));
    const appUrl = options.appUrl ?? `http://localhost:${ports[0]}`;
    const environment = {
      DATABASE_URL: database.url,
      AUTH_SECRET: authSecret,
      APP_URL: appUrl,
      NODE_ENV: "production",
      LOG_LEVEL: options.logLevel,
      TRUSTED_PROXIES: "1",
      // Opens the demo accounts to visitors who come as through a proxy.
      DEV_OUTBOX: "1",
      ...options.environment,
    };
    for (const port of ports) instances.push(await startInstance(port, environment));
    await task({ instances, address: instances[0]!.address, appUrl, database, query: queryOn(database.url) });
  } finally {
    stopListening();
    await takeAway();
  }
}

async function startInstance(port: number, environment: Environment): Promise<Instance> {
  const directory = copyBuild();
  const env = { UPLOADS_DIR: path.join(directory, ".data/uploads"), ...environment };
  const address = `http://127.0.0.1:${port}`;
  mkdirSync(path.dirname(ERROR_LOG), { recursive: true });
  const launch = async () => {
    const server = startNext({
      command: "start",
      directory,
      host: "127.0.0.1",
      port,
      env,
      quiet: true,
      errorLog: ERROR_LOG,
    });
    if (await isHealthy(address, server.ended)) return server;
    server.kill();
    throw new Error(`The server did not start.\n${server.output()}`);
  };
  try {
    const instance: Instance = {
      address,
      directory,
      server: await launch(),
      restart: async () => void (instance.server = await launch()),
    };
    return instance;
  } catch (error) {
    removeCopy(directory);
    throw error;
  }
}

function queryOn(url: string): Site["query"] {
  return async (sql, values) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
}
