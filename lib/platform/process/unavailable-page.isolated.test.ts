import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { links } from "@/lib/links";
import { noteUnavailable } from "@/lib/platform/db/unavailability";
import { guardRequests } from "./guard-requests";

const PAGE = "<h1>We will be right back</h1>";
const FAILED = "<html>An empty document of Next</html>";

guardRequests();
let server: Server;
let address: string;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === links.unavailable) response.end(PAGE);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mentors`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  delete (globalThis as { mentorhoodDatabaseMissedAt?: number }).mentorhoodDatabaseMissedAt;
});

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "s-maxage=600", ETag: "1" };

describe("an answer that failed while the database was away", () => {
  it.each<[string, RequestListener]>([
    ["in one piece", (_, response) => void response.writeHead(500, html).end(FAILED)],
    [
      "as a stream",
      (_, response) => {
        response.statusCode = 500;
        for (const [name, value] of Object.entries(html)) response.setHeader(name, value);
        response.flushHeaders();
        response.write(FAILED);
        setTimeout(() => response.end(FAILED), 20);
      },
    ],
    [
      "compressed",
      (_, response) => void response.writeHead(500, { ...html, "Content-Encoding": "gzip" }).end(gzipSync(FAILED)),
    ],
  ])("is a page with status 503 when it comes %s", async (_how, listener) => {
    answer = (request, response) => {
      noteUnavailable();
      response.setHeader("Content-Security-Policy", "script-src 'nonce-of-another-page'");
      listener(request, response);
    };
    const { status, headers, text } = await fetch(address).then(async (got) => ({
      status: got.status,
      headers: got.headers,
      text: await got.text(),
    }));
    expect([status, text]).toEqual([503, PAGE]);
    expect(headers.get("Retry-After")).toBe("5");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("ETag")).toBeNull();
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'self'; script-src 'self'/);
  });

  it("keeps its body where it is no page", async () => {
    answer = (_, response) => {
      noteUnavailable();
      response.writeHead(500, { "Content-Type": "text/x-component" }).end("0:E");
    };
    const got = await fetch(address);
    expect([got.status, await got.text()]).toEqual([503, "0:E"]);
    expect(got.headers.get("Retry-After")).toBe("5");
  });
});

describe("other answers", () => {
  it.each<[string, number]>([
    ["a page that is there", 200],
    ["a page that is not there", 404],
  ])("%s stays what it is while the database is away", async (_what, status) => {
    answer = (_, response) => {
      noteUnavailable();
      response.writeHead(status, { ...html, "Content-Encoding": "gzip" }).end(gzipSync(FAILED));
    };
    const got = await fetch(address);
    expect([got.status, await got.text()]).toEqual([status, FAILED]);
    expect(got.headers.get("Cache-Control")).toBe("s-maxage=600");
  });

  it("a failure of another kind stays one, also after an outage", async () => {
    noteUnavailable();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    answer = (_, response) => void response.writeHead(500, html).end(FAILED);
    const got = await fetch(address);
    expect([got.status, await got.text()]).toEqual([500, FAILED]);
  });
});
