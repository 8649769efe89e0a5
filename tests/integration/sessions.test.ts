import { encode } from "next-auth/jwt";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as changePassword from "@/app/api/v1/users/change-password/route";
import * as login from "@/app/api/v1/users/login/route";
import * as logout from "@/app/api/v1/users/logout/route";
import * as me from "@/app/api/v1/users/me/route";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import { keyFor } from "@/lib/platform/auth/keys";
import { mintSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, createSession, PASSWORD } from "../factories/account.factory";
import { createMentor } from "../factories/mentor.factory";
import { cookiesOf, emptyAccounts, expectEnvelope, send } from "../support/account-requests";

const HOUR_MS = 60 * 60 * 1000;
const SALT = "auth_token";

const byCookie = (token: string) => send(me.GET, { method: "GET", cookie: token });
const byBearer = (token: string) => send(me.GET, { method: "GET", bearer: token });
const signOut = (token?: string) => send(logout.GET, { method: "GET", cookie: token });

async function expectWorks(token: string, userId: string): Promise<void> {
  for (const answer of [await byCookie(token), await byBearer(token)]) {
    expect([answer.status, answer.body.data?._id]).toEqual([200, userId]);
  }
}

async function expectRefused(token: string): Promise<void> {
  for (const answer of [await byCookie(token), await byBearer(token)]) {
    expectEnvelope(answer);
    expect([answer.status, answer.body]).toEqual([401, { success: false, message: "Please sign in first." }]);
  }
}

/** Replaces one character of a text. */
const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);

beforeAll(emptyAccounts);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(emptyAccounts);

