import { randomInt } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";
import { prisma } from "@/lib/server/db/prisma";
import { SOCKET_ADDRESS_HEADER } from "@/lib/server/http/client-address";
import { listOutbox } from "@/lib/server/mail/outbox";
import { emptyDatabase } from "./database";

type Params = Record<string, string | string[] | undefined>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

type Sending = {
  method?: string;
  /** What stands after the host; routes read only its query. */
  path?: string;
  params?: Params;
  headers?: Record<string, string>;
  /** One of these: an object sent as JSON, a form (multipart or urlencoded), or a body as it is. */
  json?: unknown;
  form?: FormData | URLSearchParams;
  body?: BodyInit;
  /** The session's token, as a cookie or as a bearer token. */
  cookie?: string;
  bearer?: string;
  /** The address that the request comes from; a new one unless given, so that limits do not hide what is tested. */
  client?: string;
};

/** An answer as it came; `body` is its text read as JSON. */
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
  // Node asks for `duplex` with a stream, and its types do not know it.
  const init = { method, headers, ...(body === undefined ? {} : { body, duplex: "half" }) };
  const response = await handler(new Request(`http://localhost${path}`, init), { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** The cookies that an answer sets, by name: the value, and the attributes in lower case. */
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

/** Templates of the mails that wait for an address, newest first. */
export async function mailsTo(email: string): Promise<string[]> {
  return (await listOutbox()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
}

/** The verification link in the newest mail to an address, as the screen behind it reads it. */
export async function newestLink(email: string): Promise<{ token: string; email: string }> {
  const mails = await listOutbox();
  const mail = mails.find(({ recipient, template }) => recipient === email && template === "verify-email");
  const address = /https?:\/\/\S+\/verify-email\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!address) throw new Error(`No verification link is on its way to ${email}.`);
  const { pathname, searchParams } = new URL(address);
  return { token: pathname.split("/").at(-1)!, email: searchParams.get("email")! };
}

/** Takes every account, mail and counter away. */
export async function emptyAccounts(): Promise<void> {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, rate_limit`;
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

type Call = (round: number) => Promise<unknown>;

/** Medians of how long each of two calls takes in milliseconds, measured in turns so that both see the same machine. */
async function medianTimes(rounds: number, calls: readonly [Call, Call]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const startedAt = performance.now();
      await calls[index](round);
      if (round > 0) times[index].push(performance.now() - startedAt);
    }
  }
  return [median(times[0]), median(times[1])];
}

/**
 * Expects that nobody can tell two calls apart by their time. A busy machine gets three chances; a leak uses up all.
 * @param prepare makes the two calls, for each chance anew
 */
export async function expectEqualTimes(rounds: number, prepare: () => Promise<readonly [Call, Call]>): Promise<void> {
  const ratios: number[] = [];
  while (ratios.length < 3 && !ratios.some((ratio) => ratio < 1.25)) {
    const [a, b] = await medianTimes(rounds, await prepare());
    ratios.push(Math.max(a, b) / Math.min(a, b));
  }
  expect(Math.min(...ratios)).toBeLessThan(1.25);
}

/** Whether an answer is one of the two shapes of the contract and no failure of the server. */
export function expectEnvelope({ status, headers, body }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(headers.get("Content-Type")).toContain("application/json");
  expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{8,64}$/);
  expect(body.success).toBe(status < 400);
  if (body.success) return;
  expect(Object.keys(body).filter((key) => !["success", "message", "errors"].includes(key))).toEqual([]);
  expect(body.message).toMatch(/\S/);
  for (const error of body.errors ?? []) {
    expect(error).toEqual({ field: expect.any(String), message: expect.stringMatching(/\S/) });
  }
}

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", " ", "\0", "a\0b", "\ud800", "x\udc00y", "\u202e", "__proto__", "%00", "' or 1=1 --", "😀".repeat(40)),
  fc.constantFrom("asha@example.com", "a\0@example.com", "asha@example.com\0", "\ud800@example.com", "a@b", "ａ@b.co"),
  fc.integer({ min: 100, max: 3000 }).map((length) => "x".repeat(length)),
); // prettier-ignore
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(1e308, -0, 2 ** 64, 1e-320, true, null, [], {}),
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
);
const contentTypes = [
  "application/json", "application/json; charset=utf-16", "APPLICATION/JSON;;", "text/plain", "", ";", "multipart/form-data",
  "multipart/form-data; boundary=", "multipart/form-data; boundary=x", 'multipart/form-data; boundary="', "a/b; c=d",
  "application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=latin1",
] as const; // prettier-ignore

/** A body that breaks one rule or many: of the content type, of its syntax or of the fields that a route reads. */
function oddBody(fields: readonly string[]): fc.Arbitrary<Pick<Sending, "json" | "form" | "body" | "headers">> {
  const key = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fields) }, { weight: 1, arbitrary: oddText });
  const object = fc.array(fc.tuple(key, oddValue), { maxLength: 7 }).map((entries) => Object.fromEntries(entries));
  const form = fc.array(fc.tuple(key, oddText), { maxLength: 9 });
  const type = fc.oneof(fc.constantFrom(...contentTypes), fc.stringMatching(/^[!-~]{0,30}$/));
  const raw = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    oddText,
    fc.json({ maxDepth: 4 }),
    fc.constantFrom("{", '{"email":', "[".repeat(20_000), '{"__proto__":{"role":"mentor"}}', '"\\ud800"', "1e999"),
    fc.constantFrom("--x\r\n", '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n', "email=%ff&email", "=&&=%"),
    fc.constant("x".repeat(70_000)),
  );
  return fc.oneof(
    { weight: 4, arbitrary: object.map((json) => ({ json })) },
    { weight: 1, arbitrary: oddValue.map((json) => ({ json })) },
    { weight: 2, arbitrary: form.map((pairs) => ({ form: new URLSearchParams(pairs) })) },
    {
      weight: 2,
      arbitrary: form.map((pairs) => {
        const multipart = new FormData();
        for (const [name, text] of pairs) multipart.append(name, text);
        if (pairs.length % 3 === 2) multipart.append(pairs[0]![0], new Blob(["GIF89a"]), "portrait.gif");
        return { form: multipart };
      }),
    },
    { weight: 4, arbitrary: fc.tuple(type, raw).map(([given, body]) => ({ body, headers: { "Content-Type": given } })) },
  );
} // prettier-ignore

const oddHeaders = fc.record(
  {
    Cookie: fc.constantFrom("auth_token=%", "auth_token=a.b.c.d.e; known_device=x.y", "known_device=.", ";;=", "=%E0%A4%A"),
    Authorization: fc.constantFrom("Bearer", "Bearer x", "Basic eDp5", "bearer a.b.c.d.e", "Bearer a b"),
    "Content-Length": fc.constantFrom("-1", "1e9", "x", "0"),
    "X-Forwarded-For": fc.constantFrom("::::", "1.2.3.4, x", ","),
    "X-Request-Id": fc.constantFrom("x", "../../etc/passwd", "12345678"),
  },
  { requiredKeys: [] },
); // prettier-ignore

/**
 * Sends malformed requests, five at a time, and expects an answer in the contract's shape to each.
 * @param requests how many in all
 */
export async function expectAnswersToNonsense(
  handler: Handler,
  { fields, requests, seed }: { fields: readonly string[]; requests: number; seed: number },
): Promise<void> {
  const one = fc.tuple(oddBody(fields), oddHeaders).map(([body, headers]) => ({
    ...body,
    headers: { ...headers, ...body.headers },
  }));
  await sendNonsense(handler, one, { requests, seed });
}

/** The same for a GET whose address is malformed. */
export async function expectAnswersToOddAddresses(
  handler: Handler,
  { param, query, requests, seed }: { param: string; query: string; requests: number; seed: number },
): Promise<void> {
  const value = fc.oneof(oddText, fc.stringMatching(/^[\w-]{43}$/));
  const search = fc
    .array(fc.tuple(fc.oneof(fc.constant(query), oddText), value), { maxLength: 4 })
    .map((pairs) => `?${new URLSearchParams(pairs)}`);
  const address = fc.oneof(search, fc.constantFrom("", "?", "?email=%ff", "?email=%00", "?__proto__=1", "?email[]=x"));
  const one = fc.record({
    method: fc.constant("GET"),
    path: address,
    params: fc.oneof(
      value.map((text) => ({ [param]: text })),
      fc.constantFrom<Params>({}, { [param]: undefined }, { [param]: ["a", "b"] }),
    ),
    headers: oddHeaders,
  });
  await sendNonsense(handler, one.map((sending) => ({ ...sending, path: `/${sending.path}` })), { requests, seed });
} // prettier-ignore

async function sendNonsense(
  handler: Handler,
  one: fc.Arbitrary<Sending>,
  { requests, seed }: { requests: number; seed: number },
): Promise<void> {
  const five = fc.array(one, { minLength: 5, maxLength: 5 });
  const property = fc.asyncProperty(five, async (sendings) => {
    const answers = await Promise.all(sendings.map((sending) => send(handler, sending)));
    answers.forEach(expectEnvelope);
  });
  await fc.assert(property, { numRuns: requests / 5, seed });
}
