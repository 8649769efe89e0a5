import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import { createSecretKey, randomUUID } from "node:crypto";
import fc from "fast-check";
import { generateKeyPair, UnsecuredJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { PUT as putChange } from "@/app/api/v1/users/change-password/route";
import { POST as postForgot } from "@/app/api/v1/users/forgot-password/route";
import { POST } from "@/app/api/v1/users/google/route";
import { POST as postLogin } from "@/app/api/v1/users/login/route";
import { GET as getMe } from "@/app/api/v1/users/me/route";
import { PUT as putReset } from "@/app/api/v1/users/reset-password/[token]/route";
import { GET as getVerify } from "@/app/api/v1/users/verify-email/[token]/route";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { mintSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import { listOutbox } from "@/lib/platform/mail/outbox";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { emptyDatabase } from "../support/database";

// The product reads its environment at import, so the issuer must be running before.
const google = await vi.hoisted(async () => {
  const { startGoogleIssuer } = await import("../support/google-issuer");
  const issuer = await startGoogleIssuer();
  process.env.GOOGLE_CLIENT_ID = issuer.clientId;
  process.env.GOOGLE_KEYS_URL = issuer.keysUrl;
  return issuer;
});

const PASSWORD = "Old-Horse-1";
const PICTURE = "https://lh3.googleusercontent.com/a/portrait=s96-c";

const clearAll = async () => {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, rate_limit`;
};
beforeAll(clearAll);
afterAll(async () => {
  await clearAll();
  await google.stop();
});

type Handler = typeof POST;

async function send(handler: Handler, method: string, body?: unknown, { headers = {}, params = {}, path = "" } = {}) {
  const client = { [SOCKET_ADDRESS_HEADER]: randomUUID(), "Content-Type": "application/json" };
  const init = { method, headers: { ...client, ...headers }, body: body === undefined ? null : JSON.stringify(body) };
  const response = await handler(new Request(`http://localhost/${path}`, init), { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const signIn = (body: object, handler = POST) => send(handler, "POST", body);
const login = async (email: string, password: string) => (await send(postLogin, "POST", { email, password })).status;

/** Creates a person with a Google account. */
const newPerson = (claims: Record<string, unknown> = {}) => {
  const sub = randomUUID();
  return { sub, email: `asha-${sub.slice(0, 8)}@example.com`, name: "Asha Rao", picture: PICTURE, ...claims };
};

async function createAccount(data: Partial<Prisma.UserCreateInput> = {}) {
  const tag = randomUUID().slice(0, 8);
  const base = { name: "Meera Iyer", email: `meera-${tag}@example.com`, username: `meera-${tag}` };
  const password = { create: { hash: await hashPassword(PASSWORD) } };
  return prisma.user.create({ data: { ...base, emailVerifiedAt: new Date(), password, ...data } });
}

const accountOf = (email: string) =>
  prisma.user.findUnique({ where: { email }, include: { accounts: true, mentorProfile: true, password: true } });
const templatesTo = async (email: string) =>
  (await listOutbox()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
/** Counts all rows that a sign-in could write. */
const countRows = () =>
  Promise.all([prisma.user.count(), prisma.account.count(), prisma.mentorProfile.count(), prisma.outboxMail.count()]);

describe("the first sign-in", () => {
  it("refuses a demo address", async () => {
    const before = await countRows();
    const credential = await google.sign(newPerson({ email: "student@mentorhood.example" }));
    const { status, body } = await signIn({ credential, role: "user" });
    expect([status, body.message, await countRows()]).toEqual([422, messages.emailOfDemo, before]);
  });

  it("asks for a role and stores nothing", async () => {
    const before = await countRows();
    const { status, body, headers } = await signIn({ credential: await google.sign(newPerson()) });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: messages.chooseRole, profileIncomplete: true });
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(await countRows()).toEqual(before);
  });

  it.each(["user", "mentor"] as const)("with the role %s creates the account and signs in", async (role) => {
    const person = newPerson({ email: `Asha-${randomUUID().slice(0, 8)}@Example.com` });
    const email = person.email.toLowerCase();
    const { status, body, headers } = await signIn({ credential: await google.sign(person), role });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: messages.loginSuccess,
      token: expect.any(String),
      profileIncomplete: false,
      user: expect.objectContaining({ name: "Asha Rao", email, role, avatar: PICTURE, isMentorVerified: false }),
    });
    expect(headers.getSetCookie().map((line) => line.split("=")[0])).toEqual(
      expect.arrayContaining(["auth_token", "known_device"]),
    );
    const account = await accountOf(email);
    expect(account).toMatchObject({ id: body.user._id, role, emailVerifiedAt: expect.any(Date), password: null });
    expect(account!.accounts).toEqual([
      expect.objectContaining({ provider: "google", providerAccountId: person.sub, type: "oidc" }),
    ]);
    expect(account!.mentorProfile !== null).toBe(role === "mentor");
    expect(await templatesTo(email)).toEqual(["welcome"]);
    const seen = await send(getMe, "GET", undefined, { headers: { Authorization: `Bearer ${body.token}` } });
    expect(seen.body.data._id).toBe(account!.id);
  });

  it("sets the session's lifetime from the checkbox", async () => {
    for (const keepSignedIn of [true, false]) {
      const credential = await google.sign(newPerson());
      const { headers } = await signIn({ credential, role: "user", keepSignedIn });
      const session = headers.getSetCookie().find((line) => line.startsWith("auth_token="))!;
      expect(/Expires=/i.test(session)).toBe(keepSignedIn);
    }
  });

  it("creates one account from many concurrent requests", async () => {
    const person = newPerson();
    const credentials = await Promise.all(Array.from({ length: 6 }, () => google.sign(person)));
    const answers = await Promise.all(credentials.map((credential) => signIn({ credential, role: "mentor" })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1);
    expect(await prisma.account.count({ where: { providerAccountId: person.sub } })).toBe(1);
    expect(await templatesTo(person.email)).toEqual(["welcome"]);
  });

  it("creates separate accounts for concurrent namesakes", async () => {
    const people = Array.from({ length: 5 }, () => newPerson({ name: "Twin Sister" }));
    const answers = await Promise.all(
      people.map(async (person) => signIn({ credential: await google.sign(person), role: "user" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.user.username)).size).toBe(5);
  });

  it("stores the picture's address unchanged", async () => {
    const { status, body } = await signIn({
      credential: await google.sign(newPerson({ picture: ` ${PICTURE}\0\n"x` })),
      role: "user",
    });
    expect([status, body.user?.avatar]).toEqual([200, `${PICTURE}%00%22x`]);
  });

  it("stores only Google's pictures, and truncates a long name", async () => {
    for (const picture of [
      "javascript:alert(1)",
      "https://evil.example/a.googleusercontent.com",
      `${PICTURE}${"x".repeat(500)}`,
      "http://lh3.googleusercontent.com/a",
    ]) {
      const { body } = await signIn({
        credential: await google.sign(newPerson({ picture, name: "N".repeat(80) })),
        role: "user",
      });
      expect(body.user).toMatchObject({ avatar: null, name: "N".repeat(50) });
    }
  });
});

describe("a later sign-in", () => {
  it("needs no role and does not change the existing one", async () => {
    const person = newPerson();
    const first = await signIn({ credential: await google.sign(person), role: "user" });
    for (const more of [{}, { role: "mentor" }]) {
      const { status, body } = await signIn({ credential: await google.sign(person), ...more });
      expect(status).toBe(200);
      expect(body).toMatchObject({ profileIncomplete: false, user: { _id: first.body.user._id, role: "user" } });
    }
    const account = await accountOf(person.email);
    expect([account!.role, account!.mentorProfile, account!.accounts.length]).toEqual(["user", null, 1]);
    expect(await templatesTo(person.email)).toEqual(["welcome"]);
  });

  it("identifies the person by Google's id after the address changes", async () => {
    const person = newPerson();
    const first = await signIn({ credential: await google.sign(person), role: "user" });
    const { body } = await signIn({ credential: await google.sign({ ...person, email: newPerson().email }) });
    expect(body.user).toMatchObject({ _id: first.body.user._id, email: person.email });
  });
});

it("takes no identity from the body", async () => {
  const victim = await createAccount();
  const person = newPerson();
  const claimed = {
    name: "Somebody Else",
    email: victim.email,
    email_verified: true,
    picture: "https://evil.example/x.png",
    avatar: "https://evil.example/x.png",
    sub: victim.id,
    id: victim.id,
    _id: victim.id,
    googleId: victim.id,
    user: { email: victim.email },
  };
  const { body } = await signIn({ ...claimed, credential: await google.sign(person), role: "user" });
  expect(body.user).toMatchObject({ name: "Asha Rao", email: person.email, avatar: PICTURE });
  expect(body.user._id).not.toBe(victim.id);
  expect((await accountOf(victim.email))!.accounts).toEqual([]);
});

describe("an invalid credential", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const refused = [422, messages.googleRefused] as const;
  const incomplete = [422, "Missing required user information from Google"] as const;
  const signed = (claims: Record<string, unknown>) => () => google.sign(newPerson(claims));

  it.each<[string, () => Promise<string> | string, readonly [number, string]]>([
    ["for another application", signed({ aud: "other.apps.googleusercontent.com" }), refused],
    ["for no application", signed({ aud: undefined }), refused],
    ["of another issuer", signed({ iss: "https://accounts.google.com.evil.example" }), refused],
    ["of no issuer", signed({ iss: undefined }), refused],
    [
      "by another key",
      async () => google.sign(newPerson(), { key: (await generateKeyPair("RS256")).privateKey }),
      refused,
    ],
    [
      "by a key that Google does not have",
      async () =>
        google.sign(newPerson(), { header: { kid: "other" }, key: (await generateKeyPair("RS256")).privateKey }),
      refused,
    ],
    [
      "without a signature",
      () =>
        new UnsecuredJWT({
          ...newPerson(),
          email_verified: true,
          iss: "https://accounts.google.com",
          aud: google.clientId,
        })
          .setIssuedAt()
          .setExpirationTime("1h")
          .encode(),
      refused,
    ],
    [
      "by the public key's text as a shared secret",
      () =>
        google.sign(newPerson(), {
          header: { alg: "HS256" },
          key: new Uint8Array(createSecretKey(Buffer.from(google.publicKeyText)).export()),
        }),
      refused,
    ],
    ["with a signature cut off", async () => (await google.sign(newPerson())).replace(/[^.]+$/, ""), refused],
    [
      "with other claims put in",
      async () => {
        const [head, , signature] = (await google.sign(newPerson())).split(".");
        const [, payload] = (await google.sign(newPerson())).split(".");
        return [head, payload, signature].join(".");
      },
      refused,
    ],
    ["that has expired", signed({ exp: now() - 1 }), refused],
    ["that never expires", signed({ exp: undefined }), refused],
    ["that was made hours ago", signed({ iat: now() - 3 * 3600 }), refused],
    ["that holds only later", signed({ nbf: now() + 600 }), refused],
    ["that does not say whether the address is verified", signed({ email_verified: undefined }), incomplete],
    ["that says so in words", signed({ email_verified: "true" }), incomplete],
    ["of an address that Google has not verified", signed({ email_verified: false }), [403, messages.googleRefused]],
    ["without a name", signed({ name: undefined }), incomplete],
    ["with an empty name", signed({ name: "" }), incomplete],
    ["with an unreadable name", signed({ name: "\u202e\u202e" }), incomplete],
    ["without a picture", signed({ picture: undefined }), incomplete],
    ["without an address", signed({ email: undefined }), incomplete],
    ["with an address that is none", signed({ email: "asha" }), incomplete],
    ["without Google's id", signed({ sub: undefined }), incomplete],
    ["with an endless id", signed({ sub: "1".repeat(256) }), incomplete],
    ["of garbage", () => "garbage", refused],
    ["of garbage with dots", () => "a.b.c", refused],
    ["of five parts", () => "a.b.c.d.e", refused],
    ["with NUL and half a sign", () => "\0.\ud800.\0", refused],
  ])("%s is refused and leaves no trace", async (_what, make, [status, message]) => {
    const before = await countRows();
    const answer = await signIn({ credential: await make(), role: "mentor" });
    expect([answer.status, answer.body]).toEqual([status, { success: false, message }]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await countRows()).toEqual(before);
  });

  it.each([{}, { credential: "" }, { credential: null }, { credential: [] }])("%j has none", async (fields) => {
    const { status, body } = await signIn({ ...fields, role: "user" });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: "credential", message: "No credential received from Google" }]);
  });

  it("is refused with an unknown role", async () => {
    for (const role of ["admin", "", 1, ["mentor"]]) {
      const { status, body } = await signIn({ credential: await google.sign(newPerson()), role });
      expect([status, body.errors]).toEqual([422, [{ field: "role", message: messages.roleUnknown }]]);
    }
  });
});

