import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningDatabase, startEmbeddedPostgres } from "@/scripts/database/embedded-postgres";
import { migrate } from "@/scripts/database/migrate-runner";
import { freePort } from "@/scripts/port";
import { seedDemo } from "@/scripts/seed/seed-demo";

/** Mentors enough for several pages of a listing and for landing pages. */
const MENTORS = 120;
/** Nothing here has to survive a crash of the machine, so it need not wait for the disk. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** A PostgreSQL server with demo data that is stopped and started on purpose. */
export type OwnDatabase = {
  url: string;
  /** Ends it, with the connections to it; what was committed stays. */
  stop(): Promise<void>;
  /** Brings it back at the same address. */
  start(): Promise<void>;
  /** Takes it away for good. */
  remove(): Promise<void>;
};

type Options = {
  positionKey: Buffer;
  /** PostgreSQL settings beside the usual ones: { max_connections: "20" }. */
  settings?: Readonly<Record<string, string>>;
};

export async function openOwnDatabase({ positionKey, settings }: Options): Promise<OwnDatabase> {
  const directory = mkdtempSync(path.join(tmpdir(), "mentorhood-faults-"));
  // The account that runs PostgreSQL for root has to get to its data.
  chmodSync(directory, 0o755);
  const port = await freePort();
  const launch = () => startEmbeddedPostgres({ directory, port, settings: { ...FAST, ...settings } });
  let server: RunningDatabase | null = await launch();
  const { url, remove } = server;
  const stop = async () => {
    await server?.stop();
    server = null;
  };
  const removeAll = async () => {
    await stop();
    remove();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await migrate(url);
    await seedDemo(url, { mentors: MENTORS, seed: 1, positionKey });
  } catch (error) {
    await removeAll();
    throw error;
  }
  return { url, stop, start: async () => void (server ??= await launch()), remove: removeAll };
}
