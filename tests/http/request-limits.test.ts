import net from "node:net";
import { describe, expect, test } from "vitest";
import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import { createAccount } from "../support/people";
import { postForm, readForm } from "./plain-form";
import { BASE_URL, readData, visit } from "./visit";

/** The most bytes of request line and headers that Node accepts. */
const HEADER_LIMIT = 16_384;
/** How long a plain body may take (`readBody`), in milliseconds. */
const PLAIN_BODY_MS = 20_000;

type Answer = { status: number; afterMs: number };

/** Sends bytes, then another piece each second, and returns the first line of the response. */
function sendRaw(start: string, piece = ""): Promise<Answer> {
  const { hostname, port } = new URL(BASE_URL);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
    socket.write(start);
    const dripping = setInterval(() => piece && socket.write(piece), 1000);
    socket.once("data", (data) => {
      clearInterval(dripping);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]);
      resolve({ status, afterMs: performance.now() - startedAt });
    });
    socket.once("error", (error) => {
      clearInterval(dripping);
      reject(error);
    });
  });
}
const request = (line: string, headers: string[]) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n`;

// In parallel: the first one mostly waits.
describe.concurrent("requests", () => {
  test("a body that arrives byte by byte times out", async () => {
    const headers = ["Content-Type: application/json", "Content-Length: 60000"];
    const { status, afterMs } = await sendRaw(`${request("POST /api/v1/users/login", headers)}{`, " ");
    expect(status).toBe(400);
    expect(afterMs).toBeGreaterThan(PLAIN_BODY_MS - 1000);
    expect(afterMs).toBeLessThan(PLAIN_BODY_MS + 10_000);
  });

  test("headers beyond 16 kB are refused, and shorter ones are accepted", async () => {
    const close = "Connection: close";
    const long = (length: number) => request("GET /api/health", [close, `X-Long: ${"a".repeat(length)}`]);
    expect((await sendRaw(long(HEADER_LIMIT))).status).toBe(431);
    expect((await sendRaw(long(HEADER_LIMIT - 1000))).status).toBe(200);
    const many = Array.from({ length: 1500 }, (_, index) => `X-${index}: aaaaaaaa`);
    expect((await sendRaw(request("GET /api/health", [close, ...many]))).status).toBe(431);
    const longLine = request(`GET /mentors?class=${"a".repeat(HEADER_LIMIT)}`, [close]);
    expect((await sendRaw(longLine)).status).toBe(431);
  });

  test("a request for another protocol gets an HTTP response, and a tunnel is closed", async () => {
    for (const protocol of ["websocket", "h2c", "TLS/1.0"]) {
      const upgrade = request("GET /terms-condition", [`Upgrade: ${protocol}`, "Connection: Upgrade"]);
      expect((await sendRaw(upgrade)).status).toBe(200);
    }
    const { hostname, port } = new URL(BASE_URL);
    const socket = net.connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
    socket.write("CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n");
    await new Promise((resolve) => socket.once("close", resolve).resume());
  });

  test("a body beyond its limit is refused before it is read", async () => {
    // Sends only the length; the response comes without a byte of the body.
    const told = async (path: string, type: string, bytes: number) =>
      (await sendRaw(request(`POST ${path}`, [`Content-Type: ${type}`, `Content-Length: ${bytes}`]))).status;
    expect(await told("/api/v1/users/login", "application/json", PLAIN_BODY_BYTES + 1)).toBe(413);
    expect(await told("/api/v1/users/login", "multipart/form-data; boundary=x", PLAIN_BODY_BYTES + 1)).toBe(413);
    expect(await told("/api/reports", "application/csp-report", 16 * 1024 + 1)).toBe(413);

    const { headers } = await createAccount();
    const put = async (...pictures: Buffer[]) => {
      const body = new FormData();
      for (const picture of pictures)
        body.append("avatar", new Blob([new Uint8Array(picture)], { type: "image/png" }), "me.png");
      return (await visit("/api/v1/users/update-profile-photo", { method: "PUT", headers, body })).status;
    };
    expect(await put(Buffer.alloc(6 * 1024 * 1024))).toBe(413);
    expect(await put(Buffer.from("x"), Buffer.from("x"))).toBe(422);
  });

  test("a form longer than any real one is refused", async () => {
    const form = await readForm("/reset-password", "form:has([name=email])");
    const send = async (email: string) => {
      form.set("email", email);
      return (await postForm("/reset-password", form)).status;
    };
    expect(await send("nobody@example.com")).toBe(200);
    expect(await send("a".repeat(PLAIN_BODY_BYTES))).toBe(413);
  });

  test("no list exceeds its limit, whatever the query", async () => {
    const teachers = "/api/v1/teachers/all-teachers";
    for (const query of ["limit=501", "limit=0", "limit=1e9", "page=0", "page=1000001", "limit=1&limit=500"]) {
      expect((await visit(`${teachers}?${query}`)).status, query).toBe(422);
    }
    // A page far behind the end causes no search.
    expect(await readData(`${teachers}?page=1000000&limit=500`)).toEqual([]);
    expect((await readData<unknown[]>(`${teachers}?limit=500`)).length).toBeLessThanOrEqual(500);

    const [mentor] = await readData<{ username: string }[]>(`${teachers}?limit=1`);
    const slots = `/api/v1/teachers/slots/${mentor!.username}`;
    expect((await visit(`${slots}?from=2026-12-01&to=2027-02-01`)).status).toBe(422);
    expect(await readData("/api/v1/places/towns?q=ba")).toHaveLength(8);
    const world = "/api/v1/teachers/map?west=-180&south=-85&east=180&north=85";
    const map = await readData<Record<string, unknown[]>>(world);
    expect(map.mentors!.length + map.clusters!.length).toBeLessThanOrEqual(300);
  });
});
