import { afterAll, afterEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { toTeacherJson } from "@/lib/server/mentors/mentor-profile.dto";
import { listReviews } from "@/lib/server/reviews/list-reviews";
import { createMentor, createReview, createStudent, removeFactoryData } from "../factories/mentor.factory";
import { tellsPlace } from "../support/told-place";

afterEach(removeFactoryData);
afterAll(() => prisma.$disconnect());

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : `no AppError: ${String(error)}`;
}

const teacherJson = async (username: string) => {
  const profile = await getMentorProfile(username);
  return toTeacherJson(profile, await listReviews(profile.id));
};

describe("getMentorProfile", () => {
  it("returns exactly the public fields", async () => {
    const mentor = await createMentor({ profile: { isVerified: true } });
    const profile = await getMentorProfile(mentor.username);
    expect(profile).toEqual({
      id: mentor.id,
      username: mentor.username,
      name: "Asha Rao",
      about: "I teach mathematics with pencil, paper and patience.",
      avatar: null,
      proficiency: "Advanced",
      isMentorVerified: true,
      checks: [],
      subjects: ["Mathematics", "Physics"],
      classesOffered: [
        {
          id: expect.any(Number),
          subject: "Mathematics",
          educationLevel: "highschool",
          specificClasses: ["Class 10"],
          format: "hybrid",
          fee: { amount: 50_000, currency: "INR", per: "hour", lessonsPerWeek: null, lessonMinutes: null },
        },
        {
          id: expect.any(Number),
          subject: "Physics",
          educationLevel: "college",
          specificClasses: ["Plus 2 Second Year"],
          format: "online",
          fee: null,
        },
      ],
      languages: ["english", "marathi"],
      boards: ["cbse"],
      reachKm: 10,
      hostsStudents: false,
      firstMeetingFee: { amount: 0, currency: "INR" },
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
      placeName: "Pune, Maharashtra",
      rating: { average: null, count: 0, stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: 0 })) },
      removedReviewCount: 0,
      isListed: true,
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      joinedAt: mentor.createdAt.toISOString(),
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    // The cache stores it as JSON, so nothing may be lost in the round trip.
    expect(JSON.parse(JSON.stringify(profile))).toEqual(profile);
  });

  it("finds nobody for an unknown or impossible username", async () => {
    for (const username of ["nobody-of-this-name", "", "A", "x' or 1=1 --", "a\u0000b", "a".repeat(10_000), "🙂🙂🙂"]) {
      expect(await codeOf(getMentorProfile(username))).toBe("mentor_not_found");
    }
  });

  it("finds no deleted account and no account that is not a mentor", async () => {
    const deleted = await createMentor({ user: { deletedAt: new Date() } });
    const student = await createStudent();
    const formerMentor = await createMentor({ user: { role: "user" } });
    const withoutProfile = await createStudent({ role: "mentor" });
    for (const { username } of [deleted, student, formerMentor, withoutProfile]) {
      expect(await codeOf(getMentorProfile(username))).toBe("mentor_not_found");
    }
  });

  it("works for a mentor with an empty profile", async () => {
    const empty = { classesOffered: undefined, experiences: undefined, qualifications: undefined };
    const mentor = await createMentor({
      user: { about: null },
      profile: { ...empty, subjects: [], placeName: null, proficiency: null, latitude: null, longitude: null },
    });
    expect(await getMentorProfile(mentor.username)).toMatchObject({
      about: null,
      proficiency: null,
      subjects: [],
      classesOffered: [],
      teachingExperiences: [],
      qualifications: [],
      placeName: null,
      latitude: null,
      longitude: null,
    });
  });

  it("orders qualifications and experience from the newest, current work first", async () => {
    const mentor = await createMentor({
      profile: {
        qualifications: {
          create: [2008, 2019, 2012].map((year) => ({ degree: "B.A.", field: "History", institution: "Any", year })),
        },
        experiences: {
          create: [
            { institution: "Old", subject: "History", from: new Date("2005-01-01"), to: new Date("2009-01-01") },
            { institution: "Present", subject: "History", from: new Date("2010-01-01"), currentlyTeaching: true },
            { institution: "Later", subject: "History", from: new Date("2018-01-01"), to: new Date("2019-01-01") },
          ],
        },
      },
    });
    const profile = await getMentorProfile(mentor.username);
    expect(profile.qualifications.map(({ year }) => year)).toEqual([2019, 2012, 2008]);
    expect(profile.teachingExperiences.map(({ institution }) => institution)).toEqual(["Present", "Later", "Old"]);
  });
});

