import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { ownSecrets } from "../own-secrets";
import { freePort } from "../port";
import { placeBinaries, placeData, removeData } from "./cluster-place";
import { withFileLock } from "./file-lock";
import { DATABASE_USER, isCluster, makeCluster } from "./make-cluster";
import { findPostgresBinaries } from "./postgres-binaries";
import { findServer, isServing, spawnServer, stopServer } from "./postgres-process";
import { postgresUser } from "./postgres-user";
import { identityOf, isSameProcess } from "../process-identity";

const DATABASE = "mentorhood";

export type RunningDatabase = {
  url: string;
  /** Stops what this process started or took over; a database that another process owns goes on. */
  stop(): Promise<void>;
  /** The same at once, without waiting; the data is safe, the next start only takes a little longer. */
  kill(): void;
  /** Takes the data away, after the stop. */
  remove(): void;
};

type Options = {
  /** Folder for the data, its log and its owner's mark. */
  directory: string;
  /** PostgreSQL settings beside the usual ones. */
  settings?: Readonly<Record<string, string>>;
  /** Where a server that is started listens; any free port unless told. */
  port?: number;
};

/**
 * Starts PostgreSQL from the npm package, or joins the one that already runs on the same data. Of two commands at once
 * one starts it. A server whose owner died belongs to the next command.
 * @throws Error with the end of PostgreSQL's log when it does not come up
 */
export async function startEmbeddedPostgres(options: Options): Promise<RunningDatabase> {
  const directory = path.resolve(options.directory);
  mkdirSync(directory, { recursive: true });
  const lock = path.join(directory, "postgres.lock");
  const log = path.join(directory, "postgres.log");
  const owner = path.join(directory, "owner.pid");
  const { databasePassword } = ownSecrets(directory);
  const urlOf = (port: number, database = DATABASE) =>
    `postgresql://${DATABASE_USER}:${databasePassword}@127.0.0.1:${port}/${database}`;

  return withFileLock(lock, async () => {
    const user = postgresUser();
    const binaries = placeBinaries(findPostgresBinaries(), user);
    const data = placeData(path.join(directory, "data"), user);
    const result = (pid: number, port: number, isOurs: boolean): RunningDatabase => ({
      url: urlOf(port),
      stop: () => (isOurs ? withFileLock(lock, () => stopOurs(pid, owner)) : Promise.resolve()),
      kill: () => {
        if (isOurs && identityOf(pid)) process.kill(pid, "SIGQUIT");
      },
      remove: () => removeData(data),
    });

    const found = await findServer(data);
    if (found && (await isServing(urlOf(found.port, "postgres"), () => identityOf(found.pid) !== null))) {
      const isJoined = isOwnerAlive(owner);
      if (!isJoined) writeFileSync(owner, identityOf(process.pid)!);
      return result(found.pid, found.port, !isJoined);
    }

    if (!isCluster(data)) makeCluster(binaries.initdb, data, user, databasePassword);
    const port = options.port ?? (await freePort());
    const settings = {
      listen_addresses: "127.0.0.1",
      port: String(port),
      unix_socket_directories: "",
      jit: "off",
      ...options.settings,
    };
    writeFileSync(owner, identityOf(process.pid)!);
    const pid = await spawnServer({
      program: binaries.postgres,
      data,
      user,
      settings,
      log,
      url: urlOf(port, "postgres"),
    });
    await createDatabase(urlOf(port, "postgres"));
    return result(pid, port, true);
  });
}

function isOwnerAlive(owner: string): boolean {
  try {
    return isSameProcess(readFileSync(owner, "utf8"));
  } catch {
    return false;
  }
}

async function stopOurs(pid: number, owner: string): Promise<void> {
  await stopServer(pid);
  rmSync(owner, { force: true });
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}
