import { get, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { servePipeline } from "@/tests/support/pipeline-server";
import { createDrain } from "./drain";
import { createPipeline } from "./pipeline";

/** Long, and of words that are not all the same. */
const TEXT = Array.from({ length: 20_000 }, (_, word) => `const w${(word * 7919) % 10_007} = ${word};`).join("\n");
const FILE = "/_next/static/chunks/abc.js";

let server: Server;
let port: number;
let made = 0;
let answer: (response: ServerResponse) => void;

const script = (response: ServerResponse) => {
  response.setHeader("Content-Type", "application/javascript; charset=UTF-8");
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.setHeader("Content-Length", TEXT.length);
  response.end(TEXT);
};

beforeAll(async () => {
  const tagOf = () => null;
  const pageCache = { cached: { tagOf }, rendered: { tagOf, personalCookies: [] } };
  const pipeline = createPipeline({ drain: createDrain(), pageCache, unavailablePage: () => "" });
  ({ server, port } = await servePipeline(pipeline, (_, response) => {
    made += 1;
    answer(response);
  }));
});
afterAll(() => void server.close());
let count = 0;
/** Files of their own, so that no test finds what another one left. */
const freshFile = () => FILE.replace("abc", `abc${count}`);
beforeEach(() => {
  count += 1;
  answer = script;
});

/** As it came, which `fetch` would unpack. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get({ port, host: "127.0.0.1", path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    }).once("error", reject);
  });

describe("compressed answers", () => {
  it.each([
    ["br", "gzip, deflate, br, zstd"],
    ["br", "gzip;q=1, br;q=0.5"],
    ["br", "BR"],
    ["gzip", "gzip, deflate"],
    ["gzip", "br;q=0, gzip"],
    ["gzip", "br; q=0.00, gzip"],
    [undefined, ""],
    [undefined, "identity"],
    [undefined, "deflate"],
    [undefined, "gzip;q=0, br;q=0.0"],
  ])("sends %s to clients that accept “%s”", async (encoding, taken) => {
    for (const path of ["/login", freshFile(), freshFile()]) {
      const { headers, body } = await ask(path, { "Accept-Encoding": taken });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toContain("Accept-Encoding");
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((whole: Buffer) => whole);
      expect(unpack(body).toString() === TEXT).toBe(true);
    }
  });

  it("leaves parts, answers to HEAD, small answers and pictures as they are", async () => {
    const all = { "Accept-Encoding": "br, gzip" };
    const isPlain = async (path: string, headers = {}, method?: string) =>
      (await ask(path, { ...all, ...headers }, method)).headers["content-encoding"] === undefined;
    expect(await isPlain("/login", { Range: "bytes=0-9" })).toBe(true);
    expect(await isPlain("/login", {}, "HEAD")).toBe(true);
    answer = (response) => response.setHeader("Content-Type", "text/html").end("short");
    expect(await isPlain("/login")).toBe(true);
    answer = (response) => response.setHeader("Content-Type", "image/webp").end(TEXT);
    expect(await isPlain("/login")).toBe(true);
  });

  it("sends each part of a page when it is there", async () => {
    let finish = () => {};
    answer = (response) => {
      response.setHeader("Content-Type", "text/html");
      response.write(TEXT);
      // As Next does after each part that it has.
      (response as ServerResponse & { flush: () => void }).flush();
      finish = () => response.end("the end");
    };
    const unpacked = await new Promise<string>((resolve) => {
      const parts: Buffer[] = [];
      get({ port, host: "127.0.0.1", path: "/login", headers: { "Accept-Encoding": "br" } }, (response) => {
        // Only the first part has the server end it.
        response.on("data", (part: Buffer) => {
          parts.push(part);
          finish();
        });
        response.once("end", () => resolve(brotliDecompressSync(Buffer.concat(parts)).toString()));
      });
    });
    expect(unpacked.endsWith("the end")).toBe(true);
  });

  it.each([
    ["script", () => freshFile()],
    ["portrait", () => `/portraits/${count}.svg`],
  ])("compresses a %s of the build once, at the best quality", async (_kind, fileOf) => {
    const file = fileOf();
    const taken = { "Accept-Encoding": "br" };
    const first = await ask(file, taken);
    const before = made;
    const second = await ask(file, { ...taken, Host: "another.example" });
    expect(made).toBe(before);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers["content-length"]).toBe(String(first.body.length));
    expect(second.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const page = await ask("/login", taken);
    expect(first.body.length).toBeLessThan(page.body.length * 0.95);
  });

  it.each([
    ["a parameter", "?a=1", {}],
    ["what it has already", "", { "If-None-Match": '"x"' }],
    ["a bearer", "", { Authorization: "Bearer x" }],
  ])(
    "compresses a file like a page for a request with %s, because it keeps none of those",
    async (_, query, headers) => {
      const taken = { "Accept-Encoding": "br" };
      const page = await ask("/login", taken);
      const file = await ask(freshFile() + query, { ...taken, ...headers });
      expect(file.body.length).toBe(page.body.length);
    },
  );

  it("keeps no file that is not there", async () => {
    answer = (response) => {
      response.statusCode = 404;
      script(response);
    };
    const file = freshFile();
    await ask(file);
    const before = made;
    await ask(file);
    expect(made).toBe(before + 1);
  });
});
