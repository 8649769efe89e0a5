import { type IncomingHttpHeaders, request as ask, type Server } from "node:http";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/platform/env";
import { PLAIN_BODY_BYTES } from "../rest/body-limits";
import { servePipeline } from "@/tests/support/pipeline-server";
import { receiveForms } from "./receive-forms";

/** More than the other tests here send. */
const BODIES = 100;

let server: Server;
let port: number;
/** What reached the application. */
let seen: { headers: IncomingHttpHeaders; body: string } | null;

beforeAll(async () => {
  const step = receiveForms({ points: BODIES, duration: 60 });
  ({ server, port } = await servePipeline(step, (request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("latin1")));
    request.on("end", () => {
      seen = { headers: request.headers, body };
      response.end();
    });
  }));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Sent = { path?: string; headers?: Record<string, string>; pieces: readonly (string | Buffer)[] };

/** Sends a body in pieces, without its length. */
function post({ path = "/login", headers = {}, pieces }: Sent): Promise<number> {
  seen = null;
  return new Promise((resolve, reject) => {
    const asking = ask({ port, host: "127.0.0.1", path, method: "POST", headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode!));
    });
    asking.once("error", reject);
    void (async () => {
      for (const piece of pieces) {
        asking.write(piece);
        await new Promise((then) => setTimeout(then, 5));
      }
      asking.end();
    })();
  });
}

const MULTIPART = { "Content-Type": "multipart/form-data; boundary=b" };
const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const part = (name: string, text: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const ACTION = "7f655eb5806c995885b40b37e687dd1073332611e2";

describe("a form that is posted to a page", () => {
  it.each([1, 7, 100_000])("arrives as it was sent, in pieces of %i bytes", async (size) => {
    const body = Buffer.from(`${part("email", "ÿ@example.com")}--b--\r\n`, "latin1");
    const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, n) =>
      body.subarray(n * size, (n + 1) * size),
    );
    expect(await post({ headers: MULTIPART, pieces })).toBe(200);
    expect(seen?.body).toBe(body.toString("latin1"));
  });

  it("may be as long as the limit, with or without its length, and no longer", async () => {
    const text = "x".repeat(PLAIN_BODY_BYTES);
    for (const headers of [URLENCODED, { ...URLENCODED, "Content-Length": String(text.length) }]) {
      expect(await post({ headers, pieces: [text] })).toBe(200);
      expect(seen?.body).toBe(text);
    }
    expect(await post({ headers: URLENCODED, pieces: [text, "x"] })).toBe(413);
    const told = { ...URLENCODED, "Content-Length": String(text.length + 1) };
    expect(await post({ headers: told, pieces: [text, "x"] })).toBe(413);
    expect(seen).toBeNull();
  });

  it.each([
    ["a part that breaks off", MULTIPART, "--b\r\nContent-Dispo"],
    ["no boundary", { "Content-Type": "multipart/form-data" }, "--b--\r\n"],
    ["nothing", URLENCODED, ""],
    ["more fields than any form has", MULTIPART, `${part("a", "").repeat(501)}--b--\r\n`],
    ["an action of an impossible name", { "Next-Action": "x", "Content-Type": "text/plain" }, "[]"],
    ["an action's values that are no JSON", { "Next-Action": ACTION, "Content-Type": "text/plain" }, "[{"],
  ])("is refused with 400 when it has %s", async (_what, headers, body) => {
    expect(await post({ headers, pieces: [body] })).toBe(400);
    expect(seen).toBeNull();
  });

  it.each(["https://evil.example", "null", "file://", "ftp://127.0.0.1", "http://localhost:1"])(
    "is refused with 403 when it comes from %s, whatever a header says of this site's name",
    async (Origin) => {
      const headers = { ...URLENCODED, Origin, "X-Forwarded-Host": Origin.replace(/^.*\/\//, "") };
      expect(await post({ headers, pieces: ["a=b"] })).toBe(403);
      expect(await post({ headers: { ...headers, Host: "" }, pieces: ["a=b"] })).toBe(403);
      expect(seen).toBeNull();
    },
  );

  it("is taken from pages of this site", async () => {
    for (const Origin of [new URL(env.APP_URL).origin, `http://127.0.0.1:${port}`]) {
      const headers = { ...URLENCODED, Origin, "X-Forwarded-Host": "evil.example" };
      expect(await post({ headers, pieces: ["a=b"] })).toBe(200);
    }
  });

  it("does not hold up a client that breaks off", async () => {
    const socket = net.connect(port, "127.0.0.1");
    socket.write(
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na",
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect(await post({ headers: URLENCODED, pieces: ["a=b"] })).toBe(200);
  });

  it("is counted before it is read", async () => {
    const login = () => fetch(`http://127.0.0.1:${port}/api/v1/users/login`, { method: "POST", body: "x" });
    let status = 200;
    for (let sent = 0; sent <= BODIES && status === 200; sent += 1) ({ status } = await login());
    expect(status).toBe(429);
    const refused = await fetch(`http://127.0.0.1:${port}/login`, { method: "POST", body: "x" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
  });
});
