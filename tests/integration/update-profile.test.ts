import { PLAIN_BODY_BYTES } from "@/lib/platform/rest/body-limits";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as forTeachers from "@/app/api/v1/teachers/update-profile/route";
import * as me from "@/app/api/v1/users/me/route";
import * as forUsers from "@/app/api/v1/users/update-profile/route";
import { switchMessages } from "@/lib/domain/account/switch.messages";
import { profileEditMessages as messages } from "@/lib/domain/profile/edit-profile.messages";
import { switchToMentor } from "@/lib/server/account/switch-to-mentor";
import { openSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts, expectEnvelope, send, type Sending } from "../support/account-requests";
import { allRows, changedRows } from "../support/all-rows";
import { expectUnchanged } from "../support/expect-unchanged";
import { expectListingFollows } from "../support/listing-row";
import { refreshedTags } from "../support/next-cache";
import { signedInAs } from "../support/nonsense-of-members";
import { expectAnswersToNonsense } from "../support/nonsense-requests";

const doors = [
  ["/users", forUsers.PUT],
  ["/teachers", forTeachers.PUT],
] as const;
const BOTH = doors.map(([name, handler]) => [name, { handler }] as const);

const BASIC = {
  name: "Asha R. Rao",
  age: 42,
  mobileNumber: "9123456780",
  About: "Numbers first,\nformulas later.",
  Address: "7 Hill Road, Delhi",
};
const TEACHING = {
  proficiency: "Intermediate",
  subjects: ["Chemistry", "Origami"],
  teachingExperiences: [
    { institution: "Lake School", subject: "Chemistry", from: "2019-06-01", to: null, currentlyTeaching: true },
    {
      institution: "Hill School",
      subject: "Physics",
      from: "2012-02-29",
      to: "2018-03-31",
      currentlyTeaching: false,
    },
  ],
  qualifications: [
    { degree: "Ph.D.", field: "Chemistry", institution: "University of Delhi", year: 2018, detail: "On salts" },
    { degree: "B.Sc.", field: "Chemistry", institution: "University of Pune", year: 2011, detail: null },
  ],
  classesOffered: [
    {
      subject: "Chemistry",
      educationLevel: "college",
      specificClasses: ["Plus 2 First Year", "Plus 2 Second Year"],
      format: "offline",
      fee: { amount: 400_000, currency: "INR", per: "month", lessonsPerWeek: 3, lessonMinutes: 90 },
    },
    {
      subject: "Origami",
      educationLevel: "kindergarten",
      specificClasses: ["LKG"],
      format: "online",
      fee: { amount: 30_000, currency: "INR", per: "hour", lessonsPerWeek: null, lessonMinutes: null },
    },
  ],
  languages: ["english", "hindi"],
  boards: ["cbse", "jee"],
  reachKm: 7,
  hostsStudents: false,
  firstMeetingFee: { amount: 20_000, currency: "INR" },
};
const DELHI = { latitude: 28.613912, longitude: 77.209021 };

type Handler = typeof forUsers.PUT;
const put = (handler: Handler, bearer: string, json: unknown, more: Sending = {}) =>
  send(handler, { method: "PUT", bearer, json, ...more });
const save = (bearer: string, json: unknown) => put(forUsers.PUT, bearer, json);
const read = async (bearer: string) => (await send(me.GET, { method: "GET", bearer })).body.data;
const withoutIds = (rows: { id?: number }[]) => rows.map(({ id: _, ...row }) => row);

beforeAll(emptyAccounts);
beforeEach(() => void refreshedTags());
afterAll(emptyAccounts);

