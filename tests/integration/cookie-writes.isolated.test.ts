import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as changePassword from "@/app/api/v1/users/change-password/route";
import * as login from "@/app/api/v1/users/login/route";
import * as logout from "@/app/api/v1/users/logout/route";
import * as me from "@/app/api/v1/users/me/route";
import * as register from "@/app/api/v1/users/register/route";
import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, createSession, newEmail, PASSWORD } from "../factories/account.factory";
import { cookiesOf, emptyAccounts, send } from "../support/account-requests";

vi.hoisted(() => {
  process.env.APP_URL = "https://mentorhood.example";
});

const HOST = { Host: "mentorhood.example" };
const OTHER = "Another-Horse-8";
const REFUSAL = { success: false, message: "This request came from another site, so it was refused." };

const foreignOrigins = [
  "https://evil.example",
  "null",
  "",
  "http://mentorhood.example",
  "https://mentorhood.example:8443",
  "https://mentorhood.example.evil.example",
  "https://evil.example/https://mentorhood.example",
  "https://mentorhood.example@evil.example",
  "https://sub.mentorhood.example",
  "https://mentorhood.example, https://evil.example",
  "mentorhood.example",
  "//mentorhood.example",
  "file://",
];

let account: Awaited<ReturnType<typeof createAccount>>;
const change = async (headers: Record<string, string>, session: { cookie?: string; bearer?: string }) =>
  send(changePassword.PUT, {
    method: "PUT",
    json: { oldPassword: "Wrong-Horse-9", newPassword: OTHER },
    headers,
    ...session,
  });
const passwordOf = async (userId: string) =>
  (await prisma.passwordCredential.findUniqueOrThrow({ where: { userId } })).hash;

beforeAll(async () => {
  await emptyAccounts();
  account = await createAccount();
});
afterAll(emptyAccounts);

describe("a write with the visitor's cookie", () => {
  it.each(foreignOrigins)("is refused when it comes from %j", async (origin) => {
    const json = { oldPassword: PASSWORD, newPassword: OTHER };
    const cookie = await createSession(account);
    const before = await passwordOf(account.id);
    const answer = await send(changePassword.PUT, {
      method: "PUT",
      json,
      cookie,
      headers: { ...HOST, Origin: origin },
    });
    expect([answer.status, answer.body]).toEqual([403, REFUSAL]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await passwordOf(account.id)).toBe(before);
    expect((await send(me.GET, { method: "GET", cookie })).status).toBe(200);
  });

  it.each([
    ["our address", { ...HOST, Origin: "https://mentorhood.example" }],
    ["our address, whatever the proxy in front calls us", { Host: "app:3000", Origin: "https://mentorhood.example" }],
    ["the host that was asked", { Host: "127.0.0.1:3000", Origin: "http://127.0.0.1:3000" }],
    ["no page", HOST],
  ])("is accepted when it comes from %s", async (_what, headers) => {
    const fresh = await createAccount();
    const json = { oldPassword: PASSWORD, newPassword: OTHER };
    const answer = await send(changePassword.PUT, { method: "PUT", json, headers, cookie: await createSession(fresh) });
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    expect(cookiesOf(answer).auth_token?.value).toBe(answer.body.token);
  });

  it("is refused before it reveals anything else", async () => {
    const headers = { ...HOST, Origin: "https://evil.example" };
    expect((await change(headers, { cookie: "x" })).status).toBe(403);
    expect((await change(headers, {})).status).toBe(403);
    const unreadable = { ...headers, "Content-Type": "text/plain" };
    expect((await send(changePassword.PUT, { method: "PUT", body: "x", headers: unreadable })).status).toBe(403);
  });
});

describe("a write by bearer token", () => {
  it.each(["https://evil.example", "null"])("is also accepted from %j, without a cookie", async (origin) => {
    const fresh = await createAccount();
    const bearer = await createSession(fresh);
    const { status, body } = await change({ ...HOST, Origin: origin }, { bearer });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "oldPassword" })]]);
  });

  it("does not let a foreign page use the cookie", async () => {
    const headers = { ...HOST, Origin: "https://evil.example" };
    const cookie = await createSession(account);
    expect((await change(headers, { cookie, bearer: "x" })).status).toBe(401);
    for (const Authorization of ["", "Bearer", "Bearer ", "Basic eDp5", "Token x", "Bearer a b", "xBearer y"]) {
      expect((await change({ ...headers, Authorization }, { cookie })).status).toBe(403);
    }
  });
});

describe("the other routes", () => {
  it("do not let a foreign page sign a visitor in or register", async () => {
    const headers = { ...HOST, Origin: "https://evil.example" };
    const fields = { email: account.email, password: PASSWORD };
    for (const sending of [{ json: fields }, { form: new URLSearchParams(fields) }]) {
      const answer = await send(login.POST, { ...sending, headers });
      expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([403, REFUSAL, []]);
    }
    const email = newEmail();
    const answer = await send(register.POST, { json: { name: "Meera Iyer", email, password: PASSWORD }, headers });
    expect([answer.status, answer.body]).toEqual([403, REFUSAL]);
    expect(await prisma.user.count({ where: { email } })).toBe(0);
  });

  it("accept a sign-in from our own pages, with cookies for https only", async () => {
    const headers = { ...HOST, Origin: "https://mentorhood.example" };
    const answer = await send(login.POST, { json: { email: account.email, password: PASSWORD }, headers });
    expect(answer.status).toBe(200);
    const cookies = cookiesOf(answer);
    expect(Object.keys(cookies).sort()).toEqual(["auth_token", "known_device", "signed_in"]);
    for (const { attributes } of Object.values(cookies)) expect(attributes).toMatchObject({ secure: true, path: "/" });
    expect(cookies.auth_token!.attributes).toMatchObject({ httponly: true, samesite: "strict" });
  });

  it("answer a read from any origin, without letting the other site see the response", async () => {
    const cookie = await createSession(account);
    for (const resource of [me, logout]) {
      const { status, headers } = await send(resource.GET, {
        method: "GET",
        cookie,
        headers: { Origin: "https://evil.example" },
      });
      expect(status).toBe(200);
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
    }
  });
});
