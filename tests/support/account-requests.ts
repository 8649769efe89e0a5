import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { emptyDatabase } from "./database";

export type Params = Record<string, string | string[] | undefined>;
export type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

export type Sending = {
  method?: string;
  /** Path and query; routes read only the query. */
  path?: string;
  params?: Params;
  headers?: Record<string, string>;
  /** At most one of: an object sent as JSON, a form (multipart or urlencoded), or a raw body. */
  json?: unknown;
  form?: FormData | URLSearchParams;
  body?: BodyInit;
  /** The session token, as a cookie or as a bearer token. */
  cookie?: string;
  bearer?: string;
  /** The client's address; a new one by default, so that rate limits do not interfere. */
  client?: string;
};

/** A response; `body` is its text parsed as JSON. */
type Answer = {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Tests compare it with what it should be.
  body: any;
};

const newClient = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends a request to a route's handler. */
export async function send(handler: Handler, sending: Sending = {}): Promise<Answer> {
  const { method = "POST", path = "/", params = {}, json, form, cookie, bearer, client = newClient() } = sending;
  const headers = new Headers({ [SOCKET_ADDRESS_HEADER]: client });
  if (json !== undefined) headers.set("Content-Type", "application/json");
  if (cookie !== undefined) headers.set("Cookie", `theme=dark; auth_token=${cookie}`);
  if (bearer !== undefined) headers.set("Authorization", `Bearer ${bearer}`);
  for (const [name, value] of Object.entries(sending.headers ?? {})) headers.set(name, value);
  const body = json === undefined ? (form ?? sending.body) : JSON.stringify(json);
  // Node requires `duplex` with a stream, and its types lack it.
  const init = { method, headers, ...(body === undefined ? {} : { body, duplex: "half" }) };
  const response = await handler(new Request(`http://localhost${path}`, init), { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** The cookies that a response sets, by name: the value, and the attributes in lower case. */
export function cookiesOf({ headers }: Pick<Answer, "headers">) {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const [name = "", value = ""] = pair.split("=");
      const named = attributes.map((attribute) => attribute.toLowerCase().split("="));
      return [name, { value, attributes: Object.fromEntries(named.map(([key, text]) => [key, text ?? true])) }];
    }),
  );
}

/** Templates of the pending mails to an address, newest first. */
export async function mailsTo(email: string): Promise<string[]> {
  return (await listOutbox()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
}

/** The verification link in the newest mail to an address, as its page parses it. */
export async function newestLink(email: string): Promise<{ token: string; email: string }> {
  const mails = await listOutbox();
  const mail = mails.find(({ recipient, template }) => recipient === email && template === "verify-email");
  const address = /https?:\/\/\S+\/verify-email\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!address) throw new Error(`No verification link is on its way to ${email}.`);
  const { pathname, searchParams } = new URL(address);
  return { token: pathname.split("/").at(-1)!, email: searchParams.get("email")! };
}

/** Deletes all accounts, invitations, subscriptions, mails and counters. */
export async function emptyAccounts(): Promise<void> {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, rate_limit, subscription, staff_invitation`;
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

type Call = (round: number) => Promise<unknown>;

/** Median duration of each of two calls in milliseconds, measured alternately so that both run under the same load. */
async function medianTimes(rounds: number, calls: readonly [Call, Call]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const startedAt = performance.now();
      await calls[index](round);
      if (round > 0) times[index].push(performance.now() - startedAt);
    }
  }
  return [median(times[0]), median(times[1])];
}

/** Well above the duration of the calls on a busy machine; the other tests have a lower floor and wait less. */
const MEASURED_FLOOR_MS = 120;

/**
 * Expects two calls to be indistinguishable by duration. A busy machine gets three attempts; a real leak fails all of
 * them.
 * @param prepare creates the two calls, once per attempt
 */
export async function expectEqualTimes(rounds: number, prepare: () => Promise<readonly [Call, Call]>): Promise<void> {
  const ratios: number[] = [];
  const floor = env.ANSWER_FLOOR_MS;
  env.ANSWER_FLOOR_MS = MEASURED_FLOOR_MS;
  while (ratios.length < 3 && !ratios.some((ratio) => ratio < 1.25)) {
    const [a, b] = await medianTimes(rounds, await prepare());
    ratios.push(Math.max(a, b) / Math.min(a, b));
  }
  env.ANSWER_FLOOR_MS = floor;
  expect(Math.min(...ratios)).toBeLessThan(1.25);
}

/** Expects a response in one of the contract's two shapes, and no server error. */
export function expectEnvelope({ status, headers, body }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(headers.get("Content-Type")).toContain("application/json");
  expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{8,64}$/);
  expect(body.success).toBe(status < 400);
  if (body.success) return;
  expect(Object.keys(body).filter((key) => !["success", "message", "errors", "data"].includes(key))).toEqual([]);
  // Only a refused booking contains more: the next free times, or the existing meeting.
  if (body.data)
    expect([status, Object.keys(body.data).join()]).toEqual([409, expect.stringMatching(/^(nextSlots|meetingId)$/)]);
  expect(body.message).toMatch(/\S/);
  for (const error of body.errors ?? []) {
    expect(error).toEqual({ field: expect.any(String), message: expect.stringMatching(/\S/) });
  }
}
