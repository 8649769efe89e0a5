import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mentorIdsOfPart } from "@/lib/domain/sitemap/sitemap.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { updateProfile } from "@/lib/server/profile/update-profile";
import { createReview as writeReview } from "@/lib/server/reviews/create-review";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createMeetingRow } from "../factories/meeting.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { hours, inHours } from "../support/meeting-requests";

type Mentor = Awaited<ReturnType<typeof createMentorMember>>;
type Student = Awaited<ReturnType<typeof createUserMember>>;
type People = { mentor: Mentor; student: Student; reviewId: string; id: number };

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
let people: People;
let bystander: Mentor;

beforeAll(async () => {
  await emptyAccounts();
  bystander = await createMentorMember();
});
beforeEach(async () => {
  const pictured = { avatar: "/uploads/old.webp", avatarSmall: "/uploads/old-small.webp" };
  const [mentor, student] = [await createMentorMember({ user: pictured }), await createUserMember(pictured)];
  const { id: reviewId } = await createReview({ mentor, student }, { rating: 4 });
  people = { mentor, student, reviewId, id: mentor.mentorProfile.id };
  await prisma.mentorPage.updateMany({ data: { changedAt: LONG_AGO } });
});
afterAll(emptyAccounts);

const markOf = async (mentorId: number) =>
  (await prisma.mentorPage.findUniqueOrThrow({ where: { mentorId } })).changedAt.getTime();

/** Expects that exactly these pages have a timestamp after `since`. */
async function expectMarked(since: number, ids: readonly number[]): Promise<void> {
  const marked = await prisma.mentorPage.findMany({ where: { changedAt: { not: LONG_AGO } } });
  expect(marked.map(({ mentorId }) => mentorId).sort()).toEqual([...ids].sort());
  for (const { changedAt } of marked) {
    expect(changedAt.getTime()).toBeGreaterThanOrEqual(since);
    expect(changedAt.getTime()).toBeLessThanOrEqual(Date.now());
  }
}

const ofMentor = (data: Parameters<typeof prisma.user.update>[0]["data"]) => (p: People) =>
  prisma.user.update({ where: { id: p.mentor.id }, data });
const ofStudent = (data: Parameters<typeof prisma.user.update>[0]["data"]) => (p: People) =>
  prisma.user.update({ where: { id: p.student.id }, data });
const ofProfile = (data: Parameters<typeof prisma.mentorProfile.update>[0]["data"]) => (p: People) =>
  prisma.mentorProfile.update({ where: { id: p.id }, data });
const ofReview = (data: Parameters<typeof prisma.review.update>[0]["data"]) => (p: People) =>
  prisma.review.update({ where: { id: p.reviewId }, data });

const POST = { institution: "Hill School", subject: "Physics", from: new Date("2020-01-01") };
const DEGREE = { degree: "B.Ed.", field: "Teaching", institution: "University of Delhi", year: 2012 };
const OFFER = { subject: "Physics", educationLevel: "college", format: "online" } as const;

