import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUT } from "@/app/api/v1/users/change-password/route";
import { POST as postLogin } from "@/app/api/v1/users/login/route";
import { GET as getMe } from "@/app/api/v1/users/me/route";
import { PUT as putReset } from "@/app/api/v1/users/reset-password/[token]/route";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { changePassword } from "@/lib/server/account/change-password";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { findActor, mintSessionToken, openSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { emptyDatabase } from "../support/database";

const OLD = "Old-Horse-1";
const NEW = "New-Horse-2";

const clearAll = async () => {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, rate_limit`;
};
beforeAll(clearAll);
afterAll(clearAll);

type Headers_ = Record<string, string>;

async function send(handler: typeof PUT, method: string, headers: Headers_, body?: unknown, params = {}) {
  const client = { [SOCKET_ADDRESS_HEADER]: randomUUID(), "Content-Type": "application/json" };
  const init = { method, headers: { ...client, ...headers }, body: body === undefined ? null : JSON.stringify(body) };
  const response = await handler(new Request("http://localhost/", init), { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const change = (headers: Headers_, body: unknown = { oldPassword: OLD, newPassword: NEW }) =>
  send(PUT, "PUT", headers, body);
const me = async (headers: Headers_) => (await send(getMe, "GET", headers)).status;
const login = async (email: string, password: string) =>
  (await send(postLogin, "POST", {}, { email, password })).status;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ Cookie: `theme=dark; auth_token=${token}` });

async function createAccount({ password = OLD as string | null, keepSignedIn = false } = {}) {
  const tag = randomUUID().slice(0, 8);
  const hash = password && (await hashPassword(password));
  const user = await prisma.user.create({
    data: {
      name: "Meera Iyer",
      email: `meera-${tag}@example.com`,
      username: `meera-${tag}`,
      emailVerifiedAt: new Date(),
      ...(hash ? { password: { create: { hash } } } : {}),
    },
  });
  const newSession = () => mintSessionToken({ userId: user.id, sessionVersion: 0, keepSignedIn });
  return { ...user, token: await newSession(), newSession };
}

describe("PUT /api/v1/users/change-password", () => {
  it.each([
    ["cookie", cookie],
    ["bearer token", bearer],
  ])("changes the password by %s; a new session replaces all others", async (_by, as) => {
    const { email, token, newSession } = await createAccount();
    const elsewhere = await newSession();
    expect(await me(bearer(elsewhere))).toBe(200);

    const { status, body, headers } = await change(as(token));
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: messages.passwordChanged, token: expect.any(String) });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const session = headers.getSetCookie().find((line) => line.startsWith("auth_token="));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=strict/i);
    expect(session).toContain(body.token);

    for (const way of [cookie, bearer]) {
      expect(await me(way(body.token))).toBe(200);
      expect(await me(way(token))).toBe(401);
      expect(await me(way(elsewhere))).toBe(401);
    }
    expect(await login(email, OLD)).toBe(401);
    expect(await login(email, NEW)).toBe(200);
  });

  it("keeps the lifetime of a long session", async () => {
    for (const keepSignedIn of [true, false]) {
      const { token } = await createAccount({ keepSignedIn });
      const { body, headers } = await change(bearer(token));
      expect(await openSessionToken(body.token)).toMatchObject({ keepSignedIn, sessionVersion: 1 });
      const session = headers.getSetCookie().find((line) => line.startsWith("auth_token="))!;
      expect(/Expires=/i.test(session)).toBe(keepSignedIn);
    }
  });

  it("informs the owner by mail and invalidates pending links", async () => {
    const { id, email, token } = await createAccount();
    const secret = newMailSecret();
    await storeMailToken(prisma, { userId: id, purpose: "reset_password", secret });
    expect((await change(bearer(token))).status).toBe(200);
    const mails = (await listOutbox()).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ template }) => template)).toEqual(["password-changed"]);
    const stolen = { password: "Third-Horse-3", confirmPassword: "Third-Horse-3" };
    expect((await send(putReset, "PUT", {}, stolen, { token: secret })).status).toBe(422);
    expect(await login(email, NEW)).toBe(200);
  });

  it("refuses a wrong current password and changes nothing", async () => {
    const { id, email, token } = await createAccount();
    const { status, body, headers } = await change(bearer(token), { oldPassword: "Wrong-Horse-1", newPassword: NEW });
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: messages.oldPasswordWrong,
      errors: [{ field: "oldPassword", message: messages.oldPasswordWrong }],
    });
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(await me(bearer(token))).toBe(200);
    expect(await login(email, OLD)).toBe(200);
    expect(await prisma.outboxMail.count({ where: { recipient: email } })).toBe(0);
    expect(await prisma.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ sessionVersion: 0 });
  });

  it.each([
    [{}, ["newPassword", "oldPassword"]],
    [{ oldPassword: OLD, newPassword: "Aa1!x" }, ["newPassword"]],
    [{ oldPassword: OLD, newPassword: "password1" }, ["newPassword"]],
    [{ oldPassword: "", newPassword: NEW }, ["oldPassword"]],
    [{ oldPassword: { not: OLD }, newPassword: [NEW] }, ["newPassword", "oldPassword"]],
    [null, [""]],
  ])("names the fields of %j", async (fields, names) => {
    const { token } = await createAccount();
    const { status, body } = await change(bearer(token), fields);
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(names);
  });

  it("answers 409 to an account without a password", async () => {
    const { token } = await createAccount({ password: null });
    const { status, body } = await change(cookie(token));
    expect([status, body]).toEqual([409, { success: false, message: messages.noPasswordYet }]);
    expect(await prisma.passwordCredential.count({ where: { user: { password: null } } })).toBe(0);
  });

  it("answers 401 without a session, for an invalid token and for a deleted account", async () => {
    const refusal = { success: false, message: "Please sign in first." };
    const { id, token } = await createAccount();
    await prisma.user.update({ where: { id }, data: { deletedAt: new Date() } });
    for (const headers of [{}, bearer("nonsense"), cookie("a.b.c.d.e"), bearer(token), cookie(`${token}x`)]) {
      const { status, body } = await change(headers);
      expect([status, body]).toEqual([401, refusal]);
    }
  });

  it("changes only the caller's password, whatever the body says", async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    const body = { oldPassword: OLD, newPassword: NEW, userId: other.id, _id: other.id, email: other.email };
    expect((await change(bearer(one.token), body)).status).toBe(200);
    expect(await login(other.email, OLD)).toBe(200);
    expect(await me(bearer(other.token))).toBe(200);
  });

  it("answers 429 after ten wrong passwords for the account from any session, and does not limit other accounts", async () => {
    const [{ token, newSession }, other] = [await createAccount(), await createAccount()];
    const sessions = [token, await newSession()];
    const wrong = { oldPassword: "Wrong-Horse-1", newPassword: NEW };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++)
      statuses.push((await change(bearer(sessions[attempt % 2]!), wrong)).status);
    expect(statuses).toEqual(Array(10).fill(422));
    const { status, body, headers } = await change(bearer(token));
    expect(status).toBe(429);
    expect(headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    expect((await change(bearer(other.token))).status).toBe(200);
  });

  it("rolls back when a reset ends the session while it runs", async () => {
    const { id } = await prisma.user.create({
      data: {
        name: "Meera Iyer",
        email: `race-${randomUUID()}@example.com`,
        username: `race-${randomUUID()}`,
        emailVerifiedAt: new Date(),
        password: { create: { hash: await hashPassword(OLD) } },
      },
    });
    const actor = (await findActor(
      await mintSessionToken({ userId: id, sessionVersion: 0, keepSignedIn: false }),
      "192.0.2.1",
    ))!;
    await prisma.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
    const before = await prisma.passwordCredential.findUniqueOrThrow({ where: { userId: id } });
    const changing = changePassword(actor, { oldPassword: OLD, newPassword: NEW });
    await expect(changing).rejects.toMatchObject({ code: "not_signed_in" });
    expect(await prisma.passwordCredential.findUniqueOrThrow({ where: { userId: id } })).toEqual(before);
  });

  it("does not count correct passwords", async () => {
    let { token } = await createAccount();
    const passwords = [OLD, NEW];
    for (let attempt = 0; attempt < 12; attempt++) {
      const [oldPassword, newPassword] = [passwords[attempt % 2], passwords[(attempt + 1) % 2]];
      const { status, body } = await change(bearer(token), { oldPassword, newPassword });
      expect(status).toBe(200);
      token = body.token;
    }
  });
});