describe("an account with the same address", () => {
  it("that is verified is linked, keeps its password and needs no role", async () => {
    const { id, email } = await createAccount();
    const person = newPerson({ email });
    for (const time of ["first", "second"]) {
      const { status, body } = await signIn({ credential: await google.sign(person), role: "mentor" });
      expect([time, status]).toEqual([time, 200]);
      expect(body.user).toMatchObject({ _id: id, name: "Meera Iyer", role: "user", avatar: null });
    }
    expect((await accountOf(email))!.accounts).toHaveLength(1);
    expect(await login(email, PASSWORD)).toBe(200);
    expect(await templatesTo(email)).toEqual([]);
  });

  it("that was never verified loses its password, sessions and links to the Google account's owner", async () => {
    const stranger = await createAccount({ name: "A Stranger", emailVerifiedAt: null });
    const { id, email } = stranger;
    const [verification, reset] = [newMailSecret(), newMailSecret()];
    const { id: mailTokenId } = await storeMailToken(prisma, {
      userId: id,
      purpose: "verify_email",
      secret: verification,
    });
    const passwordHash = await hashPassword("Strange-Horse-9");
    await prisma.pendingRegistration.create({ data: { mailTokenId, name: "A Stranger", role: "user", passwordHash } });
    await storeMailToken(prisma, { userId: id, purpose: "reset_password", secret: reset });
    const session = await mintSessionToken({ userId: id, sessionVersion: 0, keepSignedIn: true });

    const { status, body } = await signIn({ credential: await google.sign(newPerson({ email })), role: "mentor" });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id: id, name: "Asha Rao", role: "mentor", avatar: PICTURE });
    expect(body.user.username).toMatch(/^asha-rao/);
    const account = await accountOf(email);
    expect(account).toMatchObject({
      password: null,
      emailVerifiedAt: expect.any(Date),
      mentorProfile: expect.anything(),
    });
    expect(await templatesTo(email)).toEqual(["welcome"]);

    expect(await login(email, PASSWORD)).toBe(401);
    expect(await login(email, "Strange-Horse-9")).toBe(401);
    expect((await send(getMe, "GET", undefined, { headers: { Authorization: `Bearer ${session}` } })).status).toBe(401);
    const path = `?email=${encodeURIComponent(email)}`;
    expect((await send(getVerify, "GET", undefined, { params: { token: verification }, path })).status).toBe(422);
    const passwords = { password: "Third-Horse-3", confirmPassword: "Third-Horse-3" };
    expect((await send(putReset, "PUT", passwords, { params: { token: reset } })).status).toBe(422);
    expect(await login(email, "Third-Horse-3")).toBe(401);
  });

  it("that was never verified stays as it is until a role is chosen", async () => {
    const { id, email } = await createAccount({ emailVerifiedAt: null });
    const { body } = await signIn({ credential: await google.sign(newPerson({ email })) });
    expect(body.profileIncomplete).toBe(true);
    expect(await accountOf(email)).toMatchObject({ id, emailVerifiedAt: null, accounts: [], name: "Meera Iyer" });
  });

  it("that was never verified is claimed once by two concurrent requests", async () => {
    const { id, email } = await createAccount({ emailVerifiedAt: null });
    const person = newPerson({ email });
    const answers = await Promise.all(
      [1, 2, 3].map(async () => signIn({ credential: await google.sign(person), role: "user" })),
    );
    expect(answers.map(({ status, body }) => [status, body.user?._id])).toEqual(Array(3).fill([200, id]));
    for (const { body } of answers) {
      const headers = { Authorization: `Bearer ${body.token}` };
      expect((await send(getMe, "GET", undefined, { headers })).status).toBe(200);
    }
    expect(await templatesTo(email)).toEqual(["welcome"]);
  });

  it.each([
    ["verified", new Date()],
    ["never verified", null],
  ])("that is deleted and was %s is refused without a trace", async (_was, emailVerifiedAt) => {
    const { email } = await createAccount({ emailVerifiedAt, deletedAt: new Date() });
    const before = await countRows();
    for (const more of [{ role: "user" }, {}]) {
      const { status, body } = await signIn({ credential: await google.sign(newPerson({ email })), ...more });
      expect([status, body.success, body.token]).toEqual([403, false, undefined]);
    }
    expect(await countRows()).toEqual(before);
    expect(await accountOf(email)).toMatchObject({ name: "Meera Iyer", emailVerifiedAt, accounts: [] });
  });
});