const SHOWN: Record<string, (p: People) => Promise<unknown>> = {
  "the name": ofMentor({ name: "Asha Rao-Iyer" }),
  "the username": (p) => ofMentor({ username: `${p.mentor.username}-2` })(p),
  "the picture": ofMentor({ avatar: "/uploads/new.webp" }),
  "the small picture": ofMentor({ avatarSmall: "/uploads/new-small.webp" }),
  "the text about oneself": ofMentor({ about: null }),
  "the proficiency": ofProfile({ proficiency: "Beginner" }),
  "the verified mark": ofProfile({ isVerified: true }),
  "the subjects": ofProfile({ subjects: ["Chess"] }),
  "the town": ofProfile({ placeName: "Kochi, Kerala" }),
  "the languages": ofProfile({ languages: ["tamil"] }),
  "the boards": ofProfile({ boards: ["jee"] }),
  "the reach": ofProfile({ reachKm: 20 }),
  "the mentor's place": ofProfile({ hostsStudents: true }),
  "the fee of the first meeting": ofProfile({ firstMeetingFee: 20_000 }),
  "a fee": ofProfile({ classesOffered: { updateMany: { where: {}, data: { feeAmount: 60_000, feePeriod: "hour" } } } }),
  "a new experience": ofProfile({ experiences: { create: POST } }),
  "an experience": ofProfile({ experiences: { updateMany: { where: {}, data: { currentlyTeaching: false } } } }),
  "an experience less": ofProfile({ experiences: { deleteMany: {} } }),
  "a new qualification": ofProfile({ qualifications: { create: DEGREE } }),
  "a qualification": ofProfile({ qualifications: { updateMany: { where: {}, data: { year: 2016 } } } }),
  "a qualification less": ofProfile({ qualifications: { deleteMany: {} } }),
  "a new class": ofProfile({ classesOffered: { create: OFFER } }),
  "a class": ofProfile({ classesOffered: { updateMany: { where: {}, data: { format: "online" } } } }),
  "a class less": ofProfile({ classesOffered: { deleteMany: {} } }),
  "a new review": async ({ mentor }) => createReview({ mentor }),
  "a review's stars": ofReview({ rating: 1 }),
  "a review's text": ofReview({ comment: "Another text of enough letters." }),
  "a review's mark of a meeting": ofReview({ verifiedMeeting: true }),
  "an answer": ofReview({ answer: "Thank you.", answeredAt: new Date() }),
  "a review less": (p) => prisma.review.delete({ where: { id: p.reviewId } }),
  "the name of a reviewer": ofStudent({ name: "Meera Rao" }),
  "the picture of a reviewer": ofStudent({ avatarSmall: "/uploads/meera.webp" }),
};

const NOT_SHOWN: Record<string, (p: People) => Promise<unknown>> = {
  "a sign-in": ofMentor({ sessionVersion: { increment: 1 } }),
  "an address and a number": ofMentor({ address: "7 Temple Street", mobileNumber: "9000000001", age: 50 }),
  "where the mentor last was": ofMentor({ latitude: 12.9, longitude: 77.6 }),
  "the exact place of teaching": ofProfile({ latitude: 18.53, longitude: 73.86 }),
  "a save of the same": (p) => ofMentor({ name: p.mentor.name, about: p.mentor.about })(p),
  "a profile of the same": ofProfile({ subjects: ["Mathematics", "Physics"], proficiency: "Advanced" }),
  "a review of the same": ofReview({ rating: 4, updatedAt: new Date() }),
  "the availability": (p) => prisma.availability.create({ data: { mentorId: p.id, ...hours() } }),
  "a meeting": ({ mentor, student }) => createMeetingRow({ mentor, student }, inHours(30)),
  "the search row": (p) => prisma.$transaction((tx) => refreshListing(tx, p.id)),
  "what a reviewer says about oneself": ofStudent({ about: "I learn.", username: `learner-${Date.now()}` }),
};

