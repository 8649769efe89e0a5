import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as updateProfile from "@/app/api/v1/users/update-profile/route";
import * as updateLocation from "@/app/api/v1/users/updateLocation/route";
import { findSubject } from "@/lib/catalogue/subjects";
import { type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";
import { type Coordinates, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { SHIFT_MAX_KM, SHIFT_MIN_KM } from "@/lib/domain/places/public-position.rules";
import { switchToMentor } from "@/lib/server/account/switch-to-mentor";
import { prisma } from "@/lib/platform/db/prisma";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { searchMentors } from "@/lib/server/search/search-mentors";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview, createStudent } from "../factories/mentor.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { expectListingFollows } from "../support/listing-row";

const PUNE = { latitude: 18.520431, longitude: 73.856744 };
const KOCHI = { latitude: 9.931233, longitude: 76.267303 };
const everybody = NO_FILTER;
const PHYSICS = {
  subject: "Physics",
  educationLevel: "college",
  specificClasses: ["Plus 2 First Year"],
  format: "hybrid",
};
const CODING = {
  subject: "Programming",
  educationLevel: "primaryschool",
  specificClasses: ["Class 3", "Class 4"],
  format: "hybrid",
};
const idOf = (subject: string) => findSubject(subject)!.id;

beforeAll(emptyAccounts);
beforeEach(emptyAccounts);
afterAll(emptyAccounts);

/** Creates a new mentor with an empty profile. */
async function createNewcomer() {
  const user = await createUserMember();
  await switchToMentor(user);
  const mentorProfile = await prisma.mentorProfile.findUniqueOrThrow({ where: { userId: user.id } });
  return { ...user, mentorProfile };
}

async function save(bearer: string, json: unknown) {
  const { status, body } = await send(updateProfile.PUT, { method: "PUT", bearer, json });
  expect(status).toBe(200);
  return body.data;
}

async function found(filter: Partial<ListingFilter>, viewer: Coordinates | null = null): Promise<string[]> {
  const search = { page: 1, pageSize: 50, after: null, pastTheEnd: "nothing" } as const;
  const { mentors } = await searchMentors({ ...search, viewer, filter: { ...everybody, ...filter } });
  return mentors.map(({ id }) => id);
}

const listingOf = (mentorId: number) => prisma.mentorListing.findUnique({ where: { mentorId } });

describe("who is listed", () => {
  it("is nobody before the first subject and the first class", async () => {
    const { token, mentorProfile } = await createNewcomer();
    expect(await listingOf(mentorProfile.id)).toBeNull();
    expect(await save(token, { About: "I teach." })).toMatchObject({ isListed: false });
    expect(await save(token, { subjects: ["Physics"] })).toMatchObject({ isListed: false });
    expect(await found({})).toEqual([]);
    expect(await save(token, { classesOffered: [PHYSICS] })).toMatchObject({ isListed: true });
    expect(await found({})).toHaveLength(1);
    await expectListingFollows(mentorProfile.id);
  });

  it("is nobody with only a class", async () => {
    const { token, mentorProfile } = await createNewcomer();
    expect(await save(token, { classesOffered: [PHYSICS] })).toMatchObject({ isListed: false });
    expect(await listingOf(mentorProfile.id)).toBeNull();
    expect(await save(token, { subjects: ["Origami"] })).toMatchObject({ isListed: true });
    await expectListingFollows(mentorProfile.id);
  });

  it.each([
    ["no class", { classesOffered: undefined }],
    [
      "an offer without a class",
      { classesOffered: { create: [{ subject: "Physics", educationLevel: "college", format: "hybrid" }] } },
    ],
    ["no subject", { subjects: [] }],
  ] as const)("is nobody with %s", async (_what, profile) => {
    const mentor = await createMentorMember({ profile: profile as object });
    expect(await listingOf(mentor.mentorProfile.id)).toBeNull();
    expect(await save(mentor.token, { name: "Asha Two" })).toMatchObject({ isListed: false });
    expect(await found({})).toEqual([]);
  });

  it("ends when a requirement is no longer met", async () => {
    const { id, token, mentorProfile } = await createMentorMember();
    expect(await found({})).toEqual([id]);
    await prisma.classOffered.deleteMany({ where: { mentorId: mentorProfile.id } });
    await save(token, { name: "Asha Two" });
    expect(await found({})).toEqual([]);
    await save(token, { classesOffered: [PHYSICS] });
    expect(await found({})).toEqual([id]);
    await expectListingFollows(mentorProfile.id);
  });

  it("is nobody with an unverified address", async () => {
    const { token, mentorProfile } = await createMentorMember({ user: { emailVerifiedAt: null } });
    expect(await save(token, { subjects: ["Physics"], classesOffered: [PHYSICS] })).toMatchObject({ isListed: false });
    expect(await listingOf(mentorProfile.id)).toBeNull();
  });
});

describe("where the search finds a mentor", () => {
  it("follows the profile exactly", async () => {
    const { id, token } = await createNewcomer();
    await save(token, { subjects: ["maths"], classesOffered: [PHYSICS], teachingPlace: PUNE });
    const here: Partial<ListingFilter>[] = [
      { category: "college" },
      { grade: 11 },
      { subject: idOf("Physics") },
      { subject: idOf("Mathematics") },
      { category: "college", subject: idOf("Physics"), grade: 11 },
    ];
    const elsewhere: Partial<ListingFilter>[] = [
      { category: "highschool" },
      { category: "technology" },
      { grade: 12 },
      { grade: 3 },
      { subject: idOf("Chemistry") },
      { category: "kindergarten", subject: idOf("Physics") },
    ];
    for (const filter of here) expect(await found(filter), JSON.stringify(filter)).toEqual([id]);
    for (const filter of elsewhere) expect(await found(filter), JSON.stringify(filter)).toEqual([]);

    await save(token, { subjects: ["Programming"], classesOffered: [CODING] });
    for (const filter of here) expect(await found(filter), JSON.stringify(filter)).toEqual([]);
    for (const filter of [
      { category: "technology" },
      { category: "primaryschool" },
      { grade: 3 },
      { grade: 4 },
    ] as const) {
      expect(await found(filter), JSON.stringify(filter)).toEqual([id]);
    }
  });

  it("is near the place of teaching while there is one", async () => {
    const { id, token, mentorProfile } = await createNewcomer();
    await save(token, { subjects: ["Physics"], classesOffered: [PHYSICS] });
    expect(await found({ distance: 5 }, PUNE)).toEqual([]);
    await save(token, { teachingPlace: PUNE });
    expect(await found({ distance: 5 }, PUNE)).toEqual([id]);
    expect(await found({ distance: 50 }, KOCHI)).toEqual([]);
    await save(token, { teachingPlace: KOCHI });
    expect(await found({ distance: 5 }, PUNE)).toEqual([]);
    expect(await found({ distance: 5 }, KOCHI)).toEqual([id]);
    await save(token, { teachingPlace: null });
    expect(await found({ distance: 50 }, KOCHI)).toEqual([]);
    expect(await found({})).toEqual([id]);
    await expectListingFollows(mentorProfile.id);
  });
});

describe("what the row shows", () => {
  it("is the new name, in search, in order and on the page", async () => {
    const [first, second] = [await createMentorMember(), await createMentorMember()];
    await save(first.token, { name: "Zubin Mehta" });
    await save(second.token, { name: "Anil Kumar" });
    expect(await listingOf(first.mentorProfile.id)).toMatchObject({ name: "Zubin Mehta" });
    expect(await found({ sort: "nameAsc" })).toEqual([second.id, first.id]);
    await save(first.token, { name: "Aakash Mehta" });
    expect(await found({ sort: "nameAsc" })).toEqual([first.id, second.id]);
    expect((await getMentorProfile(first.username)).name).toBe("Aakash Mehta");
  });

  it("is a fixed place 150 m to 1.1 km from the exact one, and the nearest town", async () => {
    for (const [place, town] of [
      [PUNE, "Pune, Maharashtra"],
      [KOCHI, "Kochi, Kerala"],
    ] as const) {
      const { token, username, mentorProfile } = await createMentorMember();
      expect(await save(token, { teachingPlace: place })).toMatchObject({ teachingPlace: place, placeName: town });
      const row = (await listingOf(mentorProfile.id))!;
      const shown = { latitude: row.latitude!, longitude: row.longitude! };
      expect(distanceKm(place, shown)).toBeGreaterThan(SHIFT_MIN_KM);
      expect(distanceKm(place, shown)).toBeLessThan(SHIFT_MAX_KM);
      expect(await getMentorProfile(username)).toMatchObject({ ...shown, placeName: town });
      await save(token, { name: "Asha Two", teachingPlace: place });
      expect(await listingOf(mentorProfile.id)).toMatchObject(shown);
      await expectListingFollows(mentorProfile.id);
    }
  });

  it("is no town name far from every town, and none after the place is cleared", async () => {
    const { token, username, mentorProfile } = await createMentorMember();
    expect(await save(token, { teachingPlace: { latitude: 0, longitude: -140 } })).toMatchObject({ placeName: null });
    expect(await listingOf(mentorProfile.id)).toMatchObject({ quadkey: expect.any(Number) });
    expect(await save(token, { teachingPlace: null })).toMatchObject({ teachingPlace: null, placeName: null });
    expect(await listingOf(mentorProfile.id)).toMatchObject({ latitude: null, longitude: null, quadkey: null });
    expect(await getMentorProfile(username)).toMatchObject({ latitude: null, longitude: null, placeName: null });
  });

  it("is not the mentor's own current position", async () => {
    const { id, token, mentorProfile } = await createMentorMember();
    const before = [
      await listingOf(mentorProfile.id),
      await prisma.mentorProfile.findUnique({ where: { userId: id } }),
    ];
    for (const json of [KOCHI, { latitude: null, longitude: null }, KOCHI]) {
      const answer = await send(updateLocation.PATCH, { method: "PATCH", json, bearer: token });
      expect(answer.status).toBe(200);
      const after = [
        await listingOf(mentorProfile.id),
        await prisma.mentorProfile.findUnique({ where: { userId: id } }),
      ];
      expect(after).toEqual(before);
    }
    await save(token, { name: "Asha Two" });
    expect(await listingOf(mentorProfile.id)).toEqual({ ...before[0], name: "Asha Two" });
  });
});

describe("reviews", () => {
  it("from before the listing count immediately", async () => {
    const { token, mentorProfile } = await createNewcomer();
    for (const rating of [5, 2, 4]) await createReview({ mentor: { mentorProfile } }, { rating });
    await save(token, { subjects: ["Physics"], classesOffered: [PHYSICS] });
    expect(await listingOf(mentorProfile.id)).toMatchObject({ ratingSum: 11, reviewCount: 3 });
    await createReview({ mentor: { mentorProfile } }, { rating: 1 });
    await save(token, { name: "Asha Two" });
    expect(await listingOf(mentorProfile.id)).toMatchObject({ ratingSum: 12, reviewCount: 4, rating: 3 });
  });

  it("are not lost when one is written while the row is created, in either order", async () => {
    for (const isReviewFirst of [true, false]) {
      const { mentorProfile } = await createMentorMember();
      const { id: mentorId } = mentorProfile;
      await prisma.mentorListing.delete({ where: { mentorId } });
      const student = await createStudent();
      const data = { mentorId, studentId: student.id, rating: 4, comment: "Explains everything twice." };
      let second: Promise<unknown> = Promise.resolve();
      await prisma.$transaction(async (tx) => {
        if (isReviewFirst) await tx.review.create({ data });
        else await refreshListing(tx, mentorId);
        // The other one starts now and waits for the end of this transaction.
        second = isReviewFirst
          ? prisma.$transaction((other) => refreshListing(other, mentorId))
          : prisma.review.create({ data }).then();
        await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 200))]);
      });
      await second;
      expect(await listingOf(mentorId)).toMatchObject({ ratingSum: 4, reviewCount: 1 });
      await expectListingFollows(mentorId);
    }
  });

  it("are not lost when they are written, changed and deleted while the row comes and goes", async () => {
    const { mentorProfile } = await createMentorMember();
    const { id: mentorId } = mentorProfile;
    const offers = await prisma.classOffered.findMany({ where: { mentorId } });
    const students = await Promise.all(Array.from({ length: 60 }, () => createStudent()));

    /** Removes the row or recreates it, as a save of the profile does. */
    const toggle = (n: number) =>
      prisma.$transaction(async (tx) => {
        await tx.$queryRaw`select 1 from user_account where id = ${mentorProfile.userId}::uuid for update`;
        await tx.classOffered.deleteMany({ where: { mentorId } });
        if (n % 3 > 0) {
          await tx.classOffered.createMany({ data: offers.map(({ id: _, ...offer }) => offer) });
        }
        await refreshListing(tx, mentorId);
      });
    const review = async (student: { id: string }, n: number) => {
      const { id } = await createReview({ mentor: { mentorProfile }, student }, { rating: 1 + (n % 5) });
      if (n % 4 === 1) await prisma.review.update({ where: { id }, data: { rating: 5 } });
      if (n % 4 === 2) await prisma.review.delete({ where: { id } });
    };
    const works = students.flatMap((student, n) => [() => review(student, n), ...(n % 2 ? [() => toggle(n)] : [])]);
    await Promise.all(works.map((work) => work()));
    await expectListingFollows(mentorId);
    await toggle(1);
    await expectListingFollows(mentorId);
    expect(await prisma.review.count({ where: { mentorId } })).toBe(45);
  });
});