it("refuses a Google account whose account was deleted", async () => {
  const person = newPerson();
  const { body } = await signIn({ credential: await google.sign(person), role: "user" });
  await prisma.user.update({ where: { id: body.user._id }, data: { deletedAt: new Date() } });
  const again = await signIn({ credential: await google.sign(person), role: "user" });
  expect([again.status, again.body.success, again.headers.get("Set-Cookie")]).toEqual([403, false, null]);
  expect(await prisma.user.count({ where: { email: person.email } })).toBe(1);
});

describe("without Google", () => {
  afterEach(() => vi.unstubAllEnvs());
  const freshRoute = async (name: string, value: string): Promise<Handler> => {
    vi.stubEnv(name, value);
    vi.resetModules();
    return (await import("@/app/api/v1/users/google/route")).POST;
  };
  const unavailable = { success: false, message: messages.googleWidgetFailed };

  it("answers 503 when there is no client id", async () => {
    const handler = await freshRoute("GOOGLE_CLIENT_ID", "");
    const { status, body } = await signIn({ credential: await google.sign(newPerson()), role: "user" }, handler);
    expect([status, body]).toEqual([503, unavailable]);
  });

  it("answers 503 when Google's keys are unreachable, and signs nobody in", async () => {
    const handler = await freshRoute("GOOGLE_KEYS_URL", "http://127.0.0.1:9/certs");
    const { status, body } = await signIn({ credential: await google.sign(newPerson()), role: "user" }, handler);
    expect([status, body]).toEqual([503, unavailable]);
  });

  it.each([
    ["refuses", 500, "{}"],
    ["sends no JSON", 200, "<html>"],
    ["sends JSON without keys", 200, '{"error":"maintenance"}'],
  ])("answers 503 when the key server %s", async (_what, status, text) => {
    const { createServer } = await import("node:http");
    const server = createServer((_request, response) => void response.writeHead(status).end(text));
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const handler = await freshRoute(
      "GOOGLE_KEYS_URL",
      `http://127.0.0.1:${(server.address() as { port: number }).port}/`,
    );
    const answer = await signIn({ credential: await google.sign(newPerson()), role: "user" }, handler);
    expect([answer.status, answer.body]).toEqual([503, unavailable]);
    server.closeAllConnections();
    server.close();
  });
});

