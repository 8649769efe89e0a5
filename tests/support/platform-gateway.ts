// Next's own modules need it in their process.
import "next/dist/server/node-environment-baseline";
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { unstable_doesMiddlewareMatch as doesMatch } from "next/experimental/testing/server";
import { NextRequest, type NextResponse } from "next/server";
import middleware, { config } from "@/middleware";

/**
 * Simulates a platform that runs the middleware in a separate process: calls it for each request, and forwards the
 * request with its headers to the server of the pages. Prints its address.
 */
const PAGES = new URL(process.env.PAGES_ADDRESS!);
const NEXT = "x-middleware-next";
const OVERRIDDEN = "x-middleware-override-headers";
const REQUEST_PREFIX = "x-middleware-request-";

async function askMiddleware({ url = "/", method, headers }: IncomingMessage): Promise<NextResponse | null> {
  const flat = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  if (!doesMatch({ config, url, headers: Object.fromEntries(flat) })) return null;
  return middleware(new NextRequest(new URL(url, PAGES), { method, headers: flat }));
}

/** The headers to forward, after the middleware's changes. */
function passedHeaders(request: IncomingMessage, said: Headers): OutgoingHttpHeaders {
  const names = said.get(OVERRIDDEN)?.split(",");
  if (!names) return request.headers;
  return Object.fromEntries(names.map((name) => [name, said.get(REQUEST_PREFIX + name) ?? undefined]));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const said = await askMiddleware(request);
  const given = [...(said?.headers ?? [])].filter(([name]) => !name.startsWith("x-middleware-"));
  if (said && !said.headers.has(NEXT)) return void response.writeHead(said.status, Object.fromEntries(given)).end();
  const headers = said ? passedHeaders(request, said.headers) : request.headers;
  const passed = ask(new URL(request.url!, PAGES), { method: request.method, headers }, (page) => {
    response.writeHead(page.statusCode!, { ...page.headers, ...Object.fromEntries(given) });
    page.pipe(response);
  });
  passed.once("error", () => response.destroy());
  request.pipe(passed);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as { port: number }).port}\n`),
);
