import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as me from "@/app/api/v1/users/me/route";
import { distanceKm } from "@/lib/domain/places/coordinates.rules";
import { formatViewerPosition } from "@/lib/domain/places/viewer-position.rules";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import { PASSWORD } from "../factories/account.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createMeetingRow } from "../factories/meeting.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts, type Handler, send, type Sending } from "../support/account-requests";
import { inHours } from "../support/meeting-requests";

const FOLDER = "app/api/v1";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Routes that need a session. Each new route must be added to one of these lists. */
const PRIVATE = [
  "meetings",
  "meetings/[id]/calendar",
  "meetings/[id]/cancel",
  "meetings/[id]/move",
  "meetings/create-meeting",
  "teachers/availability",
  "teachers/update-profile",
  "users/change-password",
  "users/delete-profile",
  "users/export-data",
  "users/me",
  "users/mentor/[id]/review",
  "users/review/[id]",
  "users/review/[id]/answer",
  "users/update-profile",
  "users/update-profile-photo",
  "users/updateLocation",
];

type Person = Awaited<ReturnType<typeof createPerson>>;
type People = { mentor: Person; reviewer: Person };
type Asking = Sending & { method: (typeof METHODS)[number] };

const get = (path: string, more: Sending = {}): Asking => ({ ...more, method: "GET", path });
const post = (json: unknown): Asking => ({ method: "POST", json });

/** Public routes, with requests that could make them reveal too much. */
const PUBLIC: Record<string, (people: People) => Asking[]> = {
  "teachers/all-teachers": ({ mentor }) => [
    get("/"),
    get("/?limit=500&sort=distance", { headers: { Cookie: `user_location=${formatViewerPosition(mentor.place)}` } }),
    get("/?category=highschool&subject=Mathematics&class=Class%2010&sort=nameAsc"),
    get(`/?limit=0&page=x&email=${mentor.email}`),
  ],
  "teachers/map": ({ mentor: { email, place } }) => {
    const around = (degrees: number) =>
      `west=${place.longitude - degrees}&south=${place.latitude - degrees}&east=${place.longitude + degrees}&north=${place.latitude + degrees}`;
    return [
      get(`/?${around(0.01)}`),
      get(`/?${around(10)}&category=highschool&subject=Mathematics&grade=10`),
      get(`/?${around(1)}&distance=5`, { headers: { Cookie: `user_location=${formatViewerPosition(place)}` } }),
      get("/?west=10&south=10&east=11&north=11"),
      get(`/?west=x&south=95&email=${email}`),
    ];
  },
  "teachers/profile/[username]": ({ mentor, reviewer }) =>
    [mentor.username, reviewer.username, mentor.email, mentor.id].map((username) => get("/", { params: { username } })),
  "teachers/profile/[username]/reviews": ({ mentor, reviewer }) =>
    [mentor.username, reviewer.username, mentor.email].map((username) => get("/?limit=100", { params: { username } })),
  "teachers/slots/[username]": ({ mentor, reviewer }) => [
    ...[mentor.username, reviewer.username, mentor.email].map((username) => get("/", { params: { username } })),
    get("/?timeZone=Asia/Kolkata&from=x", { params: { username: mentor.username } }),
  ],
  "meetings/feed/[userId]/[token]": ({ mentor, reviewer }) => [
    get("/", { params: { userId: mentor.id, token: `${"A".repeat(43)}.ics` } }),
    get("/", { params: { userId: reviewer.username, token: mentor.email } }),
  ],
  "places/towns": () => [get("/?q=Pune"), get("/?q=")],
  subscriptions: ({ mentor, reviewer }) => [
    post({ email: mentor.email }),
    post({ email: reviewer.email }),
    post({ email: [mentor.email] }),
  ],
  "subscriptions/unsubscribe/[token]": ({ mentor }) => [
    { method: "POST", params: { token: newMailSecret() } },
    { method: "POST", params: { token: mentor.unsubscribeSecret } },
  ],
  // These contain field names, but no people.
  "openapi.json": () => [],
  docs: () => [],
  "docs/[file]": () => [get("/", { params: { file: "x" } })],
  "users/register": ({ mentor }) => [
    post({ name: "Asha", email: mentor.email, password: PASSWORD }),
    post({ email: mentor.email }),
  ],
  "users/login": ({ mentor }) => [post({ email: mentor.email, password: "Wrong-Horse-9" }), post({})],
  "users/logout": () => [get("/")],
  "users/shortlist": ({ mentor }) => [get("/", { headers: { Cookie: `shortlist=~${mentor.username}` } })],
  "users/shortlist/[username]": ({ mentor, reviewer }) =>
    [mentor.username, reviewer.username, mentor.email].flatMap((username) => [
      { method: "PUT" as const, params: { username } },
      { method: "DELETE" as const, params: { username } },
    ]),
  "users/google": ({ mentor }) => [post({ credential: "a.b.c", email: mentor.email })],
  "users/forgot-password": ({ mentor }) => [post({ email: mentor.email })],
  "users/resend-verification": ({ mentor, reviewer }) => [
    post({ email: mentor.email }),
    post({ email: reviewer.email }),
  ],
  "users/reset-password/[token]": () => [
    { method: "PUT", json: { password: PASSWORD, confirmPassword: PASSWORD }, params: { token: newMailSecret() } },
  ],
  "users/verify-email/[token]": ({ mentor }) => [
    get(`/?email=${encodeURIComponent(mentor.email)}`, { params: { token: newMailSecret() } }),
    get(`/?email=${encodeURIComponent(mentor.email)}`, { params: { token: mentor.secret } }),
  ],
};

