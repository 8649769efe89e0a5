import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as towns from "@/app/api/v1/places/towns/route";
import * as allTeachers from "@/app/api/v1/teachers/all-teachers/route";
import * as me from "@/app/api/v1/users/me/route";
import * as updateLocationRoute from "@/app/api/v1/users/updateLocation/route";
import { geolocationMessages, locationMessages } from "@/lib/domain/places/geolocation.messages";
import { SHIFT_MAX_KM } from "@/lib/domain/places/public-position.rules";
import { AppError } from "@/lib/errors";
import { findActor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { chooseTown, updateLocation } from "@/lib/server/places/update-location";
import { findSavedPosition } from "@/lib/server/places/viewer-position";
import { createAccount, createSession } from "../factories/account.factory";
import { createMentor } from "../factories/mentor.factory";
import { cookiesOf, emptyAccounts, expectEnvelope, send } from "../support/account-requests";

const INVALID = geolocationMessages.invalid;
const pune = { latitude: 18.52043, longitude: 73.85674 };
const keptPune = { latitude: 18.52, longitude: 73.857 };
const NOWHERE = { latitude: null, longitude: null };

type Account = Awaited<ReturnType<typeof createAccount>>;
let account: Account;
let bystander: Account;
let token: string;

beforeAll(async () => {
  await emptyAccounts();
  bystander = await createAccount({ user: { latitude: 12.9716, longitude: 77.5946 } });
});
beforeEach(async () => {
  account = await createAccount();
  token = await createSession(account);
});
afterAll(emptyAccounts);

const patch = (json: unknown, session: { cookie?: string; bearer?: string } = { cookie: token }, headers = {}) =>
  send(updateLocationRoute.PATCH, { method: "PATCH", json, headers, ...session });
const rowOf = ({ id }: { id: string }) => prisma.user.findUniqueOrThrow({ where: { id } });
const positionOf = async (of: { id: string }) => {
  const { latitude, longitude } = await rowOf(of);
  return { latitude, longitude };
};

describe("PATCH /api/v1/users/updateLocation", () => {
  it.each(["cookie", "bearer"])("saves the position, rounded, by %s", async (way) => {
    const answer = await patch(pune, { [way]: token });
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: locationMessages.saved, data: keptPune },
    ]);
    expectEnvelope(answer);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await positionOf(account)).toEqual(keptPune);
    expect(await findSavedPosition(account.id)).toEqual(keptPune);
    const own = await send(me.GET, { method: "GET", cookie: token });
    expect(own.body.data).toMatchObject(keptPune);
  });

  it("also sets a cookie that scripts can read and the listing uses", async () => {
    const answer = await patch(pune);
    const { user_location: cookie } = cookiesOf(answer);
    expect(decodeURIComponent(cookie!.value)).toBe("18.520,73.857");
    expect(cookie!.attributes).toMatchObject({ path: "/", samesite: "lax" });
    expect(cookie!.attributes).not.toHaveProperty("httponly");
    const days = (Date.parse(cookie!.attributes.expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(31);

    const mentor = await createMentor();
    const headers = { Cookie: `user_location=${cookie!.value}` };
    const teachers = await send(allTeachers.GET, { method: "GET", path: "/?limit=100", headers });
    const found = teachers.body.data.find(({ username }: { username: string }) => username === mentor.username);
    expect(found.distance).toBeLessThan(SHIFT_MAX_KM + 0.1);
    const unknown = await send(allTeachers.GET, { method: "GET", path: "/?limit=100" });
    expect(unknown.body.data[0].distance).toBeNull();
  });

  it.each([
    [{ latitude: 90, longitude: 180 }, "90.000,180.000"],
    [{ latitude: -90, longitude: -180 }, "-90.000,-180.000"],
    [{ latitude: 0, longitude: 0 }, "0.000,0.000"],
  ])("accepts the edge of the earth %j", async (position, value) => {
    const answer = await patch(position);
    expect([answer.status, answer.body.data]).toEqual([200, position]);
    expect(decodeURIComponent(cookiesOf(answer).user_location!.value)).toBe(value);
    expect(await positionOf(account)).toEqual(position);
  });

  it("writes no negative zero", async () => {
    expect((await patch({ latitude: -0.0001, longitude: 0.0004 })).text).toContain('{"latitude":0,"longitude":0}');
  });

  it("deletes the position for two nulls, also a second time", async () => {
    await patch(pune);
    for (const _ of [1, 2]) {
      const answer = await patch(NOWHERE);
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, message: locationMessages.forgotten, data: NOWHERE },
      ]);
      const { value, attributes } = cookiesOf(answer).user_location!;
      expect([value, Date.parse(attributes.expires)]).toEqual(["", 0]);
      expect(await positionOf(account)).toEqual(NOWHERE);
    }
  });

  it.each([
    [{ latitude: 90.001, longitude: 0 }, ["latitude"]],
    [{ latitude: -90.001, longitude: 180.001 }, ["latitude", "longitude"]],
    [{ latitude: 0, longitude: -180.001 }, ["longitude"]],
    [{ latitude: 28.6, longitude: null }, ["longitude"]],
    [{ latitude: null, longitude: 77.2 }, ["latitude"]],
    [{ latitude: "28.6", longitude: "77.2" }, ["latitude", "longitude"]],
    [{ latitude: "NaN", longitude: true }, ["latitude", "longitude"]],
    [{ latitude: { gt: 0 }, longitude: [77] }, ["latitude", "longitude"]],
    [{ lat: 28.6, lng: 77.2 }, ["latitude", "longitude"]],
    [{}, ["latitude", "longitude"]],
    [null, [""]],
    [[28.6, 77.2], [""]],
  ])("refuses %j and changes nothing", async (body, fields) => {
    await patch(pune);
    const answer = await patch(body);
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        success: false,
        message: "Some fields are not valid.",
        errors: fields.map((field) => ({ field, message: INVALID })),
      },
    ]);
    expect(cookiesOf(answer)).toEqual({});
    expect(await positionOf(account)).toEqual(keptPune);
  });

  it("refuses numbers that JSON cannot hold, and invalid JSON", async () => {
    const raw = (body: string) =>
      send(updateLocationRoute.PATCH, {
        method: "PATCH",
        body,
        cookie: token,
        headers: { "Content-Type": "application/json" },
      });
    expect((await raw('{"latitude":1e999,"longitude":0}')).status).toBe(422);
    expect((await raw('{"latitude":NaN,"longitude":0}')).status).toBe(400);
    expect((await raw("")).status).toBe(400);
    const form = new URLSearchParams({ latitude: "1", longitude: "2" });
    const asForm = await send(updateLocationRoute.PATCH, { method: "PATCH", form, cookie: token });
    expect(asForm.status).toBe(415);
    expect(await positionOf(account)).toEqual(NOWHERE);
  });

  it("answers 401 without a session, for an invalid token and for a deleted account", async () => {
    await prisma.user.update({ where: { id: account.id }, data: { deletedAt: new Date() } });
    for (const session of [{}, { cookie: "none" }, { bearer: "none" }, { cookie: token }]) {
      const answer = await patch(pune, session);
      expect([answer.status, answer.body]).toEqual([401, { success: false, message: "Please sign in first." }]);
      expect(cookiesOf(answer)).toEqual({});
    }
    expect(await positionOf(account)).toEqual(NOWHERE);
  });

  it("answers 403 to another site's page", async () => {
    const answer = await patch(pune, { cookie: token }, { Origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expectEnvelope(answer);
    expect(await positionOf(account)).toEqual(NOWHERE);
  });

  it("writes only the position, and only for the caller", async () => {
    const before = await rowOf(account);
    const others = await rowOf(bystander);
    const more = {
      id: bystander.id,
      userId: bystander.id,
      _id: bystander.id,
      role: "mentor",
      name: "X",
      email: "x@x.in",
    };
    expect((await patch({ ...pune, ...more })).status).toBe(200);
    const { updatedAt, ...after } = await rowOf(account);
    expect(after).toEqual({ ...after, ...before, updatedAt: undefined, ...keptPune });
    expect(updatedAt >= before.updatedAt).toBe(true);
    expect(await rowOf(bystander)).toEqual(others);
  });

  it("leaves a mentor's place of teaching and the public row as they are", async () => {
    const mentor = await createMentor();
    const placesOf = () =>
      Promise.all([
        prisma.mentorProfile.findUniqueOrThrow({ where: { id: mentor.mentorProfile.id } }),
        prisma.mentorListing.findUniqueOrThrow({ where: { mentorId: mentor.mentorProfile.id } }),
      ]);
    const before = await placesOf();
    const session = { cookie: await createSession(mentor) };
    expect((await patch({ latitude: 28.6139, longitude: 77.209 }, session)).status).toBe(200);
    expect(await positionOf(mentor)).toEqual({ latitude: 28.614, longitude: 77.209 });
    expect(await placesOf()).toEqual(before);
    expect((await patch(NOWHERE, session)).status).toBe(200);
    expect(await placesOf()).toEqual(before);
  });

  it("keeps one of many concurrent positions, never a mixture", async () => {
    const sent = Array.from({ length: 12 }, (_, index) => ({ latitude: index, longitude: index + 100 }));
    const answers = await Promise.all(sent.map((position) => patch(position)));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect(sent).toContainEqual(await positionOf(account));
  });

  it("answers 429 with the time to wait after 60 within a quarter of an hour, for this account only", async () => {
    for (let round = 0; round < 60; round++) expect((await patch({ latitude: round, longitude: 0 })).status).toBe(200);
    const answer = await patch(pune);
    expect(answer.status).toBe(429);
    expectEnvelope(answer);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(cookiesOf(answer)).toEqual({});
    expect(await positionOf(account)).toEqual({ latitude: 59, longitude: 0 });
    const other = await createAccount();
    expect((await patch(pune, { cookie: await createSession(other) })).status).toBe(200);
  });

  it("answers 405 to every other method", async () => {
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      const answer = await send(updateLocationRoute[method], { method, cookie: token });
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "PATCH, OPTIONS"]);
    }
  });
});