describe.each(BOTH)("PUT /api/v1%s/update-profile", (name, { handler }) => {
  it("saves everything that a mentor may change, and returns the new profile", async () => {
    const mentor = await createMentorMember();
    const answer = await put(handler, mentor.token, { ...BASIC, ...TEACHING, teachingPlace: DELHI, version: 0 });
    expectEnvelope(answer);
    expect([answer.status, answer.body.message]).toEqual([200, messages.saved]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { classesOffered, ...profile } = answer.body.data;
    expect(withoutIds(classesOffered)).toEqual(TEACHING.classesOffered);
    const { classesOffered: _, ...others } = TEACHING;
    expect(profile).toEqual({
      _id: mentor.id,
      email: mentor.email,
      username: mentor.username,
      role: "mentor",
      avatar: null,
      avatarSmall: null,
      isMentorVerified: false,
      latitude: null,
      longitude: null,
      ...BASIC,
      ...others,
      teachingPlace: DELHI,
      placeName: "Delhi",
      rating: null,
      reviewCount: 0,
      version: 1,
      isListed: true,
      hasPassword: false,
    });
    expect(await read(mentor.token)).toEqual({ ...answer.body.data, reviews: [] });
    await expectListingFollows(mentor.mentorProfile.id);
  });

  it("changes nobody else, whatever the body names", async () => {
    const [mentor, other] = [await createMentorMember(), await createMentorMember()];
    const names = { _id: other.id, id: other.id, userId: other.id, email: other.email, username: other.username };
    const before = await allRows();
    const json = { ...BASIC, ...TEACHING, ...names, mentorId: other.mentorProfile.id };
    expect((await put(handler, mentor.token, json)).status).toBe(200);
    // The cells of the map count all mentors in a tile, and the areas all mentors in a town.
    const { map_cell: _cells, tutor_area: _areas, ...changed } = changedRows(before, await allRows());
    const rows = Object.values(changed).flatMap((change) => [...change.before, ...change.after]);
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows) {
      expect([mentor.id, mentor.mentorProfile.id]).toContain(row.user_id ?? row.mentor_id ?? row.id);
    }
  });

  it("grants nothing beyond the fields of the form", async () => {
    const mentor = await createMentorMember();
    const grants = {
      role: "admin",
      isMentorVerified: true,
      isVerified: true,
      is_verified: true,
      rating: 5,
      ratingSum: 500,
      reviewCount: 100,
      reviews: [{ rating: 5 }],
      _id: "00000000-0000-4000-8000-000000000001",
      id: "00000000-0000-4000-8000-000000000001",
      email: "somebody@example.com",
      emailVerifiedAt: null,
      username: "chosen-by-me",
      avatar: "https://evil.example/a.png",
      avatarSmall: "https://evil.example/a.png",
      latitude: 1,
      longitude: 1,
      sessionVersion: 9,
      profileVersion: 9,
      createdAt: "2001-01-01T00:00:00Z",
      deletedAt: "2001-01-01T00:00:00Z",
      placeName: "The Moon",
      isListed: false,
      hasPassword: true,
      password: { create: { hash: "x" } },
      mentorProfile: { update: { isVerified: true } },
      listing: { ratingSum: 500 },
    };
    const before = await allRows();
    expect((await put(handler, mentor.token, { name: "Asha Two", ...grants })).status).toBe(200);
    const changed = changedRows(before, await allRows());
    expect(Object.keys(changed).sort()).toEqual(["mentor_listing", "mentor_page", "user_account"]);
    const isOnlyChange = (table: string, change: Record<string, unknown>) => {
      const {
        before: [was],
        after: [is],
      } = changed[table]!;
      expect(is).toEqual({ ...was, ...change });
    };
    isOnlyChange("user_account", { name: "Asha Two", profile_version: 1, updated_at: expect.any(String) });
    isOnlyChange("mentor_listing", { name: "Asha Two" });
  });

  it("answers 401 without a session, for an invalid, ended or revoked one and for a deleted account", async () => {
    const [ended, revoked, deleted] = [
      await createMentorMember(),
      await createMentorMember(),
      await createMentorMember(),
    ];
    const session = (await openSessionToken(ended.token))!;
    const expiresAt = new Date(Date.now() + 60_000);
    await prisma.endedSession.create({ data: { id: session.sessionId, userId: ended.id, expiresAt } });
    await prisma.user.update({ where: { id: revoked.id }, data: { sessionVersion: 1 } });
    await prisma.user.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
    await expectUnchanged(async () => {
      const tokens = ["x", "a.b.c.d.e", ended.token, revoked.token, deleted.token];
      const sessions: Sending[] = [
        {},
        ...tokens.map((bearer) => ({ bearer })),
        ...tokens.map((cookie) => ({ cookie })),
      ];
      for (const session of sessions) {
        const answer = await send(handler, { method: "PUT", json: BASIC, ...session });
        expectEnvelope(answer);
        expect([answer.status, answer.body.message]).toEqual([401, "Please sign in first."]);
      }
    });
  });

  it("refuses another site's page, but not its bearer token", async () => {
    const { token } = await createMentorMember();
    const headers = { Origin: "https://evil.example" };
    await expectUnchanged(async () => {
      const answer = await send(handler, { method: "PUT", json: BASIC, headers, cookie: token });
      expectEnvelope(answer);
      expect(answer.status).toBe(403);
    });
    expect((await put(handler, token, BASIC, { headers })).status).toBe(200);
    const own = { headers: { Host: "localhost", Origin: "http://localhost" }, cookie: token };
    expect((await send(handler, { method: "PUT", json: BASIC, ...own })).status).toBe(200);
  });

  it.each([
    [415, "a form", { form: new URLSearchParams({ name: "Asha" }) }],
    [415, "plain text", { body: "{}", headers: { "Content-Type": "text/plain" } }],
    [415, "nothing", {}],
    [400, "half of an object", { body: '{"name":', headers: { "Content-Type": "application/json" } }],
    [400, "no UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]), headers: { "Content-Type": "application/json" } }],
    [413, "a longer body than is read", { json: { About: "x".repeat(PLAIN_BODY_BYTES) } }],
    [422, "a list", { json: [] }],
    [422, "null", { json: null }],
  ])("answers %i to %s", async (status, _what, sending: Sending) => {
    const { token } = await createMentorMember();
    const answer = await expectUnchanged(() => send(handler, { method: "PUT", bearer: token, ...sending }));
    expectEnvelope(answer);
    expect(answer.status).toBe(status);
  });

  it("names every invalid field, and changes nothing", async () => {
    const { token } = await createMentorMember();
    const json = {
      name: "A",
      age: 101,
      mobileNumber: "12345",
      About: "x".repeat(2001),
      Address: "x".repeat(301),
      proficiency: "Wizard",
      subjects: ["Physics", "x".repeat(61)],
      teachingExperiences: [{ ...TEACHING.teachingExperiences[1], to: "2012-02-28" }],
      qualifications: [TEACHING.qualifications[0], { ...TEACHING.qualifications[1], year: 1939 }],
      classesOffered: [{ ...TEACHING.classesOffered[0], specificClasses: ["Class 1"] }],
      teachingPlace: { latitude: 91, longitude: 0 },
      version: -1,
    };
    const answer = await expectUnchanged(() => put(handler, token, json));
    expectEnvelope(answer);
    expect([answer.status, answer.body.message]).toEqual([422, "Some fields are not valid."]);
    const fields = Object.fromEntries(
      answer.body.errors.map((error: { field: string; message: string }) => [error.field, error.message]),
    );
    expect(fields).toEqual({
      name: expect.any(String),
      age: messages.ageInvalid,
      mobileNumber: messages.mobileInvalid,
      About: messages.aboutTooLong,
      Address: messages.addressTooLong,
      proficiency: messages.proficiencyUnknown,
      "subjects.1": messages.subjectTooLong,
      "teachingExperiences.0.to": messages.toBeforeFrom,
      "qualifications.1.year": messages.yearInvalid,
      "classesOffered.0.specificClasses": messages.classesForeign,
      "teachingPlace.latitude": messages.placeInvalid,
      version: expect.any(String),
    });
  });

  it("requires a place for in-person classes from a request that speaks of it, with what is stored", async () => {
    const { token } = await createMentorMember();
    expect((await put(handler, token, { classesOffered: [TEACHING.classesOffered[0]] })).status).toBe(200);
    const noPlace = { hostsStudents: false, reachKm: null };
    const refused = await expectUnchanged(() => put(handler, token, noPlace));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: "hostsStudents", message: messages.noPlaceInPerson }],
    ]);
    const online = { classesOffered: [TEACHING.classesOffered[1]], ...noPlace };
    expect((await put(handler, token, online)).status).toBe(200);
    const inPerson = { classesOffered: [TEACHING.classesOffered[0]] };
    const nowhere = await expectUnchanged(() => put(handler, token, { ...inPerson, hostsStudents: false }));
    expect(nowhere.body.errors).toMatchObject([{ field: "hostsStudents" }]);
    expect((await put(handler, token, { ...inPerson, reachKm: 5 })).status).toBe(200);
  });

  it("answers nonsense in the contract's shape", async () => {
    const tokens = (await Promise.all(Array.from({ length: 5 }, () => createMentorMember()))).map(({ token }) => token);
    const fields = [...Object.keys({ ...BASIC, ...TEACHING }), "teachingPlace", "version"];
    await expectAnswersToNonsense(signedInAs(tokens, handler), { fields, requests: 200, seed: name.length });
  });
});

