import net from "node:net";
import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import { createAccount, bearerOf } from "./accounts";
import { expect, test } from "./fixtures";

/** Bytes of request line and headers that Node reads at the most. */
const HEADER_LIMIT = 16_384;
/** How long a plain body may take (`readBody`), in milliseconds. */
const PLAIN_BODY_MS = 20_000;

type Answer = { status: number; afterMs: number };

/** Sends bytes as they are, then a further piece each second, and gives the first line of what comes back. */
function sendRaw(baseURL: string, start: string, piece = ""): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
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

test("a body that comes byte by byte is not waited for", async ({ baseURL }) => {
  const headers = ["Content-Type: application/json", "Content-Length: 60000"];
  const { status, afterMs } = await sendRaw(baseURL!, `${request("POST /api/v1/users/login", headers)}{`, " ");
  expect(status).toBe(400);
  expect(afterMs).toBeGreaterThan(PLAIN_BODY_MS - 1000);
  expect(afterMs).toBeLessThan(PLAIN_BODY_MS + 10_000);
});

test("headers beyond 16 kB are refused, and shorter ones are answered", async ({ baseURL }) => {
  const close = "Connection: close";
  const long = (length: number) => request("GET /api/health", [close, `X-Long: ${"a".repeat(length)}`]);
  expect((await sendRaw(baseURL!, long(HEADER_LIMIT))).status).toBe(431);
  expect((await sendRaw(baseURL!, long(HEADER_LIMIT - 1000))).status).toBe(200);
  const many = Array.from({ length: 1500 }, (_, index) => `X-${index}: aaaaaaaa`);
  expect((await sendRaw(baseURL!, request("GET /api/health", [close, ...many]))).status).toBe(431);
  expect((await sendRaw(baseURL!, request(`GET /mentors?class=${"a".repeat(HEADER_LIMIT)}`, [close]))).status).toBe(
    431,
  );
});

test("a request for another protocol is answered in HTTP, and a tunnel is closed", async ({ baseURL }) => {
  for (const protocol of ["websocket", "h2c", "TLS/1.0"]) {
    const upgrade = request("GET /terms-condition", [`Upgrade: ${protocol}`, "Connection: Upgrade"]);
    expect((await sendRaw(baseURL!, upgrade)).status).toBe(200);
  }
  const { hostname, port } = new URL(baseURL!);
  const socket = net.connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
  socket.write("CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n");
  await new Promise((resolve) => socket.once("close", resolve).resume());
});

test("a body beyond its limit is refused before it is read", async ({ baseURL, page }) => {
  // Only the length is told; the answer comes without a byte of the body.
  const told = (path: string, type: string, bytes: number) =>
    sendRaw(baseURL!, request(`POST ${path}`, [`Content-Type: ${type}`, `Content-Length: ${bytes}`]));
  expect((await told("/api/v1/users/login", "application/json", PLAIN_BODY_BYTES + 1)).status).toBe(413);
  expect((await told("/api/v1/users/login", "multipart/form-data; boundary=x", PLAIN_BODY_BYTES + 1)).status).toBe(413);
  expect((await told("/api/reports", "application/csp-report", 16 * 1024 + 1)).status).toBe(413);

  const headers = await bearerOf(page.request, await createAccount(page));
  const picture = (bytes: number) => ({ name: "me.png", mimeType: "image/png", buffer: Buffer.alloc(bytes) });
  const put = (multipart: Record<string, ReturnType<typeof picture>>) =>
    page.request.put("/api/v1/users/update-profile-photo", { headers, multipart });
  expect((await put({ avatar: picture(6 * 1024 * 1024) })).status()).toBe(413);
  const form = new FormData();
  for (const name of ["one.png", "two.png"]) form.append("avatar", new Blob(["x"], { type: "image/png" }), name);
  const two = await page.request.put("/api/v1/users/update-profile-photo", { headers, multipart: form });
  expect(two.status()).toBe(422);
});

test("a form that is longer than any of ours is refused", async ({ page, context }) => {
  await page.goto("/reset-password");
  const fields = await page
    .locator("form:has([name=email]) input")
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value] as const));
  const send = (email: string) =>
    context.request.post("/reset-password", {
      headers: { Origin: new URL(page.url()).origin },
      multipart: { ...Object.fromEntries(fields), email },
    });
  expect((await send("nobody@example.com")).status()).toBe(200);
  expect((await send("a".repeat(PLAIN_BODY_BYTES))).status()).toBe(413);
});

test("no list is longer than its limit, however it is asked for", async ({ request: api }) => {
  const ask = async (path: string) => {
    const response = await api.get(path);
    const body = (await response.json()) as { data?: unknown };
    return { status: response.status(), data: body.data };
  };
  const teachers = "/api/v1/teachers/all-teachers";
  for (const query of ["limit=501", "limit=0", "limit=1e9", "page=0", "page=1000001", "limit=1&limit=500"]) {
    expect((await ask(`${teachers}?${query}`)).status, query).toBe(422);
  }
  // Far behind the end nothing is looked for.
  expect(await ask(`${teachers}?page=1000000&limit=500`)).toEqual({ status: 200, data: [] });
  const everybody = (await ask(`${teachers}?limit=500`)).data as unknown[];
  expect(everybody.length).toBeLessThanOrEqual(500);

  const { data } = await ask(`${teachers}?limit=1`);
  const { username } = (data as { username: string }[])[0]!;
  const slots = `/api/v1/teachers/slots/${username}`;
  expect((await ask(`${slots}?from=2026-12-01&to=2027-02-01`)).status).toBe(422);
  expect((await ask("/api/v1/places/towns?q=ba")).data).toHaveLength(8);
  const map = (await ask("/api/v1/teachers/map?west=-180&south=-85&east=180&north=85")).data as Record<
    string,
    unknown[]
  >;
  expect(map.mentors!.length + map.clusters!.length).toBeLessThanOrEqual(300);
});
