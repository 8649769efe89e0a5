import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as postSubscribe } from "@/app/api/v1/subscriptions/route";
import { POST as postForgot } from "@/app/api/v1/users/forgot-password/route";
import { POST as postLogin } from "@/app/api/v1/users/login/route";
import { POST as postReview } from "@/app/api/v1/users/mentor/[id]/review/route";
import { POST as postRegister } from "@/app/api/v1/users/register/route";
import { POST as postResend } from "@/app/api/v1/users/resend-verification/route";
import { hashPassword } from "@/lib/platform/auth/passwords";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/process/client-address";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { createUserMember } from "../factories/member.factory";
import { send as sendTo } from "../support/account-requests";
import { emptyDatabase } from "../support/database";

const PASSWORD = "Right-Horse-1";
const WRONG = "Wrong-Horse-1";
let passwordHash: string;

const clearAll = async () => {
  await emptyDatabase();
  await prisma.$executeRaw`truncate outbox_mail, rate_limit`;
};
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(clearAll);
afterAll(clearAll);

const newClient = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const newEmail = () => `meera-${randomUUID().slice(0, 8)}@example.com`;

type From = { client?: string; knownDevice?: string };

async function send(handler: typeof postLogin, body: object, { client = newClient(), knownDevice }: From = {}) {
  const headers = new Headers({ [SOCKET_ADDRESS_HEADER]: client, "Content-Type": "application/json" });
  if (knownDevice !== undefined) headers.set("Cookie", `theme=dark; known_device=${knownDevice}`);
  const request = new Request("http://localhost/", { method: "POST", headers, body: JSON.stringify(body) });
  const response = await handler(request, { params: Promise.resolve({}) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const login = (email: string, password: string, from: From = {}) => send(postLogin, { email, password }, from);
const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const statusesOf = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

async function createAccount(email = newEmail()) {
  const username = email.split("@")[0]!;
  const password = { create: { hash: passwordHash } };
  return prisma.user.create({
    data: { name: "Meera Iyer", email, username, emailVerifiedAt: new Date(), password },
  });
}

/** Signs in once as the account's owner, and returns the browser's cookie. */
async function knownDeviceFor(email: string): Promise<string> {
  const { status, headers } = await login(email, PASSWORD);
  expect(status).toBe(200);
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith("known_device="))!;
  expect(line).toMatch(/HttpOnly/i);
  return /^known_device=([^;]+)/.exec(line)![1]!;
}

describe("wrong passwords", () => {
  it("of one client for one account end in 429 with the time to wait", async () => {
    const { email } = await createAccount();
    const client = newClient();
    for (let attempt = 0; attempt < 10; attempt++) expect((await login(email, WRONG, { client })).status).toBe(401);
    const { status, headers, body } = await login(email, PASSWORD, { client });
    expect(status).toBe(429);
    expect(headers.get("Retry-After")).toMatch(/^\d+$/);
    const seconds = Number(headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(body).toEqual({ success: false, message: "Too many attempts. Please try again in 15 minutes." });

    // The same client can still sign in to other accounts, and other clients to the same account.
    expect((await login((await createAccount()).email, PASSWORD, { client })).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("count together for all spellings of the address", async () => {
    const { email } = await createAccount();
    const client = newClient();
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace("meera", "ｍｅｅｒａ")];
    const answers = await times(12, (index) => login(spellings[index % spellings.length]!, WRONG, { client }));
    expect(statusesOf(answers)).toEqual({ 401: 10, 429: 2 });
  });

  it("for an address without an account have the same limit", async () => {
    const [email, client] = [newEmail(), newClient()];
    const answers = await times(12, () => login(email, WRONG, { client }));
    expect(statusesOf(answers)).toEqual({ 401: 10, 429: 2 });
  });

  it("of one client are limited over all accounts", async () => {
    const client = newClient();
    const answers = await times(64, () => login(newEmail(), WRONG, { client }));
    expect(statusesOf(answers)).toEqual({ 401: 60, 429: 4 });
  });

  it("come from one client when the addresses are in one /64 network", async () => {
    const { email } = await createAccount();
    const answers = await times(12, (index) => login(email, WRONG, { client: `2001:db8:1:2::${index.toString(16)}` }));
    expect(statusesOf(answers)).toEqual({ 401: 10, 429: 2 });
  });

  it("sent concurrently get no more through than the limit allows", async () => {
    const { email } = await createAccount();
    const client = newClient();
    expect(statusesOf(await times(40, () => login(email, WRONG, { client })))).toEqual({ 401: 10, 429: 30 });
  });

  it("are forgotten when their time is over", async () => {
    const { email } = await createAccount();
    const client = newClient();
    await times(11, () => login(email, WRONG, { client }));
    expect((await login(email, PASSWORD, { client })).status).toBe(429);
    await prisma.rateLimit.updateMany({ data: { expire: Date.now() - 1 } });
    expect((await login(email, PASSWORD, { client })).status).toBe(200);
  });
});

it("does not count correct passwords", async () => {
  const { email } = await createAccount();
  const client = newClient();
  for (let attempt = 0; attempt < 9; attempt++) expect((await login(email, WRONG, { client })).status).toBe(401);
  for (let attempt = 0; attempt < 15; attempt++) expect((await login(email, PASSWORD, { client })).status).toBe(200);
  expect((await login(email, WRONG, { client })).status).toBe(401);
  expect((await login(email, WRONG, { client })).status).toBe(429);
});

describe("a stranger who uses up an account's limit from many addresses", () => {
  /** Fifty wrong passwords, each from another machine. */
  const useUp = async (email: string) => {
    expect(statusesOf(await times(54, () => login(email, WRONG)))).toEqual({ 401: 50, 429: 4 });
    expect((await login(email, PASSWORD)).status).toBe(429);
  };

  it("does not lock out a browser that the account has signed in with before", async () => {
    const { email } = await createAccount();
    const knownDevice = await knownDeviceFor(email);
    await useUp(email);
    expect((await login(email, WRONG, { knownDevice })).status).toBe(401);
    const { status, headers } = await login(email, PASSWORD, { knownDevice });
    expect(status).toBe(200);
    expect(headers.get("Set-Cookie")).toContain("known_device=");
  });

  it("gains nothing from another account's cookie, or from a changed or invented one", async () => {
    const [{ email }, own] = [await createAccount(), await createAccount()];
    const [knownDevice, foreign] = [await knownDeviceFor(email), await knownDeviceFor(own.email)];
    await useUp(email);
    const [device, signature] = knownDevice.split(".") as [string, string];
    const [foreignDevice, foreignSignature] = foreign.split(".") as [string, string];
    const forged = [
      foreign,
      `${foreignDevice}.${signature}`,
      `${device}.${foreignSignature}`,
      `${randomUUID()}.${signature}`,
      `${device}.${signature.slice(0, -1)}`,
      `${device}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
      `${device}.`,
      device,
      `${knownDevice}.x`,
      `.${signature}`,
      "",
    ];
    for (const cookie of forged) {
      expect([cookie, (await login(email, PASSWORD, { knownDevice: cookie })).status]).toEqual([cookie, 429]);
    }
    expect((await login(email, PASSWORD, { knownDevice })).status).toBe(200);
  });

  it("gets few more guesses with the owner's cookie, from any address", async () => {
    const { email } = await createAccount();
    const knownDevice = await knownDeviceFor(email);
    expect(statusesOf(await times(14, () => login(email, WRONG, { knownDevice })))).toEqual({ 401: 10, 429: 4 });
    // That does not affect the owner on another machine, or without the cookie.
    expect((await login(email, PASSWORD)).status).toBe(200);
  });
});

describe("requests for mails", () => {
  const register = (email: string, from?: From) =>
    send(postRegister, { name: "Meera Iyer", email, password: PASSWORD, role: "user" }, from);
  const forgot = (email: string, from?: From) => send(postForgot, { email }, from);
  const subscribe = (email: string, from?: From) => send(postSubscribe, { email }, from);
  const resend = (email: string, from?: From) => send(postResend, { email }, from);

  it.each([
    { what: "forgot-password", ask: forgot },
    { what: "resend-verification", ask: resend },
    { what: "register", ask: register },
  ])("by $what are limited for an address, with or without an account alike", async ({ ask }) => {
    const limit = 5;
    const { email } = await createAccount();
    const rounds = [await times(limit + 3, () => ask(email)), await times(limit + 3, () => ask(newEmailOnce))];
    for (const answers of rounds) expect(statusesOf(answers)).toEqual({ 200: limit, 429: 3 });
    const [known, unknown] = [await ask(email), await ask(newEmailOnce)];
    expect(known.body).toEqual(unknown.body);
    expect(known.body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    expect(
      Math.abs(Number(known.headers.get("Retry-After")) - Number(unknown.headers.get("Retry-After"))),
    ).toBeLessThan(30);
    expect((await ask(newEmail())).status).toBe(200);
  });
  const newEmailOnce = newEmail();

  it("to one address are limited over all kinds", async () => {
    const { email } = await createAccount();
    for (const ask of [register, forgot, resend, subscribe, forgot]) expect((await ask(email)).status).toBe(200);
    for (const ask of [register, forgot, resend, subscribe]) expect((await ask(email)).status).toBe(429);
    expect(await prisma.outboxMail.count({ where: { recipient: email } })).toBeLessThanOrEqual(5);
  });

  it("to one address also have a daily limit", async () => {
    const { email } = await createAccount();
    for (let hour = 0; hour < 3; hour++) {
      expect(statusesOf(await times(5, () => forgot(email)))).toEqual({ 200: 5 });
      await prisma.rateLimit.deleteMany({ where: { key: { startsWith: "mail-to-address:" } } });
    }
    expect((await forgot(email)).status).toBe(429);
  });

  it("by a stranger do not keep an owner's browser from resetting the password", async () => {
    const { email } = await createAccount();
    const knownDevice = await knownDeviceFor(email);
    await times(6, () => forgot(email));
    expect((await forgot(email)).status).toBe(429);
    expect(statusesOf(await times(6, () => forgot(email, { knownDevice })))).toEqual({ 200: 5, 429: 1 });
  });

  it("of one client are limited over all addresses", async () => {
    const client = newClient();
    const answers = await times(34, (index) => (index % 2 ? forgot : resend)(newEmail(), { client }));
    expect(statusesOf(answers)).toEqual({ 200: 30, 429: 4 });
  });
});

it("stores no address of a person or machine in its table", async () => {
  const { email, id } = await createAccount();
  const client = newClient();
  const knownDevice = await knownDeviceFor(email);
  await login(email, WRONG, { client });
  await login(email, WRONG, { client, knownDevice });
  await send(postForgot, { email }, { client });
  await send(postResend, { email }, { client });
  await send(postRegister, { name: "Meera Iyer", email, password: PASSWORD }, { client });
  const rows = await prisma.rateLimit.findMany();
  expect(rows.length).toBeGreaterThan(8);
  for (const { key } of rows) {
    for (const plain of ["@", email.split("@")[0]!, client, id, knownDevice.split(".")[0]!])
      expect(key).not.toContain(plain);
    expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
  }
});

describe("actions of a signed-in account", () => {
  const session = { userId: randomUUID(), sessionId: randomUUID(), sessionVersion: 0 } as Actor["session"];
  const from = (address: string): Actor => ({ id: randomUUID(), role: "user", session, address });

  it.each([
    ["booking", 600],
    ["review", 600],
    ["avatar", 200],
  ] as const)("counts a %s by the address, over all accounts", async (what, limit) => {
    const [client, other] = [newClient(), newClient()];
    await times(limit, () => limitMember(what, from(client)));
    await expect(limitMember(what, from(client))).rejects.toMatchObject({ code: "too_many_requests" });
    await limitMember(what, from(other));
  });

  it.each(["booking", "review", "avatar"] as const)("counts a %s by the account, over all addresses", async (what) => {
    const actor = from(newClient());
    const tries = await Promise.allSettled(
      Array.from({ length: 61 }, () => limitMember(what, { ...actor, address: newClient() })),
    );
    const refused = tries.filter(({ status }) => status === "rejected").length;
    expect(refused).toBe(what === "avatar" ? 41 : 1);
  });

  it("uses the address that the request came from", async () => {
    const client = newClient();
    await times(600, () => limitMember("review", from(client)));
    const { token } = await createUserMember();
    const writeFrom = (address: string) =>
      sendTo(postReview, {
        params: { id: randomUUID() },
        bearer: token,
        json: { rating: 4, comment: "Patient, and never late." },
        headers: { [SOCKET_ADDRESS_HEADER]: address },
      });
    expect((await writeFrom(client)).status).toBe(429);
    expect((await writeFrom(newClient())).status).toBe(404);
  });
});