describe("the timestamp of a mentor's page", () => {
  it.each(Object.keys(SHOWN))("moves with %s, and no other page's does", async (change) => {
    const since = Date.now();
    await SHOWN[change]!(people);
    await expectMarked(since, [people.id]);
  });

  it.each(Object.keys(NOT_SHOWN))("stays with %s", async (change) => {
    await NOT_SHOWN[change]!(people);
    await expectMarked(0, []);
  });

  it("exists from the profile's creation, and is deleted with the account", async () => {
    const since = Date.now();
    const made = await createMentorMember();
    expect(await markOf(made.mentorProfile.id)).toBeGreaterThanOrEqual(since - 1);
    await prisma.user.delete({ where: { id: made.id } });
    expect(await prisma.mentorPage.count({ where: { mentorId: made.mentorProfile.id } })).toBe(0);
  });

  it("moves for everybody whom one statement changes", async () => {
    const since = Date.now();
    await prisma.mentorProfile.updateMany({ data: { placeName: "Agra, Uttar Pradesh" } });
    const all = await prisma.mentorProfile.findMany({ select: { id: true } });
    expect(all.length).toBeGreaterThan(2);
    await expectMarked(
      since,
      all.map(({ id }) => id),
    );
  });

  it("is the time of the commit, and stays after a rollback", async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    let changedAt = 0;
    await prisma.$transaction(async (tx) => {
      await tx.user.update({ where: { id: people.mentor.id }, data: { about: "New." } });
      changedAt = Date.now();
      await wait(60);
    });
    expect(await markOf(people.id)).toBeGreaterThanOrEqual(changedAt + 50);
    await prisma.mentorPage.updateMany({ data: { changedAt: LONG_AGO } });
    const failing = prisma.$transaction(async (tx) => {
      await tx.user.update({ where: { id: people.mentor.id }, data: { about: "Never." } });
      throw new Error("No.");
    });
    await expect(failing).rejects.toThrow("No.");
    await expectMarked(0, []);
  });

  it("is reset by one call, whatever it was", async () => {
    const answeredAt = new Date(Date.now() + 1000);
    await prisma.review.update({ where: { id: people.reviewId }, data: { answer: "Thanks.", answeredAt } });
    await prisma.$executeRaw`delete from mentor_page where mentor_id = ${bystander.mentorProfile.id}`;
    await prisma.$executeRaw`select rebuild_mentor_pages()`;
    expect(await markOf(people.id)).toBe(answeredAt.getTime());
    const { updatedAt } = await prisma.user.findUniqueOrThrow({ where: { id: bystander.id } });
    expect(await markOf(bystander.mentorProfile.id)).toBeGreaterThanOrEqual(updatedAt.getTime());
  });

  it("belongs to the same part of the sitemap as in the rules", async () => {
    for (const number of [1, 2, 7]) {
      for (const id of Object.values(mentorIdsOfPart(number))) {
        const { mentorProfile } = await createMentorMember();
        await prisma.$executeRaw`delete from mentor_profile where id = ${id}`;
        await prisma.$executeRaw`update mentor_profile set id = ${id} where id = ${mentorProfile.id}`;
        const page = await prisma.mentorPage.findUniqueOrThrow({ where: { mentorId: id } });
        expect([id, page.sitemapPart]).toEqual([id, number]);
      }
    }
  });
});

describe("writers", () => {
  it("never wait for the timestamp: a review is stored at once even while the mentor's page is locked", async () => {
    const holder = new Client({ connectionString: process.env.DATABASE_URL });
    await holder.connect();
    try {
      await holder.query("begin");
      await holder.query("select from mentor_page where mentor_id = $1 for update", [people.id]);
      const writer = await actorOf(await createUserMember());
      const started = performance.now();
      await writeReview(writer, people.mentor.id, { rating: 5, comment: "Explains everything twice." });
      expect(performance.now() - started).toBeLessThan(2000);
    } finally {
      await holder.query("rollback");
      await holder.end();
    }
  });

  it("who have reviewed each other and change name and profile concurrently all succeed", async () => {
    const mentors = await Promise.all(Array.from({ length: 4 }, () => createMentorMember()));
    for (const mentor of mentors) {
      for (const student of mentors) if (mentor !== student) await createReview({ mentor, student });
    }
    const actors = await Promise.all(mentors.map(actorOf));
    for (let round = 0; round < 15; round++) {
      await prisma.$executeRaw`delete from rate_limit`;
      await prisma.mentorPage.updateMany({ data: { changedAt: LONG_AGO } });
      const since = Date.now();
      await Promise.all(
        actors.map((actor, n) =>
          updateProfile(actor, { name: `Asha ${"abcd"[n]} ${round}`, subjects: ["Physics", `Subject ${round}`] }),
        ),
      );
      await expectMarked(
        since,
        mentors.map(({ mentorProfile }) => mentorProfile.id),
      );
    }
  });
});