describe("a town instead of a position", () => {
  const actor = async () => (await findActor(token, "192.0.2.1"))!;
  const failureOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => error as AppError,
    );

  it.each(["Pune", "pune-maharashtra", "poona", "PUNE, maharashtra"])("saves its centre for %j", async (text) => {
    const chosen = { position: { latitude: 18.52, longitude: 73.855 }, label: "Pune, Maharashtra" };
    expect(await chooseTown(await actor(), text)).toEqual(chosen);
    expect(await positionOf(account)).toEqual(chosen.position);
  });

  it("works for visitors without an account, and writes nothing", async () => {
    const before = await prisma.user.findMany({ orderBy: { id: "asc" } });
    expect((await chooseTown(null, "Delhi")).label).toBe("Delhi");
    expect(await updateLocation(null, pune)).toEqual(keptPune);
    expect(await updateLocation(null, null)).toBeNull();
    expect(await prisma.user.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  it.each([
    ["xyzzy", locationMessages.unknownTown],
    ["", locationMessages.unknownTown],
    ["visakapatnum", locationMessages.otherTown("Visakhapatnam, Andhra Pradesh")],
  ])("does not guess at %j", async (text, message) => {
    const error = await failureOf(chooseTown(await actor(), text));
    expect(error).toBeInstanceOf(AppError);
    expect([error!.code, error!.fields]).toEqual(["invalid_input", [{ field: "town", message }]]);
    expect(await positionOf(account)).toEqual(NOWHERE);
  });

  it("is refused when the account is deleted", async () => {
    const gone = await actor();
    await prisma.user.update({ where: { id: account.id }, data: { deletedAt: new Date() } });
    expect((await failureOf(chooseTown(gone, "Pune")))?.code).toBe("not_signed_in");
  });
});

describe("readSavedPosition", () => {
  it("returns the saved position, and nothing without a position or a session", async () => {
    expect(await findSavedPosition(bystander.id)).toEqual({ latitude: 12.9716, longitude: 77.5946 });
    expect(await findSavedPosition(account.id)).toBeNull();
    expect(await findSavedPosition(randomUUID())).toBeNull();
  });
});

describe("GET /api/v1/places/towns", () => {
  const search = (query: string) => send(towns.GET, { method: "GET", path: `/${query}` });

  it("finds towns with the fields that a list needs, and lets caches store them", async () => {
    const answer = await search("?q=pune%2C%20maha");
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        data: [{ id: "pune-maharashtra", name: "Pune", state: "Maharashtra", latitude: 18.52, longitude: 73.855 }],
      },
    ]);
    expectEnvelope(answer);
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  it.each(["", "?q=", "?q=p", "?q=xyzzy", "?other=pune", "?q=%F0%9F%8F%99"])("finds nothing for %j", async (query) => {
    const answer = await search(query);
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: [] }]);
  });

  it("returns at most eight", async () => {
    expect((await search("?q=ra")).body.data).toHaveLength(8);
    expect((await search(`?q=${"a".repeat(80)}`)).status).toBe(200);
  });

  it.each([`?q=${"a".repeat(81)}`, "?q=pune&q=delhi"])("answers 422 to %.20j", async (query) => {
    const answer = await search(query);
    expect(answer.status).toBe(422);
    expectEnvelope(answer);
    expect(answer.body.errors).toEqual([{ field: "q", message: expect.any(String) }]);
    expect(answer.headers.get("Cache-Control") ?? "").not.toContain("public");
  });

  it("answers 405 to a write", async () => {
    const answer = await send(towns.POST, { json: {} });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});
