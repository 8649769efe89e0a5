/** Requests to the running production server, without a browser. */
import { randomInt } from "node:crypto";
import { expect } from "vitest";

const address = process.env.E2E_BASE_URL;
if (!address) throw new Error("These tests need a running server: use `npm run test:http`.");
export const BASE_URL = address;

/** A client's address; the server trusts one proxy, and limits count by it. */
export const newClient = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends a request as a new client. Does not follow redirects; responses are uncompressed. */
export async function visit(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const all = new Headers({ "X-Forwarded-For": newClient(), "Accept-Encoding": "identity" });
  new Headers(headers).forEach((value, name) => all.set(name, value));
  const send = () => fetch(new URL(path, BASE_URL), { redirect: "manual", ...init, headers: all });
  const answer = await send();
  // `fetch` opens spare connections. The server ends an unused one with 408, and RFC 9110, 15.5.9, lets clients repeat.
  return answer.status === 408 ? send() : answer;
}

/** The text of a page that responds with 200. */
export async function readPage(path: string, headers?: HeadersInit): Promise<string> {
  const answer = await visit(path, { headers });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The data of a REST API response. */
export async function readData<Data>(path: string, headers?: HeadersInit): Promise<Data> {
  return (JSON.parse(await readPage(path, headers)) as { data: Data }).data;
}

/** Sends JSON. */
export function send(method: string, path: string, data: unknown, headers: HeadersInit = {}): Promise<Response> {
  const all = new Headers(headers);
  all.set("Content-Type", "application/json");
  return visit(path, { method, headers: all, body: JSON.stringify(data) });
}

/** Path and query of a redirect; null without one. */
export function redirectOf(answer: Response): string | null {
  const location = answer.headers.get("location");
  if (location === null) return null;
  const { pathname, search } = new URL(location, BASE_URL);
  return pathname + search;
}