describe("malformed requests", () => {
  const oddText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
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
      "Aa1!\0\ud800zz",
    ),
    fc.constantFrom(
      "asha@example.com",
      "a\0@example.com",
      "asha@example.com\0",
      "\ud800@example.com",
      "ａ@b.co",
      "on",
      "mentor",
    ),
    fc.integer({ min: 100, max: 2 * PLAIN_BODY_BYTES }).map((length) => "x".repeat(length)),
  );
  const oddValue = fc.oneof(
    oddText,
    fc.constantFrom(1e308, -0, 2 ** 64, true, null, [], {}),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const contentType = fc.constantFrom(
    "application/json",
    "application/json; charset=utf-16",
    "APPLICATION/JSON;;",
    "text/plain",
    "",
    ";",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
    'multipart/form-data; boundary="',
  );
  // A credential as Google signs it, with one or two wrong claims.
  const claimName = fc.constantFrom("sub", "email", "name", "picture", "email_verified", "aud", "iss", "iat", "nbf");
  const oddClaims = fc
    .array(
      fc.tuple(
        claimName,
        fc.oneof(
          oddText,
          oddText.map((text) => PICTURE + text),
          oddValue,
        ),
      ),
      { maxLength: 2 },
    )
    .map((claims) => newPerson(Object.fromEntries(claims)));

  const routes = [
    { handler: postForgot, method: "POST", fields: { email: "asha@example.com" } },
    { handler: putReset, method: "PUT", fields: { password: "Some-Horse-1", confirmPassword: "Some-Horse-1" } },
    { handler: putChange, method: "PUT", fields: { oldPassword: "Some-Horse-1", newPassword: "Some-Horse-1" } },
    { handler: POST, method: "POST", fields: { credential: "a.b.c", role: "mentor", keepSignedIn: "on" } },
  ] as const;
  type Body = { body?: BodyInit; type?: string };

  /** Bodies with more or fewer of a route's fields, and bodies with none. */
  function bodyFor(fields: Readonly<Record<string, string>>): fc.Arbitrary<Body> {
    const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...Object.keys(fields)) }, oddText);
    const pairs = <T>(value: fc.Arbitrary<T>) => fc.array(fc.tuple(name, value), { maxLength: 5 });
    const nearlyRight = fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([field, right]) => [
          field,
          fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, oddValue),
        ]),
      ),
    );
    const bodies: fc.Arbitrary<Body>[] = [
      nearlyRight.map((value) => ({ body: JSON.stringify(value), type: "application/json" })),
      oddValue.map((value) => ({ body: JSON.stringify(value), type: "application/json" })),
      // A repeated key, which an object cannot represent.
      pairs(oddValue).map((list) => ({
        body: `{${list.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`,
        type: "application/json",
      })),
      pairs(oddText).map((list) => ({ body: new URLSearchParams(list) })),
      pairs(oddText).map((list) => {
        const form = new FormData();
        for (const [key, value] of list) form.append(key, value);
        if (list[0]) form.append(list[0][0], new Blob(["GIF89a"]), "portrait.gif");
        return { body: form };
      }),
      fc
        .tuple(contentType, fc.uint8Array({ maxLength: 60 }))
        .map(([type, bytes]) => ({ body: Uint8Array.from(bytes), type })),
      fc.tuple(contentType, fc.oneof(oddText, fc.json())).map(([type, body]) => ({ body, type })),
      contentType.map((type) => ({ type })),
    ];
    return fc.oneof({ weight: 4, arbitrary: bodies[0]! }, ...bodies.slice(1));
  }

  const one = fc.oneof(
    ...routes.map((route) =>
      fc.record({
        route: fc.constant(route),
        body: bodyFor(route.fields),
        claims: route.handler === POST ? fc.option(oddClaims, { freq: 2 }) : fc.constant(null),
        token: fc.oneof(
          oddText,
          { weight: 3, arbitrary: fc.stringMatching(/^[\w-]{43}$/) },
          fc.constantFrom<undefined | string[]>(undefined, ["a", "b"]),
        ),
        headers: fc.oneof(
          { weight: 3, arbitrary: fc.constant({}) },
          fc.record(
            {
              Cookie: fc.constantFrom("auth_token=%", "known_device=.", ";;=", "=%E0%A4%A"),
              "Content-Length": fc.constantFrom("-1", "1e9", "x", "0"),
              "X-Request-Id": fc.constantFrom("x", "../../etc/passwd", "\t"),
              "X-Forwarded-For": fc.constantFrom("::::", "1.2.3.4, x", ","),
            },
            { requiredKeys: [] },
          ),
        ),
      }),
    ),
  );

  type Odd = typeof one extends fc.Arbitrary<infer T> ? T : never;

  it("get responses in the contract's shape, and never a server error", async () => {
    const { id } = await createAccount();
    const session = await mintSessionToken({ userId: id, sessionVersion: 0, keepSignedIn: false });
    const seen = new Map(routes.map(({ handler }) => [handler as Handler, new Set<number>()]));
    const texts = new Set<string>();

    const answer = async ({ route, body: { body, type }, claims, token, headers: given }: Odd) => {
      const headers = new Headers({ ...given, [SOCKET_ADDRESS_HEADER]: randomUUID() });
      if (type !== undefined) headers.set("Content-Type", type);
      if (route.handler === putChange) headers.set("Authorization", `Bearer ${session}`);
      const signed = claims && JSON.stringify({ credential: await google.sign(claims), role: "mentor" });
      if (signed) headers.set("Content-Type", "application/json");
      const request = new Request("http://localhost/", { method: route.method, headers, body: signed ?? body });
      const response = await route.handler(request, { params: Promise.resolve({ token }) });
      seen.get(route.handler)!.add(response.status);
      expect(response.status, JSON.stringify([route.method, route.fields, signed ?? body, claims, token])).toBeLessThan(
        500,
      );
      expect(response.headers.get("Content-Type")).toContain("application/json");
      const { success, message, errors = [], ...more } = await response.json();
      expect([success, typeof message]).toEqual([response.status < 400, "string"]);
      expect(message).toMatch(/\S/);
      texts.add(message);
      if (!success) expect(more).toEqual({});
      for (const error of errors)
        expect(error).toEqual({ field: expect.any(String), message: expect.stringMatching(/\S/) });
    };
    const property = fc.asyncProperty(fc.array(one, { minLength: 50, maxLength: 50 }), async (requests) => {
      await prisma.rateLimit.deleteMany();
      await Promise.all(requests.map(answer));
    });
    await fc.assert(property, { numRuns: 14, seed: 20_261_121, endOnFailure: true });

    // Every route ran past its parser, and refused for every reason.
    for (const statuses of seen.values()) expect([...statuses]).toEqual(expect.arrayContaining([400, 413, 415, 422]));
    for (const handler of [postForgot, POST]) expect([...seen.get(handler)!]).toContain(200);
    expect([...texts]).toEqual(
      expect.arrayContaining([messages.resetTokenInvalid, messages.oldPasswordWrong, messages.googleIncomplete]),
    );
  }, 120_000);
});