const handlersOf = async (route: string): Promise<Record<(typeof METHODS)[number], Handler>> =>
  import(/* @vite-ignore */ path.resolve(FOLDER, route, "route.ts"));

/** Creates a person whose private fields all have values that no response could contain by chance. */
async function createPerson(place: Place, isMentor: boolean, number: number) {
  const tag = `secret${number}`;
  const user = {
    // The shift of the public place depends on the id, so it is the same in every run.
    id: `0a0b0c0d-0000-4000-8000-00000000000${number}`,
    email: `${tag}@private.example`,
    mobileNumber: `98100000${number}7`,
    address: `${tag} Hidden Lane`,
    age: 90 + number,
    sessionVersion: 7_654_320 + number,
    profileVersion: 5_432_100 + number,
    latitude: 12.913457,
    longitude: 77.631189,
    emailVerifiedAt: new Date("2026-02-03T04:05:06.789Z"),
  };
  const { id, username, token } = isMentor
    ? await createMentorMember({ user, profile: place })
    : await createUserMember({ ...user, about: `${tag} about` });
  const hash = await hashPassword(PASSWORD);
  await prisma.passwordCredential.create({ data: { userId: id, hash } });
  const providerAccountId = `google-${randomUUID()}`;
  await prisma.account.create({ data: { userId: id, type: "oidc", provider: "google", providerAccountId } });
  const secret = newMailSecret();
  await storeMailToken(prisma, { userId: id, purpose: "reset_password", secret });
  const unsubscribeSecret = newMailSecret();
  const [confirmHash, unsubscribeHash] = [randomBytes(32), createHash("sha256").update(unsubscribeSecret).digest()];
  const subscription = { email: user.email, confirmHash, unsubscribeHash, confirmExpiresAt: user.emailVerifiedAt };
  await prisma.subscription.create({ data: { ...subscription, confirmedAt: user.emailVerifiedAt } });
  const texts = [
    user.email,
    user.mobileNumber,
    tag,
    hash,
    providerAccountId,
    "argon2",
    "2026-02-03T04:05:06",
    secret,
    unsubscribeSecret,
  ];
  if (!isMentor) texts.push(username);
  const numbers = [user.age, user.sessionVersion, user.profileVersion];
  return { ...user, username, token, secret, unsubscribeSecret, place, texts, numbers };
}
type Place = { latitude: number; longitude: number };

const PRIVATE_KEYS =
  /^(e-?mail\w*|mobile\w*|phone\w*|address|age|password\w*|hash\w*|sessionVersion|profileVersion|deletedAt|providerAccountId|accounts|teachingPlace|user)$/i;

/** Every value of a response, with its key. */
function leavesOf(value: unknown, key = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[key, value]];
  const entries = Array.isArray(value) ? value.map((item) => [key, item] as const) : Object.entries(value);
  return entries.flatMap(([name, item]) => [[name, null] as [string, unknown], ...leavesOf(item, name)]);
}

/** The private data of the two people in a response. */
function leaksIn({ text, body, headers }: Awaited<ReturnType<typeof send>>, { mentor, reviewer }: People): string[] {
  const everything = `${text}${JSON.stringify([...headers])}`;
  const texts = [mentor, reviewer].flatMap((person) => person.texts).filter((secret) => everything.includes(secret));
  const leaves = leavesOf(body);
  const names = leaves.map(([name]) => name).filter((name) => PRIVATE_KEYS.test(name));
  const numbers = leaves.map(([, value]) => value).filter((value) => typeof value === "number");
  const secretNumbers = [mentor, reviewer].flatMap((person) => [
    ...person.numbers,
    ...[person.place, person].flatMap(({ latitude, longitude }) => [latitude, longitude]),
  ]);
  const told = secretNumbers.filter((secret) =>
    // Positions with four decimals are exact to 11 m, and with three to 110 m.
    numbers.some((value) => [3, 4, 6].some((decimals) => value.toFixed(decimals) === secret.toFixed(decimals))),
  );
  return [...texts, ...names, ...told.map(String)];
}

