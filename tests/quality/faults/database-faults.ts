import { readFileSync } from "node:fs";
import pg from "pg";

/** A fault that lasts until it is lifted. */
export type Fault = { lift(): Promise<void> };

/** Holds the tables that nearly every request reads, so that each of them waits, and with it its connection. */
export async function lockTables(url: string): Promise<Fault> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin");
  await client.query("lock table user_account, mentor_listing, mentor_profile in access exclusive mode");
  return { lift: () => client.end() };
}

/**
 * Takes every connection that the server allows, those of the site too. The server has to know no superusers' reserve
 * (`superuser_reserved_connections=0`), as the site is one here.
 */
export async function takeAllConnections(url: string): Promise<Fault> {
  const clients: pg.Client[] = [];
  let isLifted = false;
  const take = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    clients.push(client);
  };
  const takeAll = async () => {
    for (;;) {
      try {
        await take();
      } catch {
        return;
      }
    }
  };
  await takeAll();
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> all($1::int[])`;
  const own = () => clients.map((client) => (client as unknown as { processID: number }).processID);
  await clients[0]!.query(others, [own()]);
  // The site's own connections come back where they can; each that is freed is taken before long.
  const taking = (async () => {
    while (!isLifted) {
      await takeAll();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    lift: async () => {
      isLifted = true;
      await taking;
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Stops the server's processes where they stand, as a machine that hangs: connections stay open, and nothing answers. */
export async function freeze(url: string): Promise<Fault> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  const active = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  const server = Number(readFileSync(`${rows[0]!.data_directory}/postmaster.pid`, "utf8").split("\n", 1)[0]);
  const pids = [server, ...active.rows.map(({ pid }) => pid)];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // A connection that has ended meanwhile.
      }
    }
  };
  signal("SIGSTOP");
  return { lift: async () => signal("SIGCONT") };
}
