/**
 * The web server: Next behind the pipeline (docs/server.md). `npm start` and `npm run dev` run it as a process of their own.
 * Usage: server.ts start|dev DIRECTORY -H HOST -p PORT
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { links } from "@/lib/links";
import { createDrain } from "@/lib/platform/process/drain";
import { createPipeline } from "@/lib/platform/process/pipeline";
import { PipelineResponse } from "@/lib/platform/process/pipeline-response";
import { PLAIN_UNAVAILABLE_PAGE } from "@/lib/platform/process/unavailable-page";
import { pageCacheRules } from "@/lib/server/mentors/page-cache-rules";
import { localAddress } from "./port";

/** Milliseconds for a request to arrive: 5 MB from a slow phone, but no connection that is fed byte by byte. Node answers 408. */
const REQUEST_LIMIT_MS = 120_000;
const HEADERS_LIMIT_MS = 20_000;
/** Kept connections last longer than the 60 s of usual proxies: a proxy must be the one to close, or it loses requests. */
const KEPT_LIMIT_MS = 75_000;

const options = { host: { type: "string", short: "H" }, port: { type: "string", short: "p" } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [command, dir = "."] = positionals;
const dev = command === "dev";
const [hostname, port] = [values.host!, Number(values.port)];

// Maps of Next's own files would take 100 MB. They help in development only.
if (!dev) process.setSourceMapsEnabled(false);
const { default: next } = await import("next");

let unavailablePage = PLAIN_UNAVAILABLE_PAGE;
const drain = createDrain();
const pipeline = createPipeline({
  drain,
  pageCache: dev ? undefined : pageCacheRules,
  unavailablePage: () => unavailablePage,
});
const limits = { requestTimeout: REQUEST_LIMIT_MS, headersTimeout: HEADERS_LIMIT_MS, keepAliveTimeout: KEPT_LIMIT_MS };
const server = createServer({ ServerResponse: PipelineResponse, ...limits }, (request, response) =>
  pipeline(request, response, () => void handle(request, response)),
);
// Next takes over connections that ask for another protocol and never ends them, so in production it gets a server without any.
// Ours goes on in HTTP/1.1, as RFC 9110 allows. Hot reload needs the real one.
const app = next({ dev, dir, hostname, port, httpServer: dev ? server : createServer() });
await app.prepare();
const handle = app.getRequestHandler();
server.listen(port, hostname);

async function stop(): Promise<void> {
  if (dev) server.closeAllConnections();
  else await drain.close(server);
  // Waits for work that follows answers, such as mails.
  await app.close();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());

if (!dev) {
  const loaded = await fetch(localAddress(hostname, port) + links.unavailable).catch(() => null);
  if (loaded?.ok) unavailablePage = await loaded.text();
}
