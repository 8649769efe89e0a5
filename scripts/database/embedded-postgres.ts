import { mkdirSync } from "node:fs";
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
import { identityOf } from "../process-identity";
import { DatabaseUsers } from "./database-users";
import { boundLog } from "./postgres-log";

const DATABASE = "mentorhood";

export type RunningDatabase = {
  url: string;
  /** Whether its server process runs. */
  isRunning(): boolean;
  /** Restarts it at the same address after its server has crashed. @throws Error when that fails */
  restart(): Promise<void>;
  /** Leaves it. The last process to leave stops the server. */
  stop(): Promise<void>;
  /** Leaves at once. The data is safe, and the next start takes a little longer. */
  kill(): void;
  /** Removes the data after the stop. */
  remove(): void;
};

type Options = {
  /** Folder for the data, its log and the list of its users. */
  directory: string;
  /** PostgreSQL settings beside the usual ones. */
  settings?: Readonly<Record<string, string>>;
  /** Port of a new server; any free one by default. */
  port?: number;
};

/**
 * Starts PostgreSQL from the npm package, or joins the server that already runs on the same data. Of two processes one starts it,
 * and the last one to leave stops it.
 * @throws Error with the end of PostgreSQL's log when it does not come up
 */
export async function startEmbeddedPostgres(options: Options): Promise<RunningDatabase> {
  const directory = path.resolve(options.directory);
  mkdirSync(directory, { recursive: true });
  const lock = path.join(directory, "postgres.lock");
  const log = path.join(directory, "postgres.log");
  const users = new DatabaseUsers(path.join(directory, "database-users.json"));
  const { databasePassword } = ownSecrets(directory);
  const urlOf = (port: number, database = DATABASE) =>
    `postgresql://${DATABASE_USER}:${databasePassword}@127.0.0.1:${port}/${database}`;

  return withFileLock(lock, async () => {
    const user = postgresUser();
    const binaries = placeBinaries(findPostgresBinaries(), user);
    const data = placeData(path.join(directory, "data"), user);

    async function findOrStart(wantedPort: number | undefined): Promise<{ pid: number; port: number }> {
      const found = await findServer(data);
      const isAlive = () => identityOf(found!.pid) !== null;
      if (found && (await isServing(urlOf(found.port, "postgres"), isAlive))) return found;
      if (!isCluster(data)) makeCluster(binaries.initdb, data, user, databasePassword);
      const port = wantedPort ?? (await freePort());
      const settings = {
        listen_addresses: "127.0.0.1",
        port: String(port),
        unix_socket_directories: "",
        jit: "off",
        ...options.settings,
      };
      boundLog(log);
      const url = urlOf(port, "postgres");
      const pid = await spawnServer({ program: binaries.postgres, data, user, settings, log, url });
      await createDatabase(url);
      return { pid, port };
    }

    const { port, ...started } = await findOrStart(options.port);
    let { pid } = started;
    users.join();
    return {
      url: urlOf(port),
      isRunning: () => {
        boundLog(log);
        return identityOf(pid) !== null;
      },
      restart: () =>
        withFileLock(lock, async () => {
          const again = await findOrStart(port);
          if (again.port !== port) throw new Error("Another command has started the database at another port.");
          pid = again.pid;
        }),
      stop: () =>
        withFileLock(lock, async () => {
          users.leave();
          if (!users.areThere()) await stopServer(pid);
        }),
      kill: () => {
        users.leave();
        if (!users.areThere() && identityOf(pid)) process.kill(pid, "SIGQUIT");
      },
      remove: () => removeData(data),
    };
  });
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}
