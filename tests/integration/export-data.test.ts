import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as route from "@/app/api/v1/users/export-data/route";
import * as me from "@/app/api/v1/users/me/route";
import * as updateProfile from "@/app/api/v1/users/update-profile/route";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { findActor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { PASSWORD } from "../factories/account.factory";
import { createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview, createStudent } from "../factories/mentor.factory";
import { giveSecondFactor } from "../factories/staff.factory";
import { emptyAccounts, expectEnvelope, send, type Sending } from "../support/account-requests";
import { allRows, changedRows } from "../support/all-rows";
import { hours, inHours } from "../support/meeting-requests";
import { signedInAs } from "../support/nonsense-of-members";
import { expectAnswersToNonsense } from "../support/nonsense-requests";

const download = (sending: Sending) => send(route.GET, { method: "GET", ...sending });
const joined = new Date("2025-01-02T03:04:05.678Z");

const subscribed = new Date("2025-02-03T04:05:06.789Z");
const createSubscription = (email: string, dates: { confirmedAt?: Date; unsubscribedAt?: Date }) =>
  prisma.subscription.create({
    data: {
      email,
      confirmHash: randomBytes(32),
      unsubscribeHash: randomBytes(32),
      confirmExpiresAt: subscribed,
      ...dates,
    },
  });

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

/** Creates a mentor with a value for every exported field, and with secrets that no export may hold. */
async function createMentorWithPast() {
  const mentor = await createMentorMember({
    user: { createdAt: joined, latitude: 19.076, longitude: 72.878, avatar: "/uploads/a.webp", sessionVersion: 71_717 },
  });
  const hash = await hashPassword(PASSWORD);
  const providerAccountId = `google-${randomUUID()}`;
  const secret = newMailSecret();
  await prisma.passwordCredential.create({ data: { userId: mentor.id, hash } });
  await prisma.account.create({ data: { userId: mentor.id, type: "oidc", provider: "google", providerAccountId } });
  await storeMailToken(prisma, { userId: mentor.id, purpose: "reset_password", secret });
  await giveSecondFactor(mentor);
  await createSubscription(mentor.email, { confirmedAt: subscribed });
  const [reviewed, reviewer] = [
    await createMentorMember({ user: { name: "Ravi Menon" } }),
    await createStudent({ name: "Zoya Zacharia", mobileNumber: "9000011111", address: "9 Hidden Lane" }),
  ];
  await prisma.shortlistedMentor.create({ data: { userId: mentor.id, mentorId: reviewed.mentorProfile.id } });
  await prisma.availability.create({ data: { mentorId: mentor.mentorProfile.id, ...hours() } });
  const times = { requestedAt: joined, checkedAt: joined, validUntil: subscribed };
  await prisma.mentorCheck.create({
    data: { mentorId: mentor.mentorProfile.id, checkId: 1, ...times, lookedAt: "A passport" },
  });
  const by = { status: "cancelled", cancelledAt: joined, cancelReason: "Fever", cancelledById: mentor.id } as const;
  const met = await createStudent({ name: "Farah Contractor" });
  await createMeetingRow({ mentor, student: met }, new Date("2026-02-03T10:00:00Z"), { createdAt: joined, ...by });
  await createMeetingRow({ mentor: reviewed, student: mentor }, inHours(30), {
    format: "in_person",
    roomUrl: null,
    place: "4 Station Road",
    contact: "98123 45678",
  });
  await createMeetingRow({ mentor: reviewed, student: reviewer }, inHours(40), { topic: "Somebody else's words" });
  await createReview({ mentor: reviewed, student: mentor }, { rating: 3, comment: "Good, but rather far away." });
  await createReview({ mentor, student: reviewer }, { rating: 5, comment: "My daughter passed, at last." });
  await createReview({ mentor: reviewed }, { comment: "Somebody else's words on somebody else." });
  return {
    ...mentor,
    reviewed,
    reviewer,
    met,
    secrets: [hash, providerAccountId, secret, mentor.token, "argon2", "71717"],
  };
}

describe("GET /api/v1/users/export-data", () => {
  it.each(["cookie", "bearer"])("returns all stored data of a mentor as a file, by %s", async (way) => {
    const mentor = await createMentorWithPast();
    const answer = await download({ [way]: mentor.token });
    expectEnvelope(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="mentorhood-data.json"');
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(answer.body.data).toEqual({
      exportedAt: time,
      formerUsernames: [],
      appeals: [],
      blocked: [],
      reports: [],
      joinedAt: joined.toISOString(),
      emailVerifiedAt: mentor.emailVerifiedAt!.toISOString(),
      newsletter: { subscribedAt: subscribed.toISOString() },
      shortlist: [mentor.reviewed.username],
      signIns: [{ provider: "google", linkedAt: time }],
      secondFactorSince: time,
      sessions: [{ device: "Chrome on Linux", startedAt: time, lastSeenAt: time }],
      verification: {
        standing: "draft",
        reason: null,
        submittedAt: null,
        checks: [
          {
            name: "Identity",
            requestedAt: joined.toISOString(),
            declinedReason: null,
            checkedAt: joined.toISOString(),
            validUntil: subscribed.toISOString(),
            lookedAt: "A passport",
          },
        ],
      },
      profile: {
        _id: mentor.id,
        name: "Asha Rao",
        email: mentor.email,
        role: "mentor",
        username: mentor.username,
        avatar: "/uploads/a.webp",
        avatarSmall: null,
        isMentorVerified: false,
        age: 41,
        About: mentor.about,
        mobileNumber: mentor.mobileNumber,
        Address: mentor.address,
        latitude: 19.076,
        longitude: 72.878,
        proficiency: "Advanced",
        subjects: ["Mathematics", "Physics"],
        teachingExperiences: [
          {
            institution: "City School, Pune",
            subject: "Mathematics",
            from: "2016-06-01",
            to: null,
            currentlyTeaching: true,
          },
        ],
        qualifications: [
          { degree: "M.Sc.", field: "Mathematics", institution: "University of Pune", year: 2015, detail: null },
        ],
        classesOffered: mentor.mentorProfile.classesOffered.map(
          ({ id, subject, educationLevel, specificClasses, format, feeAmount }) => ({
            id,
            subject,
            educationLevel,
            specificClasses,
            format,
            fee:
              feeAmount === null
                ? null
                : { amount: 50_000, currency: "INR", per: "hour", lessonsPerWeek: null, lessonMinutes: null },
          }),
        ),
        languages: ["english", "marathi"],
        boards: ["cbse"],
        reachKm: 10,
        hostsStudents: false,
        firstMeetingFee: { amount: 0, currency: "INR" },
        teachingPlace: { latitude: 18.520431, longitude: 73.856744 },
        placeName: "Pune, Maharashtra",
        rating: 5,
        reviewCount: 1,
        isListed: true,
        hasPassword: true,
      },
      reviewsWritten: [
        {
          mentor: { name: "Ravi Menon", username: mentor.reviewed.username },
          rating: 3,
          comment: "Good, but rather far away.",
          createdAt: time,
          editedAt: null,
          verifiedMeeting: false,
          answer: null,
        },
      ],
      reviewsReceived: [
        {
          rating: 5,
          comment: "My daughter passed, at last.",
          createdAt: time,
          editedAt: null,
          verifiedMeeting: false,
          answer: null,
        },
      ],
      meetings: [
        {
          _id: expect.any(String),
          side: "student",
          timeZone: "Asia/Kathmandu",
          other: { name: "Ravi Menon", username: mentor.reviewed.username },
          startsAt: inHours(30).toISOString(),
          endsAt: inHours(30, 30).toISOString(),
          status: "confirmed",
          format: "in_person",
          topic: "Fractions",
          className: "Class 10",
          roomUrl: null,
          place: "4 Station Road",
          contact: "98123 45678",
          cancellation: null,
        },
        {
          _id: expect.any(String),
          side: "mentor",
          timeZone: "UTC",
          other: { name: "Farah Contractor", username: null },
          startsAt: "2026-02-03T10:00:00.000Z",
          endsAt: "2026-02-03T10:30:00.000Z",
          status: "cancelled",
          format: "online",
          topic: "Fractions",
          className: "Class 10",
          roomUrl: null,
          place: null,
          contact: null,
          cancellation: { by: "mentor", reason: "Fever", hasLeft: false },
        },
      ],
      availability: hours(),
    });
  });

  it("holds no secret, and nothing of another person", async () => {
    const { token, secrets, reviewed, reviewer, met } = await createMentorWithPast();
    const { text, headers } = await download({ bearer: token });
    const everything = text + JSON.stringify([...headers]);
    const ofOthers = [reviewer, reviewed, met].flatMap(({ id, email }) => [id, email]);
    const { name, username, mobileNumber, address } = reviewer;
    const foreign = [
      ...ofOthers,
      name,
      username,
      mobileNumber!,
      address!,
      reviewed.address!,
      met.username,
      "Somebody else's words",
    ];
    for (const value of [...secrets, ...foreign]) expect(everything).not.toContain(value);
    expect(text).not.toMatch(/"(password|hash|token|sessionVersion|version|providerAccountId|student\w*)":/i);
  });

  it("returns a user's data, including the latest changes", async () => {
    const { id, token } = await createUserMember();
    await send(updateProfile.PUT, { method: "PUT", bearer: token, json: { About: "A parent of <three> & more." } });
    const { body } = await download({ bearer: token });
    expect(body.data).toMatchObject({
      signIns: [],
      reviewsWritten: [],
      reviewsReceived: [],
      meetings: [],
      availability: null,
    });
    expect(body.data.profile).toMatchObject({
      _id: id,
      About: "A parent of <three> & more.",
      role: "user",
      subjects: [],
    });
  });

  it.each([
    ["never asked for", null],
    ["not confirmed", {}],
    ["ended", { confirmedAt: subscribed, unsubscribedAt: subscribed }],
  ])("omits a newsletter that was %s, and another person's", async (_state, dates) => {
    const { token, email } = await createUserMember();
    if (dates) await createSubscription(email, dates);
    await createSubscription(`other-${email}`, { confirmedAt: subscribed });
    expect((await download({ bearer: token })).body.data.newsletter).toBeNull();
  });

  it("returns only the caller's own data, whatever the address names, and changes nothing", async () => {
    const [user, other] = [await createUserMember(), await createMentorWithPast()];
    const before = await allRows();
    const path = `/?id=${other.id}&_id=${other.id}&userId=${other.id}&email=${other.email}&username=${other.username}`;
    const { text, body } = await download({ bearer: user.token, path });
    expect(body.data.profile._id).toBe(user.id);
    for (const value of [other.id, other.email, other.username]) expect(text).not.toContain(value);
    expect(changedRows(before, await allRows())).toEqual({});
  });

  it("answers 401 without a session, for an invalid token, a revoked session and a deleted account", async () => {
    const [revoked, deleted] = [await createUserMember(), await createMentorMember()];
    await prisma.user.update({ where: { id: revoked.id }, data: { sessionVersion: 1 } });
    await deleteAccount((await findActor(deleted.token, "192.0.2.1"))!);
    for (const session of [
      {},
      { bearer: "x" },
      { cookie: "a.b.c.d.e" },
      { bearer: revoked.token },
      { cookie: deleted.token },
    ]) {
      const answer = await download(session);
      expectEnvelope(answer);
      expect([answer.status, answer.body]).toEqual([401, { success: false, message: "Please sign in first." }]);
      expect(answer.headers.get("Content-Disposition")).toBeNull();
    }
  });

  it("answers 429 with Retry-After after ten within the hour, and does not limit other accounts", async () => {
    const [user, other] = [await createUserMember(), await createUserMember()];
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await download({ bearer: user.token })).status),
    );
    expect(statuses).toEqual(Array(10).fill(200));
    const answer = await download({ bearer: user.token });
    expectEnvelope(answer);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Content-Disposition")).toBeNull();
    expect((await download({ bearer: other.token })).status).toBe(200);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(route[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("answers nonsense in the contract's shape, like the own profile", async () => {
    const tokens = (await Promise.all(Array.from({ length: 5 }, () => createMentorMember()))).map(({ token }) => token);
    for (const { GET } of [route, me]) {
      await expectAnswersToNonsense(signedInAs(tokens, GET), { fields: ["id", "email"], requests: 60, seed: 9 });
    }
  });
});
