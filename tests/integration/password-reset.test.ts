import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as postForgot } from "@/app/api/v1/users/forgot-password/route";
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
import { expectEqualTimes } from "../support/account-requests";
import { emptyDatabase } from "../support/database";

const OLD = "Old-Horse-1";
const NEW = "New-Horse-2";
const FIELDS_WRONG = "Some fields are not valid.";

const clearAll = async () => {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, rate_limit`;
};
beforeAll(clearAll);
afterAll(clearAll);

type Handler = typeof postForgot;
type Sending = { method?: string; headers?: Record<string, string>; body?: BodyInit; token?: string; path?: string };

/** Each request has its own client address, so that rate limits do not interfere. */
async function send(handler: Handler, { method = "POST", headers, body, token, path = "" }: Sending) {
  const client = { [SOCKET_ADDRESS_HEADER]: randomUUID() };
  const request = new Request(`http://localhost/${path}`, { method, body, headers: { ...client, ...headers } });
  const response = await handler(request, { params: Promise.resolve({ token }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

const JSON_TYPE = { "Content-Type": "application/json" };
const forgot = (email: string) => send(postForgot, { headers: JSON_TYPE, body: JSON.stringify({ email }) });
const login = (email: string, password: string) =>
  send(postLogin, { headers: JSON_TYPE, body: JSON.stringify({ email, password }) });
const me = (headers: Record<string, string>) => send(getMe, { method: "GET", headers });
const reset = (token: string | undefined, body: unknown = { password: NEW, confirmPassword: NEW }) =>
  send(putReset, { method: "PUT", token, headers: JSON_TYPE, body: JSON.stringify(body) });

async function createAccount(data: Partial<Prisma.UserCreateInput> = {}) {
  const tag = randomUUID().slice(0, 8);
  const base = { name: "Meera Iyer", email: `meera-${tag}@example.com`, username: `meera-${tag}` };
  const password = { create: { hash: await hashPassword(OLD) } };
  return prisma.user.create({ data: { ...base, emailVerifiedAt: new Date(), password, ...data } });
}

const mailsTo = async (email: string) => (await listOutbox()).filter(({ recipient }) => recipient === email);
const secretIn = (text: string) => /\/reset-password\/([\w-]+)/.exec(text)?.[1];

/** Creates a link as mailed to an account's owner, without the delay of a request. */
async function createLink(userId: string): Promise<string> {
  const secret = newMailSecret();
  await storeMailToken(prisma, { userId, purpose: "reset_password", secret });
  return secret;
}

/** Requests the link and reads its secret from the mail. */
async function askForLink(email: string): Promise<string> {
  expect((await forgot(email)).status).toBe(200);
  const [mail] = await mailsTo(email);
  return secretIn(mail!.text)!;
}

describe("POST /api/v1/users/forgot-password", () => {
  it("responds alike in equal time with or without an account, and mails only its owner", async () => {
    const asked: string[] = [];
    const ask = async (address: string) => {
      const { status, body, headers } = await forgot(address);
      expect([status, body]).toEqual([200, { success: true, message: messages.resetLinkSent }]);
      expect(headers.get("Set-Cookie")).toBeNull();
    };
    await expectEqualTimes(9, async () => {
      // A new one for each round, because an address may get only five mails.
      const owners = await Promise.all(Array.from({ length: 10 }, () => createAccount()));
      return [
        () => ask(`nobody-${randomUUID()}@example.com`),
        async (round) => {
          await ask(owners[round]!.email);
          asked.push(owners[round]!.email);
        },
      ];
    });
    const mails = await prisma.outboxMail.findMany({ where: { recipient: { in: asked } } });
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(asked.sort());
    expect(await prisma.outboxMail.count({ where: { recipient: { contains: "nobody-" } } })).toBe(0);
  });

  it("sends nothing to a deleted account", async () => {
    const { email } = await createAccount({ deletedAt: new Date() });
    expect((await forgot(email)).body).toEqual({ success: true, message: messages.resetLinkSent });
    expect(await mailsTo(email)).toEqual([]);
    expect(await prisma.mailToken.count({ where: { user: { email } } })).toBe(0);
  });

  it("takes JSON, multipart and urlencoded bodies, and finds the address in any case", async () => {
    const { email } = await createAccount();
    const form = new FormData();
    form.set("email", email.toUpperCase());
    const answers = [
      await send(postForgot, { headers: JSON_TYPE, body: JSON.stringify({ email: ` ${email} ` }) }),
      await send(postForgot, { body: form }),
      await send(postForgot, { body: new URLSearchParams({ email }) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailsTo(email)).toHaveLength(3);
    expect((await send(postForgot, { headers: { "Content-Type": "text/plain" }, body: email })).status).toBe(415);
  });

  it.each([{}, { email: "" }, { email: "meera" }, { email: 7 }, { email: ["a@example.com", "b@example.com"] }])(
    "names the field of %j",
    async (fields) => {
      const { status, body } = await send(postForgot, { headers: JSON_TYPE, body: JSON.stringify(fields) });
      expect(status).toBe(422);
      expect(body).toEqual({
        success: false,
        message: FIELDS_WRONG,
        errors: [{ field: "email", message: messages.emailInvalid }],
      });
    },
  );

  it("stores secrets only as SHA-256: no row holds a usable one", async () => {
    const { id, email } = await createAccount();
    const secret = await askForLink(email);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const [token] = await prisma.mailToken.findMany({ where: { userId: id } });
    expect(Buffer.from(token!.hash)).toEqual(createHash("sha256").update(secret).digest());
    expect(token!.usedAt).toBeNull();
    const lifetime = token!.expiresAt.getTime() - Date.now();
    expect(lifetime).toBeGreaterThan(59 * 60_000);
    expect(lifetime).toBeLessThanOrEqual(60 * 60_000);

    const rows = await prisma.$queryRaw<{ row: string }[]>`
      select row_to_json(t)::text as row from mail_token t union all select row_to_json(m)::text from outbox_mail m`;
    const bytes = Buffer.from(secret, "base64url");
    const readable = [secret, bytes.toString("hex"), bytes.toString("base64"), Buffer.from(secret).toString("base64")];
    readable.push(Buffer.from(secret).toString("hex"), "/reset-password");
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) for (const form of readable) expect(row).not.toContain(form);
  });
});

describe("PUT /api/v1/users/reset-password/:token", () => {
  it("sets the password, ends every older session and notifies the owner", async () => {
    const { id, email } = await createAccount();
    const session = (await login(email, OLD)).body.token as string;
    const kept = await mintSessionToken({ userId: id, sessionVersion: 0, keepSignedIn: true });
    expect((await me({ Authorization: `Bearer ${session}` })).status).toBe(200);
    const [other, secret] = [await createLink(id), await askForLink(email)];

    const { status, body, headers } = await reset(secret);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: messages.passwordUpdated,
      data: { message: messages.passwordUpdated },
    });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Set-Cookie")).toBeNull();

    for (const token of [session, kept]) {
      expect((await me({ Authorization: `Bearer ${token}` })).status).toBe(401);
      expect((await me({ Cookie: `auth_token=${token}` })).status).toBe(401);
    }
    expect((await login(email, OLD)).status).toBe(401);
    const fresh = await login(email, NEW);
    expect(fresh.status).toBe(200);
    expect((await me({ Cookie: `auth_token=${fresh.body.token}` })).body.data.email).toBe(email);

    expect((await reset(other)).status).toBe(422);
    const [newest] = await mailsTo(email);
    expect(newest).toMatchObject({ template: "password-changed", recipient: email });
    expect(newest!.text).toContain("http://localhost:3000/reset-password");
    expect(secretIn(newest!.text)).toBeUndefined();
  });

  it("leaves the sessions and links of others alone", async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    const session = await mintSessionToken({ userId: other.id, sessionVersion: 0, keepSignedIn: false });
    const otherSecret = await createLink(other.id);
    expect((await reset(await createLink(one.id))).status).toBe(200);
    expect((await me({ Authorization: `Bearer ${session}` })).status).toBe(200);
    expect((await login(other.email, OLD)).status).toBe(200);
    expect((await reset(otherSecret)).status).toBe(200);
  });

  it("verifies an unverified address, creates a mentor's profile and invalidates the verification link", async () => {
    const { id, email } = await createAccount({ emailVerifiedAt: null, role: "mentor" });
    const verification = newMailSecret();
    await storeMailToken(prisma, { userId: id, purpose: "verify_email", secret: verification });
    expect((await login(email, OLD)).status).toBe(403);

    expect((await reset(await createLink(id))).status).toBe(200);
    const after = await prisma.user.findUniqueOrThrow({ where: { id }, include: { mentorProfile: true } });
    expect(after.emailVerifiedAt).toBeInstanceOf(Date);
    expect(after.mentorProfile).not.toBeNull();
    expect((await login(email, NEW)).status).toBe(200);
    const verify = { method: "GET", token: verification, path: `?email=${encodeURIComponent(email)}` };
    expect((await send(getVerify, verify)).status).toBe(422);
  });

  it("adds a password to an account without one", async () => {
    const { id, email } = await createAccount({ password: undefined });
    expect((await reset(await createLink(id))).status).toBe(200);
    expect((await login(email, NEW)).status).toBe(200);
  });

  const refusal = (message: string) => ({ success: false, message, errors: [{ field: "token", message }] });

  it("refuses a used link", async () => {
    const { id, email } = await createAccount();
    const secret = await createLink(id);
    expect((await reset(secret)).status).toBe(200);
    const again = await reset(secret, { password: "Third-Horse-3", confirmPassword: "Third-Horse-3" });
    expect([again.status, again.body]).toEqual([422, refusal(messages.linkUsed)]);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it("refuses an expired link, and the link of a deleted account", async () => {
    const { id, email } = await createAccount();
    const expired = await createLink(id);
    await prisma.mailToken.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const late = await reset(expired);
    expect([late.status, late.body]).toEqual([422, refusal(messages.linkExpired)]);

    const secret = await createLink(id);
    await prisma.user.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await reset(secret)).status).toBe(422);
    await prisma.user.update({ where: { id }, data: { deletedAt: null } });
    expect((await login(email, OLD)).status).toBe(200);
  });

  it("refuses a link that was never sent", async () => {
    const { status, body } = await reset(randomBytes(32).toString("base64url"));
    expect([status, body]).toEqual([422, refusal("Invalid or missing token.")]);
  });

  it.each([undefined, "", "short", "x".repeat(44), `${"x".repeat(42)}/`, `${"x".repeat(42)}\0`, `${"x".repeat(43)}\n`])(
    "refuses %j, which is no token",
    async (token) => {
      const { status, body } = await reset(token);
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field: "token", message: "Invalid or missing token." }]);
    },
  );

  it("refuses a verification link, which stays valid for its own purpose", async () => {
    const { id, email } = await createAccount({ emailVerifiedAt: null });
    const secret = newMailSecret();
    await storeMailToken(prisma, { userId: id, purpose: "verify_email", secret });
    const { status, body } = await reset(secret);
    expect([status, body]).toEqual([422, refusal("Invalid or missing token.")]);
    expect((await login(email, NEW)).status).toBe(401);
    const verify = { method: "GET", token: secret, path: `?email=${encodeURIComponent(email)}` };
    expect((await send(getVerify, verify)).status).toBe(200);
  });

  it("works once when the link is used many times concurrently", async () => {
    const { id, email } = await createAccount();
    const secret = await createLink(id);
    const passwords = Array.from({ length: 6 }, (_, number) => `Horse-${number}-Race`);
    const answers = await Promise.all(
      passwords.map((text) => reset(secret, { password: text, confirmPassword: text })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)]!;
    expect((await login(email, winner)).status).toBe(200);
    expect(await prisma.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ sessionVersion: 1 });
    expect((await mailsTo(email)).filter(({ template }) => template === "password-changed")).toHaveLength(1);
  });

  it("accepts one of an account's two links when both are used concurrently", async () => {
    const { id } = await createAccount();
    const secrets = [await createLink(id), await createLink(id)];
    const answers = await Promise.all(secrets.map((secret) => reset(secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  const long = `Aa1!${"x".repeat(125)}`;
  it.each<{ what: string; fields: object; errors: Record<string, string> }>([
    {
      what: "nothing",
      fields: {},
      errors: { password: messages.passwordShort, confirmPassword: messages.passwordsDiffer },
    },
    {
      what: "a short password",
      fields: { password: "Aa1!x", confirmPassword: "Aa1!x" },
      errors: { password: "Password must be at least 6 characters." },
    },
    {
      what: "a weak password",
      fields: { password: "password1", confirmPassword: "password1" },
      errors: { password: messages.passwordWeak },
    },
    {
      what: "a long password",
      fields: { password: long, confirmPassword: long },
      errors: { password: messages.passwordLong },
    },
    {
      what: "differing passwords",
      fields: { password: NEW, confirmPassword: `${NEW} ` },
      errors: { confirmPassword: "Passwords do not match." },
    },
    {
      what: "a weak and differing one",
      fields: { password: "password1", confirmPassword: "x" },
      errors: { password: messages.passwordWeak, confirmPassword: messages.passwordsDiffer },
    },
    {
      what: "lists",
      fields: { password: [NEW], confirmPassword: [NEW] },
      errors: { password: messages.passwordShort, confirmPassword: messages.passwordsDiffer },
    },
  ])("refuses $what and names the fields, without consuming the link", async ({ fields, errors }) => {
    const { id } = await createAccount();
    const secret = await createLink(id);
    const { status, body } = await reset(secret, fields);
    expect(status).toBe(422);
    const list = Object.entries(errors).map(([field, message]) => ({ field, message }));
    expect(body).toEqual({ success: false, message: FIELDS_WRONG, errors: expect.arrayContaining(list) });
    expect(body.errors).toHaveLength(list.length);
    expect((await reset(secret)).status).toBe(200);
  });

  it("answers a null body like any other non-object", async () => {
    const { status, body } = await reset(newMailSecret(), null);
    expect([status, body.success]).toEqual([422, false]);
  });
});