describe("who may save what", () => {
  it("keeps a user's own fields, and drops teaching data", async () => {
    const user = await createUserMember();
    const before = await allRows();
    const answer = await save(user.token, { ...BASIC, ...TEACHING, teachingPlace: DELHI });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      ...BASIC,
      role: "user",
      subjects: [],
      classesOffered: [],
      isListed: false,
    });
    const changed = changedRows(before, await allRows());
    expect(Object.keys(changed)).toEqual(["user_account"]);
    expect(changed.user_account!.after).toMatchObject([{ name: BASIC.name, role: "user", latitude: null }]);
  });

  it("refuses an age below 18 from a mentor, unlists anyone who has it, and makes no child a mentor", async () => {
    const [mentor, child] = [await createMentorMember(), await createUserMember({ age: 9 })];
    const refused = await expectUnchanged(() => save(mentor.token, { age: 9 }));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: "age", message: messages.mentorTooYoung(18) }],
    ]);
    expect((await save(child.token, { age: 10 })).status).toBe(200);
    await expect(switchToMentor(child)).rejects.toMatchObject({
      code: "not_allowed",
      message: switchMessages.tooYoung,
    });

    // An account from before this rule.
    await prisma.user.update({ where: { id: mentor.id }, data: { age: 9 } });
    expect((await save(mentor.token, { About: "I teach." })).body.data).toMatchObject({ isListed: false });
    await expectListingFollows(mentor.mentorProfile.id);
    expect((await save(mentor.token, { age: 18 })).body.data).toMatchObject({ isListed: true });
  });

  it("refuses qualifications and teaching experience in the future", async () => {
    const mentor = await createMentorMember();
    const [qualification] = TEACHING.qualifications;
    const [experience] = TEACHING.teachingExperiences;
    const refused = await save(mentor.token, {
      qualifications: [qualification, { ...qualification, year: 2090 }],
      teachingExperiences: [{ ...experience, from: "2050-01-01", to: null, currentlyTeaching: true }],
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        { field: "qualifications.1.year", message: messages.yearToCome },
        { field: "teachingExperiences.0.from", message: messages.fromToCome },
      ],
    ]);
  });

  it("refuses a user at the mentors' address", async () => {
    const user = await createUserMember();
    const answer = await expectUnchanged(() => put(forTeachers.PUT, user.token, BASIC));
    expectEnvelope(answer);
    expect([answer.status, answer.body.message]).toEqual([403, "You are not allowed to do this."]);
  });

  it.each(["GET", "POST", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    for (const resource of [forUsers, forTeachers]) {
      const { status, headers } = await send(resource[method], { method });
      expect([status, headers.get("Allow")]).toEqual([405, "PUT, OPTIONS"]);
    }
  });
});

