/**
 * Takes the place of Next's program in tests of the scripts that run it: answers the health check as the site does, and goes on for
 * DRAIN_MS when it is asked to stop.
 */
import { createServer } from "node:http";
import pg from "pg";

const valueOf = (flag) => process.argv[process.argv.indexOf(flag) + 1];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 2000 });
pool.on("error", () => {});

const server = createServer((_, answer) => {
  pool.query("select 1").then(
    () => answer.writeHead(200).end(),
    () => answer.writeHead(503).end(),
  );
});
server.listen(Number(valueOf("-p")), valueOf("-H"));
process.on("SIGTERM", () => setTimeout(() => process.exit(0), Number(process.env.DRAIN_MS ?? 0)));