describe("privacy", () => {
  it("holds no private field, neither by name nor by value", async () => {
    const mentor = await createMentor();
    const student = await createStudent({ mobileNumber: "9123456780", address: "12 Hidden Lane" });
    await createReview({ mentor, student });
    const text = JSON.stringify([await getMentorProfile(mentor.username), await teacherJson(mentor.username)]);
    const values = [
      mentor.email,
      mentor.mobileNumber,
      mentor.address,
      student.email,
      student.username,
      student.mobileNumber,
      student.address,
    ];
    for (const value of values) expect(text).not.toContain(String(value));
    expect(tellsPlace(text, mentor.mentorProfile)).toBe(false);
    expect(text).not.toMatch(
      /"(email|emailVerifiedAt|mobileNumber|address|age|password\w*|sessionVersion|deletedAt)"/i,
    );
  });

  it("shows the shifted place of the search row, not the exact one", async () => {
    const mentor = await createMentor();
    const listing = await prisma.mentorListing.findUniqueOrThrow({ where: { mentorId: mentor.mentorProfile.id } });
    const profile = await getMentorProfile(mentor.username);
    expect([profile.latitude, profile.longitude]).toEqual([listing.latitude, listing.longitude]);
    expect(profile.latitude).not.toBe(mentor.mentorProfile.latitude);
    expect(profile.longitude).not.toBe(mentor.mentorProfile.longitude);
  });
});

describe("reviews", () => {
  it("come newest first, ten at most, with the total number and average", async () => {
    const mentor = await createMentor();
    const ratings = [5, 4, 5, 3, 5, 5, 1, 4, 5, 5, 2, 5];
    for (const [day, rating] of ratings.entries()) {
      await createReview(
        { mentor },
        { rating, createdAt: new Date(Date.UTC(2026, 0, 1 + day)), comment: `The review of day ${day}` },
      );
    }
    const profile = await getMentorProfile(mentor.username);
    const { reviews, total } = await listReviews(profile.id);
    expect(total).toBe(12);
    expect(reviews.map((review) => review.comment)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `The review of day ${day}`),
    );
    expect(reviews[0]).toMatchObject({
      rating: 5,
      createdAt: "2026-01-12T00:00:00.000Z",
      student: { name: "Meera Iyer" },
    });
    expect(profile.rating.count).toBe(12);
    expect(profile.rating.average).toBeCloseTo(49 / 12, 12);
    expect(profile.rating.stars.map(({ count }) => count)).toEqual([7, 2, 1, 1, 1]);
  });

  it("with the same timestamp have a stable order", async () => {
    const mentor = await createMentor();
    const createdAt = new Date("2026-05-05T05:05:05.000Z");
    const made = [];
    for (let i = 0; i < 5; i++) made.push(await createReview({ mentor }, { createdAt }));
    const { reviews } = await listReviews(mentor.id);
    expect(reviews.map((review) => review.id)).toEqual(made.map((review) => review.id).sort());
  });

  it("belong to their own mentor only", async () => {
    const [mentor, other] = [await createMentor(), await createMentor()];
    await createReview({ mentor: other });
    expect(await listReviews(mentor.id)).toEqual({ reviews: [], total: 0, nextCursor: null });
  });

  it("of a deleted person stay without a name or picture", async () => {
    const mentor = await createMentor();
    const student = await createStudent({ avatar: "/portraits/7.svg", deletedAt: new Date() });
    await createReview({ mentor, student });
    const { reviews } = await listReviews(mentor.id);
    expect(reviews[0]?.student).toEqual({ id: student.id, name: "Deleted user", avatar: null });
  });

  it("keep hostile text as it was written", async () => {
    const comment = `<img src=x onerror="alert(1)"> & </script><script>alert('2')</script> ${"\u2028"} 🙂 \\u003c`;
    const about = "<b>bold</b> {{7*7}} ${7*7}";
    const mentor = await createMentor({ user: { about, name: "<i>Asha</i>" } });
    await createReview({ mentor }, { comment });
    const json = await teacherJson(mentor.username);
    expect(json.reviews[0]?.comment).toBe(comment);
    expect(json).toMatchObject({ About: about, name: "<i>Asha</i>" });
  });
});

describe("toTeacherJson", () => {
  it("names the contract's fields", async () => {
    const mentor = await createMentor();
    const student = await createStudent();
    await createReview({ mentor, student }, { rating: 4 });
    const json = await teacherJson(mentor.username);
    expect(Object.keys(json).sort()).toEqual(
      [
        "About",
        "_id",
        "avatar",
        "boards",
        "classesOffered",
        "firstMeetingFee",
        "hostsStudents",
        "id",
        "isMentorVerified",
        "languages",
        "latitude",
        "longitude",
        "name",
        "proficiency",
        "qualifications",
        "rating",
        "reachKm",
        "reviewCount",
        "reviews",
        "role",
        "subjects",
        "teachingExperiences",
        "username",
      ].sort(),
    );
    expect(json).toMatchObject({ _id: mentor.id, role: "mentor", rating: 4, reviewCount: 1 });
    expect(json.reviews).toEqual([
      {
        _id: expect.any(String),
        rating: 4,
        comment: expect.any(String),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        verifiedMeeting: false,
        answer: null,
        studentId: { _id: student.id, name: "Meera Iyer", avatar: null },
      },
    ]);
  });
});
