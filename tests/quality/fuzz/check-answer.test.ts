import { describe, expect, it } from "vitest";
import { type Answer, faultsOf } from "./check-answer";
import { type FuzzRequest, makeRequest, type Run } from "./make-request";
import { readOperations } from "./operations";
import { emailOf, idOf, type Person, phoneOf, placeOf } from "./people";
import { watchPrivacy } from "./private-values";

const run: Run = { seed: 1, operations: readOperations(), people: 10, now: new Date("2026-11-21T20:00:00Z") };
const ASKER: Person = { kind: "user", index: 1 };
const OTHER: Person = { kind: "mentor", index: 2 };
const privacy = watchPrivacy(
  [ASKER, OTHER].map((person) => ({
    name: `${person.kind}-${person.index}`,
    email: emailOf(person),
    mobileNumber: phoneOf(person),
    places: [placeOf(person)],
  })),
);

/** A plain request to an operation, from the user by default. */
function requestTo(id: string, more: Partial<FuzzRequest> = {}): FuzzRequest {
  const number = run.operations.findIndex((operation) => operation.id === id);
  const caller = { person: ASKER, badToken: null, way: "bearer", origin: "none", client: "10.0.0.1" } as const;
  const request = makeRequest(run, number);
  const { method } = request.operation;
  return { ...request, kind: "valid", method, target: "/", headers: {}, body: null, isAstray: false, caller, ...more };
}
function answer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  const usual = {
    "content-type": "application/json",
    "x-request-id": "12345678",
    "cache-control": "private, no-store",
  };
  return { status, headers: { ...usual, ...headers }, text: typeof body === "string" ? body : JSON.stringify(body) };
}
const refusal = { success: false, message: "Please sign in first." };
const location = { success: true, data: { latitude: 1, longitude: 2 } };
const towns = (name: string) => ({
  success: true,
  data: [{ id: "1", name, state: "Goa", latitude: 15, longitude: 74 }],
});
const faults = (id: string, got: Answer, more: Partial<FuzzRequest> = {}) =>
  faultsOf(requestTo(id, more), got, privacy);

describe("faultsOf", () => {
  it("finds no fault in a response that matches the document", () => {
    expect(faults("updateLocation", answer(200, location))).toEqual([]);
    expect(faults("updateLocation", answer(401, refusal))).toEqual([]);
    expect(faults("updateLocation", answer(429, refusal, { "retry-after": "60" }))).toEqual([]);
    expect(
      faults(
        "getCalendarFeed",
        answer(200, "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", { "content-type": "text/calendar; charset=utf-8" }),
      ),
    ).toEqual([]);
    expect(faults("updateLocation", answer(405, refusal, { allow: "PATCH" }), { method: "GET" })).toEqual([]);
  });

  it.each<[string, string, Answer, Partial<FuzzRequest>?]>([
    ["a failure", "500 is a failure of the server", answer(500, refusal)],
    ["a failure that would be documented", "503 is a failure of the server", answer(503, refusal)],
    ["a status that is not documented", "418 is not documented", answer(418, refusal)],
    ["another shape", "additional properties", answer(200, { ...location, secret: 1 })],
    ["a refusal without its envelope", "required property 'message'", answer(401, { success: false })],
    [
      "a page in the place of JSON",
      'content type is "text/html"',
      answer(401, "<html>", { "content-type": "text/html" }),
    ],
    ["no JSON at all", "another shape", answer(401, "Unauthorized")],
    ["no time to wait", "Retry-After is missing", answer(429, refusal)],
    ["no name for the logs", "X-Request-Id is missing", answer(401, refusal, { "x-request-id": "" })],
    ["no list of methods", "Allow is missing", answer(405, refusal), { method: "GET" }],
    ["another status for a method", "200 is not documented", answer(200, location), { method: "GET" }],
    [
      "an answer for one person that caches keep",
      "a cache may keep",
      answer(200, location, { "cache-control": "public" }),
    ],
    ["a header from the request", "injected", answer(401, refusal, { "x-injected": "1" })],
    [
      "a success for nobody",
      "without a session",
      answer(200, location),
      { caller: { person: null, badToken: 1, way: "bearer", origin: "none", client: "" } },
    ],
    [
      "a success for a foreign page",
      "another site",
      answer(200, location),
      { caller: { person: ASKER, badToken: null, way: "cookie", origin: "foreign", client: "" } },
    ],
    [
      "a success of a refused body",
      "the document refuses",
      answer(200, location),
      { headers: { "Content-Type": "application/json" }, body: Buffer.from("{}") },
    ],
    [
      "the inside of the server",
      "tells of the inside",
      answer(422, { success: false, message: "Invalid `prisma.user.update()` invocation" }),
    ],
  ])("finds %s", (_, expected, got, more) => {
    expect(faults("updateLocation", got, more).join("; ")).toContain(expected);
  });

  it.each([
    ["address of a mail", emailOf(OTHER)],
    ["telephone number", phoneOf(OTHER)],
    ["home", "mentor-2 Hidden Lane"],
    ["topic", "user-3 whispers to mentor-2"],
    ["exact place", `${placeOf(OTHER).latitude},${placeOf(OTHER).longitude}`],
    ["stranger", "somebody@elsewhere.example"],
  ])("finds data that only another person may see: %s", (_, secret) => {
    expect(faults("searchTowns", answer(200, towns(secret))).join()).toMatch(/^it tells about /);
    expect(faults("searchTowns", answer(303, "", { location: `/?q=${secret}` })).join()).toContain("it tells about ");
  });

  it("accepts a person's own data and public data", () => {
    const own = [
      emailOf(ASKER),
      phoneOf(ASKER),
      "user-1 whispers to mentor-2",
      idOf(OTHER),
      `${placeOf(OTHER).latitude}`,
    ];
    for (const text of own) expect(faults("searchTowns", answer(200, towns(text)))).toEqual([]);
  });

  it("ignores what Node itself answers, and other resources at an odd address", () => {
    expect(faults("getMe", answer(431, "", {}), { target: `/${"x".repeat(17_000)}` })).toEqual([]);
    expect(faults("getMe", answer(431, ""))).toEqual(["431 is not documented"]);
    expect(faults("getMe", answer(404, refusal), { isAstray: true })).toEqual([]);
    expect(faults("getMe", answer(308, "", { location: "/api/v1/users/me" }), { isAstray: true })).toEqual([]);
    expect(faults("getMe", answer(308, "", { location: "//evil.example" }), { isAstray: true })).toEqual([
      "it leads elsewhere",
    ]);
  });
});