describe("effects of a save", () => {
  it("drops empty strings and clears by null", async () => {
    const { token } = await createMentorMember();
    const before = await read(token);
    const empty = { name: "", age: " ", mobileNumber: "", About: "\n", Address: "", proficiency: "" };
    expect((await save(token, empty)).status).toBe(200);
    expect(await read(token)).toEqual({ ...before, version: 1 });
    const none = { age: null, mobileNumber: null, About: null, Address: null };
    expect((await save(token, none)).status).toBe(200);
    expect(await read(token)).toEqual({ ...before, ...none, version: 2 });
  });

  it("keeps absent fields, rows and their ids included", async () => {
    const { token } = await createMentorMember();
    const before = await allRows();
    expect((await save(token, {})).status).toBe(200);
    expect(Object.keys(changedRows(before, await allRows()))).toEqual(["user_account"]);
    const profile = await read(token);
    expect((await save(token, { qualifications: TEACHING.qualifications })).status).toBe(200);
    expect(await read(token)).toEqual({ ...profile, qualifications: TEACHING.qualifications, version: 2 });
  });

  it("replaces the given lists, in their order", async () => {
    const { token, mentorProfile } = await createMentorMember();
    const lists = {
      subjects: ["Hindi", "English", "French"],
      teachingExperiences: TEACHING.teachingExperiences.toReversed(),
      qualifications: TEACHING.qualifications.toReversed(),
      classesOffered: TEACHING.classesOffered.toReversed(),
    };
    for (const given of [TEACHING, lists]) {
      expect((await save(token, given)).status).toBe(200);
      const { classesOffered, ...profile } = await read(token);
      const { classesOffered: offers, ...others } = given;
      expect(profile).toMatchObject(others);
      expect(withoutIds(classesOffered)).toEqual(offers);
    }
    const where = { mentorId: mentorProfile.id };
    expect(await prisma.qualification.count({ where })).toBe(2);
    expect(await prisma.teachingExperience.count({ where })).toBe(2);
    expect(await prisma.classOffered.count({ where })).toBe(2);
    expect((await save(token, { teachingExperiences: [] })).body.data.teachingExperiences).toEqual([]);
  });

  it.each([
    ["subjects", [], messages.keepSubject],
    ["subjects", [" ", ""], messages.keepSubject],
    ["qualifications", [], messages.keepQualification],
    ["qualifications", [{ degree: "B.A.", field: "", institution: "Any", year: 2001 }], messages.keepQualification],
    ["classesOffered", [], messages.keepClass],
    ["classesOffered", [{ subject: "", format: "online" }], messages.keepClass],
  ])("keeps the last entry of %s against %j", async (field, list, message) => {
    const { token } = await createMentorMember();
    const answer = await expectUnchanged(() => save(token, { name: "Asha Two", [field]: list }));
    expectEnvelope(answer);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
  });

  it("names all three lists at once, and refuses none of them if they are empty", async () => {
    const empty = { subjects: [], qualifications: [], classesOffered: [] };
    const { token } = await createMentorMember();
    const { body } = await expectUnchanged(() => save(token, empty));
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(empty));
    const none = { subjects: [], qualifications: undefined, classesOffered: undefined };
    const newcomer = await createMentorMember({ profile: none });
    expect((await save(newcomer.token, empty)).status).toBe(200);
  });

  it("writes nothing at all when one list cannot be written", async () => {
    const { token } = await createMentorMember();
    await prisma.$executeRaw`alter table class_offered add constraint none_today check (subject = 'x') not valid`;
    try {
      const answer = await expectUnchanged(() => save(token, { ...BASIC, ...TEACHING, teachingPlace: DELHI }));
      expect([answer.status, answer.body]).toEqual([500, { success: false, message: "Something went wrong." }]);
    } finally {
      await prisma.$executeRaw`alter table class_offered drop constraint none_today`;
    }
    expect((await save(token, TEACHING)).status).toBe(200);
  });
});