describe("GET /api/v1/users/me", () => {
  it("returns the signed-in user's own data, by cookie and by bearer token", async () => {
    const position = { latitude: 18.520431, longitude: 73.856744 };
    const account = await createAccount({
      user: { age: 41, mobileNumber: "9876501234", address: "Lake Road", ...position },
    });
    const token = await createSession(account);
    const expected = {
      success: true,
      data: {
        _id: account.id,
        name: account.name,
        email: account.email,
        role: "user",
        username: account.username,
        avatar: null,
        isMentorVerified: false,
        age: 41,
        About: null,
        mobileNumber: "9876501234",
        Address: "Lake Road",
        ...position,
        avatarSmall: null,
        version: 0,
        proficiency: null,
        subjects: [],
        teachingExperiences: [],
        qualifications: [],
        classesOffered: [],
        languages: [],
        boards: [],
        reachKm: null,
        hostsStudents: false,
        firstMeetingFee: { amount: 0, currency: "INR" },
        teachingPlace: null,
        placeName: null,
        rating: null,
        reviewCount: 0,
        reviews: [],
        isListed: false,
        hasPassword: true,
      },
    };
    for (const { status, body, headers } of [await byCookie(token), await byBearer(token)]) {
      expect([status, body]).toEqual([200, expected]);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it("returns only the caller's data", async () => {
    const [account, other] = [await createAccount(), await createMentor()];
    const path = `/?id=${other.id}&_id=${other.id}&email=${other.email}`;
    const { body, text } = await send(me.GET, { method: "GET", path, cookie: await createSession(account) });
    expect(body.data._id).toBe(account.id);
    for (const secret of [other.email, other.mobileNumber!, other.address!]) expect(text).not.toContain(secret);
  });

  it("refuses a request without a session", async () => {
    const { status, body } = await send(me.GET, { method: "GET" });
    expect([status, body]).toEqual([401, { success: false, message: "Please sign in first." }]);
  });

  it.each(["", "x", "a.b.c.d.e", "....", "%", "null", "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.", "x".repeat(5000)])(
    "refuses the token %j",
    async (token) => {
      expect((await byCookie(token)).status).toBe(401);
      expect((await byBearer(token)).status).toBe(401);
    },
  );

  it("refuses a token with one changed character", async () => {
    const account = await createAccount();
    const token = await createSession(account);
    const starts = [...token.matchAll(/\./g)].map(({ index }) => index + 1);
    const places = [
      0,
      5,
      20,
      ...starts.flatMap((start) => [start, start + 3]).filter((at) => token[at] !== "."),
      token.length - 6,
    ];
    expect(new Set(places).size).toBeGreaterThan(8);
    for (const at of places) await expectRefused(flip(token, at));
    for (const cut of [1, 10, token.length / 2]) await expectRefused(token.slice(0, -cut));
    await expectRefused(`${token}x`);
    await expectWorks(token, account.id);
  });

  it("refuses a token combined from two", async () => {
    const [mine, theirs] = [await createSession(await createAccount()), await createSession(await createAccount())];
    const [a, b] = [mine.split("."), theirs.split(".")];
    await expectRefused([a[0], a[1], a[2], b[3], a[4]].join("."));
    await expectRefused([a[0], a[1], b[2], b[3], a[4]].join("."));
  });

  it("refuses a token as soon as it expires", async () => {
    const account = await createAccount();
    for (const [keepSignedIn, hours] of [
      [false, 24],
      [true, 7 * 24],
    ] as const) {
      vi.useRealTimers();
      const token = await mintSessionToken({ userId: account.id, sessionVersion: 0, keepSignedIn });
      const now = Date.now();
      vi.useFakeTimers({ toFake: ["Date"], now: now + hours * HOUR_MS - 60_000 });
      await expectWorks(token, account.id);
      vi.setSystemTime(now + hours * HOUR_MS + 1000);
      await expectRefused(token);
    }
  });

  it("refuses a well-formed token with another signature", async () => {
    const { id: sub } = await createAccount();
    const claims = { sub, sessionVersion: 0, keepSignedIn: false };
    const valid = { secret: keyFor("sessions").toString("base64url"), salt: SALT, maxAge: 3600, token: claims };
    await expectWorks(await encode(valid), sub);
    await expectRefused(await encode({ ...valid, maxAge: -60 }));
    await expectRefused(await encode({ ...valid, secret: "another-secret-0123456789-0123456789" }));
    await expectRefused(await encode({ ...valid, salt: "authjs.session-token" }));
    await expectRefused(await encode({ ...valid, token: { ...claims, sub: "1 or 1=1" } }));
    await expectRefused(await encode({ ...valid, token: { ...claims, sub: "00000000-0000-4000-8000-000000000000" } }));
    await expectRefused(await encode({ ...valid, token: { sub } }));
    await expectRefused(await encode({ ...valid, token: { ...claims, sessionVersion: 1 } }));
    await expectRefused(await encode({ ...valid, token: { ...claims, sessionVersion: "0" } as never }));
    await expectRefused(await encode({ ...valid, token: { ...claims, sessionVersion: 2 ** 40 } }));
  });

  it("refuses every older token after the session version rises", async () => {
    const account = await createAccount();
    const token = await createSession(account);
    await expectWorks(token, account.id);
    const { sessionVersion } = await prisma.user.update({
      where: { id: account.id },
      data: { sessionVersion: { increment: 1 } },
    });
    await expectRefused(token);
    await expectWorks(await createSession({ id: account.id, sessionVersion }), account.id);
  });

  it("refuses the session of a deleted account", async () => {
    const account = await createAccount();
    const token = await createSession(account);
    await prisma.user.update({ where: { id: account.id }, data: { deletedAt: new Date() } });
    await expectRefused(token);
    // A route that does not read the person's own data relies on the session only.
    const json = { oldPassword: PASSWORD, newPassword: "Another-Horse-8" };
    expect((await send(changePassword.PUT, { method: "PUT", json, bearer: token })).status).toBe(401);
    await prisma.user.delete({ where: { id: account.id } });
    await expectRefused(token);
  });

  it("uses only the bearer token when there is one", async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    const cookie = await createSession(account);
    const mixed = await send(me.GET, { method: "GET", cookie, bearer: await createSession(other) });
    expect(mixed.body.data._id).toBe(other.id);
    expect((await send(me.GET, { method: "GET", cookie, bearer: "x" })).status).toBe(401);
  });

  it("follows a role change after the sign-in", async () => {
    const account = await createAccount();
    const token = await createSession(account);
    await prisma.user.update({ where: { id: account.id }, data: { role: "mentor" } });
    expect((await byCookie(token)).body.data.role).toBe("mentor");
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(me[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

describe("GET /api/v1/users/logout", () => {
  it("ends this session permanently, for every copy of its token, and no other", async () => {
    const account = await createAccount();
    const sign = () => send(login.POST, { json: { email: account.email, password: PASSWORD } });
    const [here, elsewhere] = [(await sign()).body.token, (await sign()).body.token];
    await expectWorks(here, account.id);
    const answer = await signOut(here);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: messages.loggedOut }]);
    for (const name of ["auth_token", "signed_in"]) {
      const { value, attributes } = cookiesOf(answer)[name]!;
      expect([value, attributes.path]).toEqual(["", "/"]);
      expect(new Date(String(attributes.expires)).getTime()).toBe(0);
    }
    expect(cookiesOf(answer).known_device).toBeUndefined();
    await expectRefused(here);
    await expectWorks(elsewhere, account.id);
  });

  it("ends a session by its bearer token too", async () => {
    const account = await createAccount();
    const token = await createSession(account);
    expect((await send(logout.GET, { method: "GET", bearer: token })).status).toBe(200);
    await expectRefused(token);
  });

  const page = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  it.each([
    ["a link of this site", { ...page, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "same-origin" }],
    ["an address that is typed in", { ...page, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "none" }],
    ["a link on plain http, where browsers say less", page],
    ["a picture", { "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Site": "same-origin" }],
    ["a script of a neighbouring site", { "Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "same-site" }],
  ])("ends no session for %s", async (_kind, headers) => {
    const account = await createAccount();
    const token = await createSession(account);
    const answer = await send(logout.GET, { method: "GET", cookie: token, headers });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await expectWorks(token, account.id);
  });

  it("ends a session for a script of this site, and by POST", async () => {
    const account = await createAccount();
    const [one, other] = [await createSession(account), await createSession(account)];
    const headers = { "Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "same-origin" };
    expect((await send(logout.GET, { method: "GET", cookie: one, headers })).status).toBe(200);
    await expectRefused(one);
    expect((await send(logout.POST, { cookie: other })).status).toBe(200);
    await expectRefused(other);
  });

  it("ends a session for a client that uses fetch as Node does", async () => {
    const token = await createSession(await createAccount());
    const headers = { "Sec-Fetch-Mode": "cors" };
    expect((await send(logout.GET, { method: "GET", bearer: token, headers })).status).toBe(200);
    await expectRefused(token);
  });

  it("ends a session once in many concurrent requests", async () => {
    const account = await createAccount();
    const token = await createSession(account);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signOut(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await prisma.endedSession.count({ where: { userId: account.id } })).toBe(1);
  });

  it.each([undefined, "x", ""])("touches no cookie for the invalid session %j", async (token) => {
    const { status, body, headers } = await signOut(token);
    expect([status, body]).toEqual([200, { success: true, message: messages.loggedOut }]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("cannot be undone for an ended session", async () => {
    const account = await createAccount();
    const token = await createSession(account);
    await signOut(token);
    const json = { oldPassword: PASSWORD, newPassword: "Another-Horse-8" };
    const { status, headers } = await send(changePassword.PUT, { method: "PUT", json, bearer: token });
    expect([status, headers.getSetCookie()]).toEqual([401, []]);
    expect((await send(login.POST, { json: { email: account.email, password: PASSWORD } })).status).toBe(200);
  });
});
