import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import fc from "fast-check";
import { expectEnvelope, type Handler, type Params, send, type Sending } from "./account-requests";

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "x\udc00y",
    "\u202e",
    "__proto__",
    "%00",
    "' or 1=1 --",
    "😀".repeat(40),
  ),
  fc.constantFrom("asha@example.com", "a\0@example.com", "asha@example.com\0", "\ud800@example.com", "a@b", "ａ@b.co"),
  fc.integer({ min: 100, max: 3000 }).map((length) => "x".repeat(length)),
);
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(1e308, -0, 2 ** 64, 1e-320, true, null, [], {}),
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
);
const contentTypes = [
  "application/json",
  "application/json; charset=utf-16",
  "APPLICATION/JSON;;",
  "text/plain",
  "",
  ";",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  'multipart/form-data; boundary="',
  "a/b; c=d",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=latin1",
] as const;

/** A body that breaks one or more rules: of the content type, of its syntax or of the fields that a route reads. */
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
    fc.constantFrom(
      "--x\r\n",
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n',
      "email=%ff&email",
      "=&&=%",
    ),
    fc.constant("x".repeat(PLAIN_BODY_BYTES + 1)),
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
    {
      weight: 4,
      arbitrary: fc.tuple(type, raw).map(([given, body]) => ({ body, headers: { "Content-Type": given } })),
    },
  );
}

const oddHeaders = fc.record(
  {
    Cookie: fc.constantFrom(
      "auth_token=%",
      "auth_token=a.b.c.d.e; known_device=x.y",
      "known_device=.",
      ";;=",
      "=%E0%A4%A",
    ),
    Authorization: fc.constantFrom("Bearer", "Bearer x", "Basic eDp5", "bearer a.b.c.d.e", "Bearer a b"),
    "Content-Length": fc.constantFrom("-1", "1e9", "x", "0"),
    "X-Forwarded-For": fc.constantFrom("::::", "1.2.3.4, x", ","),
    "X-Request-Id": fc.constantFrom("x", "../../etc/passwd", "12345678"),
  },
  { requiredKeys: [] },
);

/**
 * Sends malformed requests, five at a time, and expects a response in the contract's shape to each.
 * @param requests how many in total
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
  await sendNonsense(
    handler,
    one.map((sending) => ({ ...sending, path: `/${sending.path}` })),
    { requests, seed },
  );
}

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