describe("versions", () => {
  it("refuses a save with an older or a future version", async () => {
    const { token } = await createMentorMember();
    expect((await save(token, { version: 0, name: "Asha One" })).body.data.version).toBe(1);
    for (const version of [0, 2]) {
      const answer = await expectUnchanged(() => save(token, { ...BASIC, ...TEACHING, version }));
      expectEnvelope(answer);
      expect([answer.status, answer.body.message]).toEqual([409, messages.changedElsewhere]);
    }
    expect((await save(token, { version: 1, name: "Asha Two" })).body.data.version).toBe(2);
    expect((await save(token, { name: "Asha Three" })).body.data).toMatchObject({ version: 3, name: "Asha Three" });
  });

  it("accepts exactly one of many saves with one version", async () => {
    const { token, mentorProfile } = await createMentorMember();
    const saves = Array.from({ length: 10 }, (_, n) => ({ ...distinctSave(n), version: 0 }));
    const answers = await Promise.all(saves.map((json) => save(token, json)));
    const winners = saves.filter((_, n) => answers[n]!.status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await savedOf(token)).toEqual({ ...winners[0], version: 1 });
    await expectListingFollows(mentorProfile.id);
  });

  it("keeps one save's lists whole in concurrent saves without a version", async () => {
    const { token, mentorProfile } = await createMentorMember();
    const saves = Array.from({ length: 12 }, (_, n) => distinctSave(n));
    const answers = await Promise.all(saves.map((json, n) => put(doors[n % 2]![1], token, json)));
    expect(answers.map(({ status }) => status)).toEqual(saves.map(() => 200));
    const { version, ...saved } = await savedOf(token);
    expect(version).toBe(12);
    expect(saves).toContainEqual(saved);
    await expectListingFollows(mentorProfile.id);
  });

  /** A save whose lists all contain its number; the lists differ in length. */
  function distinctSave(n: number) {
    const rows = Array.from({ length: 1 + (n % 4) }, (_, row) => `${n}-${row}`);
    return {
      name: `Asha ${n}`,
      subjects: rows.map((row) => `Subject ${row}`),
      qualifications: rows.map((degree) => ({ degree, field: "Any", institution: "Any", year: 2000, detail: null })),
      classesOffered: rows.map((subject) => ({ ...TEACHING.classesOffered[1]!, subject })),
    };
  }

  async function savedOf(token: string) {
    const { name, subjects, qualifications, classesOffered, version } = await read(token);
    return { name, subjects, qualifications, classesOffered: withoutIds(classesOffered), version };
  }
});

