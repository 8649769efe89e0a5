import { METHODS } from "node:http";
import net from "node:net";
import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import { COSTLY_TEXTS } from "./odd-values";

/** Longest wait for a response, and for a parallel health check, on an idle machine. */
const ANSWER_LIMIT_MS = 1000;
const HEALTH_LIMIT_MS = 200;
/** Other work slows single requests down, so the fastest of this many counts. */
const TRIES = 4;
/** A connection silent for this long gets no response. */
const SILENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/** A request as sent. An `isHalf` request never ends. */
type Costly = { name: string; path: string; text: string; isHalf?: boolean };

const head = (method: string, path: string, headers: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");

function withBody(name: string, path: string, type: string, body: string): Costly {
  const headers = [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
  return { name: `${name} to ${path}`, path, text: head("POST", path, headers) + body };
}

const part = (name: string, text: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const MULTIPART = "multipart/form-data; boundary=b";

/** The hidden fields that name the action of a page's form. */
async function actionFields(address: string, path: string): Promise<string> {
  const page = await (await fetch(address + path)).text();
  const form = page.match(/<form[\s\S]*?<\/form>/g)?.find((text) => text.includes("$ACTION")) ?? "";
  const inputs = form.match(/<input[^>]*name="\$ACTION[^>]*>/g) ?? [];
  if (inputs.length === 0) throw new Error(`${path} has no form with an action.`);
  return inputs
    .map((input) => {
      const value = /value="([^"]*)"/.exec(input)?.[1] ?? "";
      return part(/name="([^"]*)"/.exec(input)![1]!, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
    })
    .join("");
}

/** Costly values for forms and routes, every method, other protocols, and requests that never end. */
async function costlyRequests(address: string): Promise<Costly[]> {
  const room = PLAIN_BODY_BYTES - 4_000;
  const texts = Object.entries(COSTLY_TEXTS).map(([name, make]) => [name, make(room)] as const);
  const action = await actionFields(address, "/register");
  const routes = ["/api/v1/users/register", "/api/v1/users/login", "/api/v1/subscriptions"];
  const fields = ["name", "email", "password"];
  const nested = "[".repeat(room / 2) + "]".repeat(room / 2);
  const values = texts.flatMap(([name, text]) => [
    ...fields.map((field) =>
      withBody(`${name} as ${field}`, "/register", MULTIPART, `${action}${part(field, text)}--b--\r\n`),
    ),
    ...routes.map((path) =>
      withBody(
        name,
        path,
        "application/json",
        JSON.stringify(Object.fromEntries(fields.map((field) => [field, text.slice(0, text.length / 3)]))),
      ),
    ),
  ]);
  const shapes = ["/login", ...routes].flatMap((path) => [
    withBody("nested lists", path, "application/json", nested),
    withBody("many parts", path, MULTIPART, `${part("a", "").repeat(1_500)}--b--\r\n`),
    withBody("many fields", path, "application/x-www-form-urlencoded", "a&".repeat(room / 2)),
    withBody("half a part", path, MULTIPART, "--b\r\nContent-Dispo"),
  ]);
  const paths = [
    "/",
    "/mentors",
    "/login",
    "/portraits/nobody.svg",
    "/og/site",
    "/api/v1/users/me",
    "/api/health",
    "/robots.txt",
  ];
  const methods = METHODS.flatMap((method) =>
    paths.map((path) => ({ name: `${method} ${path}`, path, text: head(method, path, ["Content-Length: 0"]) })),
  );
  const upgrades = ["websocket", "h2c"].flatMap((protocol) =>
    paths.map((path) => ({
      name: `Upgrade: ${protocol} at ${path}`,
      path,
      text: head("GET", path, [`Upgrade: ${protocol}`]).replace("close", "Upgrade, close"),
    })),
  );
  const halves = [
    "",
    "GET / HT",
    head("GET", "/", []).slice(0, -2),
    head("POST", "/login", ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 9"]),
  ];
  return [
    ...halves.map((text) => ({
      name: `half a request: ${JSON.stringify(text.slice(0, 30))}`,
      path: "/",
      text,
      isHalf: true,
    })),
    ...values,
    ...shapes,
    ...methods,
    ...upgrades,
  ];
}

/** Sends bytes and waits until the connection ends. */
function sendBytes(address: string, text: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(address).port), "127.0.0.1");
    let answer = "";
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The connection stays open.")));
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.once("error", reject).once("close", () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
      resolve({ status, ms: performance.now() - startedAt });
    });
    socket.write(text);
  });
}

/** Requests the health check until the returned function is called, which returns the longest wait. */
function watchHealth(address: string): () => Promise<number> {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      // A reused connection may just be closing; the end of the run checks that the server is alive.
      await fetch(`${address}/api/health`)
        .then((answer) => answer.text())
        .catch(() => {});
      longest = Math.max(longest, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return longest;
  };
}

/** The fault of a response, or null. */
async function faultOf(address: string, { name, text }: Costly): Promise<string | null> {
  let fault: string | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const healthWait = watchHealth(address);
    const { status, ms } = await sendBytes(address, text).catch((error: Error) => ({ status: error.message, ms: 0 }));
    const waited = await healthWait();
    // Node closes connections that request a tunnel, without a response.
    const isAnswered = typeof status === "number" && status < 500 && (status > 0 || name.startsWith("CONNECT"));
    if (!isAnswered) return `${name}: answered ${status}`;
    if (ms <= ANSWER_LIMIT_MS && waited <= HEALTH_LIMIT_MS) return null;
    fault = `${name}: took ${Math.round(ms)} ms, while the health check waited ${Math.round(waited)} ms`;
  }
  return fault;
}

/**
 * Sends requests that are expensive for the server and cheap for the sender, one at a time, while some endless ones
 * stay open.
 * @returns their number, and the faults of their responses
 */
export async function sendCostly(address: string): Promise<{ sent: number; faults: string[] }> {
  const all = await costlyRequests(address);
  const open = all.filter(({ isHalf }) => isHalf).map(({ text }) => leaveOpen(address, text));
  const faults: string[] = [];
  for (const request of all.filter(({ isHalf }) => !isHalf)) {
    const fault = await faultOf(address, request);
    if (fault !== null) faults.push(fault);
  }
  for (const socket of open) socket.destroy();
  return { sent: all.length, faults };
}

function leaveOpen(address: string, text: string): net.Socket {
  const socket = net.connect(Number(new URL(address).port), "127.0.0.1");
  socket.on("error", () => {}).resume();
  if (text) socket.write(text);
  return socket;
}