let people: People;
let stranger: Awaited<ReturnType<typeof createUserMember>>;

beforeAll(async () => {
  // Ids are public, and small ones would look like an age.
  await prisma.$executeRaw`select setval(pg_get_serial_sequence('class_offered', 'id'), 100000)`;
  await emptyAccounts();
  const mentor = await createPerson({ latitude: 18.587613, longitude: 73.912277 }, true, 1);
  const reviewer = await createPerson({ latitude: 12.913457, longitude: 77.631189 }, false, 2);
  const { id } = await prisma.mentorProfile.findUniqueOrThrow({ where: { userId: mentor.id } });
  const pair = { mentor: { mentorProfile: { id } }, student: reviewer };
  await createReview(pair, { rating: 4 });
  await createMeetingRow(pair, inHours(30), { topic: "secret2 topic", roomUrl: "https://meet.example/secret2" });
  const inPerson = { format: "in_person", roomUrl: null, place: "Pune", contact: "secret2 corner" } as const;
  await createMeetingRow(pair, inHours(40), inPerson);
  people = { mentor, reviewer };
  stranger = await createUserMember();
});
afterAll(emptyAccounts);

describe("the routes", () => {
  it("are each listed as public or private", () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
      /route\.tsx?$/.test(file),
    );
    const routes = files.map((file) => path.dirname(file).replaceAll(path.sep, "/"));
    expect(routes.sort()).toEqual([...PRIVATE, ...Object.keys(PUBLIC)].sort());
  });

  it.each(PRIVATE)("that are private reveal nothing to anyone: %s", async (route) => {
    const handlers = await handlersOf(route);
    const params = { id: people.mentor.id };
    const declared: string[] = [];
    for (const method of METHODS) {
      const answer = await send(handlers[method], { method, params });
      expect([401, 405], `${method} ${answer.text}`).toContain(answer.status);
      expect(leaksIn(answer, people)).toEqual([]);
      if (answer.status === 401) declared.push(method);
    }
    expect(declared).not.toEqual([]);
  });
});

describe("a public response", () => {
  it.each(Object.keys(PUBLIC))("of %s holds nothing private, neither by value nor by name", async (route) => {
    const handlers = await handlersOf(route);
    for (const asking of PUBLIC[route]!(people)) {
      for (const session of [{}, { bearer: stranger.token }]) {
        const answer = await send(handlers[asking.method], { ...asking, ...session });
        expect(answer.status, answer.text).not.toBe(500);
        expect(leaksIn(answer, people), `${JSON.stringify(asking)} ${answer.text}`).toEqual([]);
        // Signing out has ended this session.
        if (route === "users/logout" && "bearer" in session) stranger = await createUserMember();
      }
    }
  });

  it("still shows the mentor, and the reviewer by name", async () => {
    const { GET } = await handlersOf("teachers/profile/[username]");
    const { body } = await send(GET, { method: "GET", params: { username: people.mentor.username } });
    expect(body.data).toMatchObject({ name: "Asha Rao", reviews: [{ studentId: { name: "Meera Iyer" } }] });
    expect(distanceKm(body.data, people.mentor.place)).toBeGreaterThan(0.149);
    const list = await send((await handlersOf("teachers/all-teachers")).GET, { method: "GET" });
    expect(list.body.data).toMatchObject([{ _id: people.mentor.id, latitude: body.data.latitude }]);
  });

  it("does not reveal the exact place by a distance either", async () => {
    const { GET } = await handlersOf("teachers/all-teachers");
    const headers = { Cookie: `user_location=${people.mentor.place.latitude},${people.mentor.place.longitude}` };
    const { body } = await send(GET, { method: "GET", headers });
    expect(body.data[0].distance).toBeGreaterThan(0.149);
  });

  it("would fail the test if it contained the owner's private data", async () => {
    for (const person of [people.mentor, people.reviewer]) {
      const answer = await send(me.GET, { method: "GET", bearer: person.token });
      const leaks = leaksIn(answer, people);
      for (const leak of [
        person.email,
        person.mobileNumber,
        "age",
        "Address",
        String(person.age),
        String(person.latitude),
      ]) {
        expect(leaks).toContain(leak);
      }
    }
    const { body } = await send(me.GET, { method: "GET", bearer: people.mentor.token });
    const rounded = { ...body, data: { latitude: 18.5876, longitude: 73.912 } };
    const answer = { status: 200, headers: new Headers(), text: "", body: rounded };
    expect(leaksIn(answer, people)).toEqual(["18.587613", "73.912277"]);
  });
});