describe("pages", () => {
  it("refresh the mentor's own page and those of the mentors whom they reviewed", async () => {
    const [mentor, reviewed, other] = [
      await createMentorMember(),
      await createMentorMember(),
      await createMentorMember(),
    ];
    await createReview({ mentor: reviewed, student: mentor });
    await createReview({ mentor: other });
    refreshedTags();
    expect((await save(mentor.token, { name: "Asha Two" })).status).toBe(200);
    expect(refreshedTags().sort()).toEqual(tagsOfMentors([mentor.username, reviewed.username]).sort());
  });

  it("refresh the pages of the mentors whom a user reviewed", async () => {
    const [user, reviewed] = [await createUserMember(), await createMentorMember()];
    await createReview({ mentor: reviewed, student: user });
    await save(user.token, BASIC);
    expect(refreshedTags()).toEqual(tagsOfMentors([reviewed.username]));
    await save((await createUserMember()).token, BASIC);
    expect(refreshedTags()).toEqual([]);
  });
});

describe("limits", () => {
  it("answer 429 with Retry-After after 120 saves by either address, and do not limit other accounts", async () => {
    const [mentor, other] = [await createMentorMember(), await createMentorMember()];
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => put(doors[n % 2]![1], mentor.token, { age: 18 + n })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    for (const [, handler] of doors) {
      const answer = await expectUnchanged(() => put(handler, mentor.token, BASIC));
      expectEnvelope(answer);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(answer.body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    }
    expect((await save(other.token, BASIC)).status).toBe(200);
  });
});

describe("lists of odd rows", () => {
  const oddText = fc.constantFrom("", " ", "x".repeat(60), "😀".repeat(61), "\0", "\ud800", "null", "a\u0301");
  const odd = fc.oneof(oddText, fc.constantFrom<unknown>(null, true, -0, 1e308, 32768, 2 ** 53, [], {}, ["LKG"]));
  /** Mostly valid values, so that most bodies reach the database. */
  const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 30, arbitrary }, { weight: 1, arbitrary: odd });
  const text = mostly(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 }));
  const day = mostly(
    fc.constantFrom("2020-01-01", "2020-02-29", "1969-12-31", "0000-01-01", "0001-01-01", "0099-12-31", "9999-12-31"),
  );
  const rows = (shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc.array(fc.record(shape), { minLength: 1, maxLength: 3 });
  const degrees = (limit: number) => mostly(fc.double({ noNaN: true, min: -limit, max: limit }));
  const json = fc.record(
    {
      age: mostly(fc.integer({ min: 18, max: 100 })),
      About: text,
      mobileNumber: mostly(fc.stringMatching(/^[0-9]{10}$/)),
      subjects: fc.array(text, { minLength: 1, maxLength: 5 }),
      teachingExperiences: rows({ institution: text, subject: text, from: day, currentlyTeaching: fc.constant(true) }),
      qualifications: rows({
        degree: text,
        field: text,
        institution: text,
        year: mostly(fc.integer({ min: 1940, max: 2026 })),
        detail: text,
      }),
      classesOffered: rows({
        subject: text,
        educationLevel: mostly(fc.constant("kindergarten")),
        specificClasses: mostly(fc.array(fc.constantFrom("LKG", "UKG", "Pre-KG"), { minLength: 1, maxLength: 40 })),
        format: mostly(fc.constantFrom("online", "hybrid")),
      }),
      teachingPlace: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
    },
    { requiredKeys: [] },
  );

  it("are accepted or refused, never a server error, and the search row matches", async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => createMentorMember()));
    const statuses: number[] = [];
    const property = fc.asyncProperty(fc.tuple(json, json, json, json, json), async (bodies) => {
      const answers = await Promise.all(bodies.map((body, n) => save(members[n]!.token, body)));
      answers.forEach(expectEnvelope);
      statuses.push(...answers.map(({ status }) => status));
      await Promise.all(members.map(({ mentorProfile }) => expectListingFollows(mentorProfile.id)));
    });
    await fc.assert(property, { numRuns: 40, seed: 7, endOnFailure: true });
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
  });
});
