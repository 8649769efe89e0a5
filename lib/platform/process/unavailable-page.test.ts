import type { RequestListener, Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { servePipeline } from "@/tests/support/pipeline-server";
import { createDrain } from "./drain";
import { createPipeline } from "./pipeline";
import { recordUnavailable, shared } from "./shared-state";

const PAGE = "<h1>We will be right back</h1>";
const FAILED = "<html>An empty document of Next</html>";

let server: Server;
let address: string;
let answer: RequestListener;

beforeEach(async () => {
  const pipeline = createPipeline({ drain: createDrain(), unavailablePage: () => PAGE });
  ({ server, address } = await servePipeline(pipeline, (request, response) => answer(request, response)));
  address += "/mentors";
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  shared.databaseMissedAt = -Infinity;
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
      recordUnavailable();
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
      recordUnavailable();
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
      recordUnavailable();
      response.writeHead(status, { ...html, "Content-Encoding": "gzip" }).end(gzipSync(FAILED));
    };
    const got = await fetch(address);
    expect([got.status, await got.text()]).toEqual([status, FAILED]);
    expect(got.headers.get("Cache-Control")).toBe("s-maxage=600");
  });

  it("a failure of another kind stays one, also after an outage", async () => {
    recordUnavailable();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    answer = (_, response) => void response.writeHead(500, html).end(FAILED);
    const got = await fetch(address);
    expect([got.status, await got.text()]).toEqual([500, FAILED]);
  });
});
