import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as route from "@/app/api/v1/users/login/route";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { AppError } from "@/lib/errors";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { openSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { LOCAL_REQUEST_HEADER } from "@/lib/platform/process/local-request";
import { createAccount, newEmail, PASSWORD } from "../factories/account.factory";
import { createMentor } from "../factories/mentor.factory";
import { cookiesOf, emptyAccounts, expectEnvelope, expectEqualTimes, send } from "../support/account-requests";
import { expectAnswersToNonsense } from "../support/nonsense-requests";

const DAY_MS = 24 * 60 * 60 * 1000;
const login = (json: unknown) => send(route.POST, { json });
const WRONG = { success: false, message: "The email or the password is not right." };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

describe("POST /api/v1/users/login", () => {
  it("uses a different hint for another account, and the same for the same one", async () => {
    const hintOf = async ({ email }: { email: string }) =>
      cookiesOf(await login({ email, password: PASSWORD })).signed_in!.value;
    const [one, other] = [await createAccount(), await createAccount()];
    expect(await hintOf(one)).toBe(await hintOf(one));
    expect(await hintOf(one)).not.toBe(await hintOf(other));
  });

  it.each([
    ["JSON", (fields: Record<string, string>) => ({ json: fields })],
    ["form data", (fields: Record<string, string>) => ({ form: formOf(fields) })],
    ["an urlencoded form", (fields: Record<string, string>) => ({ form: new URLSearchParams(fields) })],
  ])("signs in by %s", async (_kind, sending) => {
    const account = await createAccount();
    const { status, body, headers } = await send(route.POST, sending({ email: account.email, password: PASSWORD }));
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: messages.loginSuccess,
      token: expect.any(String),
      user: {
        _id: account.id,
        name: account.name,
        email: account.email,
        role: "user",
        username: account.username,
        avatar: null,
        avatarSmall: null,
        isMentorVerified: false,
        age: null,
        About: null,
        mobileNumber: null,
        Address: null,
        latitude: null,
        longitude: null,
      },
    });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(await openSessionToken(body.token)).toMatchObject({ userId: account.id, keepSignedIn: false });
  });

  it("accepts the address in any spelling", async () => {
    const { email } = await createAccount();
    for (const spelling of [email.toUpperCase(), ` ${email}`, email.replace("meera", "ｍｅｅｒａ")]) {
      expect((await login({ email: spelling, password: PASSWORD })).status).toBe(200);
    }
  });

  it("sets a session cookie that no script and no other site can use", async () => {
    const { email } = await createAccount();
    const answer = await login({ email, password: PASSWORD });
    const { auth_token: session, signed_in: hint, known_device: device } = cookiesOf(answer);
    expect(session).toEqual({
      value: answer.body.token,
      attributes: { path: "/", httponly: true, samesite: "strict" },
    });
    expect(hint).toEqual({ value: expect.stringMatching(/^1-[\w-]{12}$/), attributes: { path: "/", samesite: "lax" } });
    expect(device?.attributes).toMatchObject({ httponly: true, samesite: "strict", path: "/" });
    const { expiresAt } = (await openSessionToken(answer.body.token))!;
    expect(Math.abs(expiresAt.getTime() - Date.now() - DAY_MS)).toBeLessThan(60_000);
  });

  it.each([
    ["JSON", (fields: Record<string, string>) => ({ json: { ...fields, keepSignedIn: true } })],
    ["a ticked box", (fields: Record<string, string>) => ({ form: formOf({ ...fields, keepSignedIn: "on" }) })],
  ])("keeps the user signed in for a week by %s", async (_kind, sending) => {
    const { email } = await createAccount();
    const answer = await send(route.POST, sending({ email, password: PASSWORD }));
    const { attributes } = cookiesOf(answer).auth_token!;
    expect(attributes).toMatchObject({ path: "/", httponly: true, samesite: "strict" });
    const { expiresAt } = (await openSessionToken(answer.body.token))!;
    for (const end of [new Date(String(attributes.expires)), expiresAt]) {
      expect(Math.abs(end.getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    }
  });

  it("responds alike to a wrong password, an unknown address and an account without a password", async () => {
    const { email } = await createAccount();
    const deleted = await createAccount({ user: { deletedAt: new Date() } });
    const passwordless = await createMentor();
    const answers = [
      await login({ email, password: `${PASSWORD}x` }),
      await login({ email, password: PASSWORD.toLowerCase() }),
      await login({ email: newEmail(), password: PASSWORD }),
      await login({ email: passwordless.email, password: "nobody has this password" }),
      await login({ email: deleted.email, password: PASSWORD }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([401, WRONG]);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    await expectEqualTimes(25, async () => {
      const { email } = await createAccount({ passwordHash: await hashPassword(PASSWORD) });
      return [
        () => login({ email, password: "Wrong-Horse-7" }),
        () => login({ email: newEmail(), password: "Wrong-Horse-7" }),
      ];
    });
  });

  it("reveals an unverified address only with the right password", async () => {
    const { email } = await createAccount({ isVerified: false });
    const right = await login({ email, password: PASSWORD });
    expect([right.status, right.body]).toEqual([
      403,
      { success: false, message: "Please verify your email first. The link is in the mail that we sent you." },
    ]);
    expect(right.headers.getSetCookie()).toEqual([]);
    const wrong = await login({ email, password: "Wrong-Horse-7" });
    expect([wrong.status, wrong.body]).toEqual([401, WRONG]);
  });

  it("grants nothing for a role, an id or claims in the body", async () => {
    const [account, other] = [await createAccount(), await createMentor()];
    const { status, body } = await login({
      email: account.email,
      password: PASSWORD,
      role: "mentor",
      id: other.id,
      _id: other.id,
      sub: other.id,
      userId: other.id,
      sessionVersion: 9,
      isMentorVerified: true,
      emailVerifiedAt: "2020-01-01",
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id: account.id, role: "user", isMentorVerified: false });
    expect(await openSessionToken(body.token)).toMatchObject({ userId: account.id, sessionVersion: 0 });
    const after = await prisma.user.findUniqueOrThrow({ where: { id: account.id }, include: { mentorProfile: true } });
    expect(after).toMatchObject({ role: "user", mentorProfile: null, updatedAt: account.updatedAt });
  });

  it("returns a mentor's own data, and nothing about others or internals", async () => {
    const mentor = await createMentor({ profile: { isVerified: true } });
    const others = [await createMentor(), await createAccount()];
    const account = await createAccount({
      user: { role: "mentor", age: 30, mobileNumber: "9876500000", about: "I teach." },
    });
    await prisma.mentorProfile.create({ data: { userId: account.id, isVerified: true } });
    const { text, body } = await login({ email: account.email, password: PASSWORD });
    expect(body.user).toMatchObject({
      role: "mentor",
      isMentorVerified: true,
      age: 30,
      About: "I teach.",
      mobileNumber: "9876500000",
    });
    for (const other of [mentor, ...others]) {
      for (const secret of [other.id, other.email, other.username]) expect(text).not.toContain(secret);
    }
    for (const secret of ["argon2", PASSWORD, "password", "hash", "sessionVersion", "deletedAt", "emailVerified"]) {
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    [{ email: "meera", password: PASSWORD }, "email", messages.emailInvalid],
    [{ email: "meera@example.com" }, "password", messages.passwordMissing],
    [{ email: "meera@example.com", password: "" }, "password", messages.passwordMissing],
    [{ email: "meera@example.com", password: "x".repeat(129) }, "password", messages.passwordLong],
    [{ email: { contains: "@" }, password: PASSWORD }, "email", messages.emailInvalid],
    [{ email: "meera@example.com", password: { not: "" } }, "password", messages.passwordMissing],
  ])("answers 422 to %j", async (json, field, message) => {
    const { status, body } = await login(json);
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(route[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  it("handles many concurrent sign-ins", async () => {
    const { email } = await createAccount();
    const client = "10.9.8.7";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(route.POST, { json: { email, password: PASSWORD }, client })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const tokens = await Promise.all(answers.map(({ body }) => openSessionToken(body.token)));
    expect(new Set(tokens.map((token) => token!.sessionId)).size).toBe(8);
  });

  it("never fails for a password of unusual characters", async () => {
    const { email } = await createAccount();
    for (const password of [
      "\0",
      "a\0b",
      "\ud800",
      "\udc00\ud800",
      "😀".repeat(64),
      "$argon2id$v=19$",
      "' or 1=1 --",
    ]) {
      const answer = await login({ email, password });
      expectEnvelope(answer);
      expect(answer.status).toBe(401);
    }
  });

  it("never fails, for any input", async () => {
    const fields = ["email", "password", "keepSignedIn"];
    await expectAnswersToNonsense(route.POST, { fields, requests: 500, seed: 14 });
  }, 120_000);
});

describe("the demo accounts, whose password is public", () => {
  const loginAs = (email: string, headers: Record<string, string>) =>
    send(route.POST, { json: { email, password: PASSWORD }, headers });

  it.each([
    ["open to their own machine", "1", 200],
    ["closed to a tunnel or a proxy", "0", 403],
  ])("are %s", async (_, isLocal, expected) => {
    const { email } = await createAccount({ user: { email: `demo-${isLocal}@mentorhood.example` } });
    const { status, body } = await loginAs(email, { [LOCAL_REQUEST_HEADER]: isLocal });
    expect(status).toBe(expected);
    if (expected === 403) expect(body.message).toBe(new AppError("demo_closed").message);
  });

  it("require the password like any other account", async () => {
    const { email } = await createAccount({ user: { email: "demo-guess@mentorhood.example" } });
    const { status, body } = await send(route.POST, { json: { email, password: "Wrong@guess1" } });
    expect([status, body]).toEqual([401, WRONG]);
  });

  it("leave other accounts as they are", async () => {
    const { email } = await createAccount();
    expect((await loginAs(email, { [LOCAL_REQUEST_HEADER]: "0" })).status).toBe(200);
  });
});
