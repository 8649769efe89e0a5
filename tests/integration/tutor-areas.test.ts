import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as directory from "@/app/(main)/mentors/directory/[[...page]]/page";
import * as tutors from "@/app/(main)/tutors/[[...area]]/page";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { townIdOfLabel } from "@/lib/domain/places/town.rules";
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from "@/lib/domain/text/description.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { listDirectoryPage, listDirectoryPages } from "@/lib/server/mentors/mentor-directory.repository";
import { listIndexableListings, readTopicRating } from "@/lib/server/search/topics";
import { findTown, TOWNS } from "@/lib/server/places/towns";
import { findTutorPage, getTutorArea, listMentorAreas, listTaughtSubjects } from "@/lib/server/tutors/tutor-areas";
import { emptyDatabase, seedForTests } from "../support/database";

const maths = findSubject("Mathematics")!;
const delhi = findTown("delhi")!;

beforeAll(() => seedForTests({ mentors: 900, seed: 3 }), 60_000);
afterAll(emptyDatabase);

/** The listed mentors who teach a subject in a town, or anywhere, from their profiles. */
async function tutorsByProfile(subjectName: string, town: string | null) {
  const mentors = await prisma.mentorProfile.findMany({
    where: { listing: { isNot: null } },
    include: { user: true, classesOffered: true, rating: true, listing: true },
  });
  return mentors.filter((mentor) => {
    const names = [...mentor.subjects, ...mentor.classesOffered.map(({ subject }) => subject)];
    const isHere = town === null || (mentor.placeName !== null && townIdOfLabel(mentor.placeName) === town);
    return isHere && names.some((name) => findSubject(name)?.name === subjectName);
  });
}

describe("a subject's tutors", () => {
  it.each([
    ["Mathematics", "delhi"],
    ["English", "mumbai-maharashtra"],
    ["Physics", null],
    ["Chess", "bengaluru-karnataka"],
  ])("%s in %s: count, order and rating equal brute force", async (name, townId) => {
    const town = townId === null ? null : findTown(townId)!;
    const area = await getTutorArea(findSubject(name)!, town);
    const expected = await tutorsByProfile(name, townId);
    const order = expected
      .map(({ listing, user }) => ({ sum: listing!.ratingSum, id: listing!.mentorId, username: user.username }))
      .sort((a, b) => b.sum - a.sum || b.id - a.id);
    expect(area.mentorCount).toBe(expected.length);
    expect(area.mentors.map(({ username }) => username)).toEqual(order.slice(0, 24).map(({ username }) => username));
    const reviewCount = expected.reduce((sum, { listing }) => sum + listing!.reviewCount, 0);
    const stars = order.reduce((sum, mentor) => sum + mentor.sum, 0);
    expect(area.rating).toEqual(reviewCount === 0 ? null : { average: stars / reviewCount, reviewCount });
    expect(JSON.stringify(area)).not.toMatch(/@example|mobile|address/i);
  });

  it("link to towns and subjects with three tutors or more, near towns first", async () => {
    const everywhere = await getTutorArea(maths, null);
    expect(everywhere.towns.length).toBeGreaterThan(3);
    for (const { town, mentorCount } of everywhere.towns) {
      expect(mentorCount).toBeGreaterThanOrEqual(3);
      expect(mentorCount).toBe((await tutorsByProfile("Mathematics", town.id)).length);
    }
    const counts = everywhere.towns.map(({ mentorCount }) => mentorCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const here = await getTutorArea(maths, delhi);
    expect(here.subjects.map(({ subject }) => subject.name)).not.toContain("Mathematics");
    for (const { subject, mentorCount } of here.subjects) {
      expect(mentorCount).toBe((await tutorsByProfile(subject.name, "delhi")).length);
      expect(mentorCount).toBeGreaterThanOrEqual(3);
    }
    expect(here.towns.map(({ town }) => town.id)).not.toContain("delhi");
  });

  it("may be empty", async () => {
    const empty = await getTutorArea(findSubject("Chess")!, TOWNS.at(-1)!);
    expect(empty).toMatchObject({ mentorCount: 0, rating: null, mentors: [] });
  });

  it("include every subject that is taught, most taught first", async () => {
    const taught = await listTaughtSubjects(null);
    const counts = taught.map(({ mentorCount }) => mentorCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(taught.find(({ subject }) => subject.id === maths.id)?.mentorCount).toBe(
      (await tutorsByProfile("Mathematics", null)).length,
    );
  });

  it("determine a profile's links: its town if it has enough tutors, otherwise all of India", async () => {
    const subjects = ["Mathematics", "maths", "Calligraphy", "Chess"];
    const inDelhi = await listMentorAreas({ subjects, placeName: "Delhi" });
    expect(inDelhi.map(({ subject, town }) => [subject.name, town?.id])).toEqual([
      ["Mathematics", "delhi"],
      ["Chess", (await tutorsByProfile("Chess", "delhi")).length >= 3 ? "delhi" : undefined],
    ]);
    const nowhere = await listMentorAreas({ subjects: ["Mathematics"], placeName: null });
    expect(nowhere).toEqual([{ subject: maths, town: null }]);
  });
});

describe("addresses of tutors", () => {
  it("contain the slug of a subject and the id of a town, and nothing else", () => {
    expect(findTutorPage([])).toBe("all");
    expect(findTutorPage(["computer-science"])).toEqual({ subject: findSubject("Computer Science"), town: null });
    expect(findTutorPage(["mathematics", "delhi"])).toEqual({ subject: maths, town: delhi });
    for (const segments of [
      ["-"],
      ["Mathematics"],
      ["maths"],
      ["mathematics", "Delhi"],
      ["mathematics", "nowhere"],
      ["mathematics", "delhi", "x"],
      ["__proto__"],
      ["constructor"],
      ["%00"],
    ])
      expect(findTutorPage(segments), segments.join("/")).toBe("unknown");
    expect(new Set(SUBJECTS.map(({ name }) => name.toLowerCase().replaceAll(" ", "-"))).size).toBe(SUBJECTS.length);
  });
});

describe("the directory", () => {
  it("holds every listed mentor once", async () => {
    const pages = await listDirectoryPages();
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    const mentors = (await Promise.all(pages.map(({ page }) => listDirectoryPage(page)))).flat();
    const names = mentors.map(({ username }) => username);
    const listed = await prisma.user.findMany({ where: { mentorProfile: { listing: { isNot: null } } } });
    expect(names.toSorted()).toEqual(listed.map(({ username }) => username).toSorted());
    expect(await listDirectoryPage(9_999_999)).toEqual([]);
  });

  it("is sorted by name, and labels each page with its first and last letters", async () => {
    const pages = await listDirectoryPages();
    const collator = new Intl.Collator("en");
    let before = "";
    for (const { page, first, last } of pages) {
      const names = (await listDirectoryPage(page)).map(({ name }) => name);
      expect([first, last]).toEqual([names[0]!.slice(0, 3), names.at(-1)!.slice(0, 3)]);
      for (const name of names) expect(collator.compare(before, (before = name))).toBeLessThanOrEqual(0);
    }
  });

  it("gives each page its own metadata, and excludes empty ones from search engines", async () => {
    const told = (...page: string[]) =>
      directory.generateMetadata({ params: Promise.resolve({ page }), searchParams: Promise.resolve({}) });
    const pages = await Promise.all([told(), told("1"), told("2")]);
    for (const texts of [pages.map(({ title }) => title), pages.map(({ description }) => description)]) {
      expect(new Set(texts).size).toBe(pages.length);
    }
    for (const { description, robots } of pages) {
      expect(description!.length).toBeGreaterThanOrEqual(DESCRIPTION_MIN);
      expect(description!.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(robots).toEqual({ index: false, follow: true });
    }
    expect(pages.map(({ alternates }) => alternates?.canonical)).toEqual([
      "/mentors/directory",
      "/mentors/directory/1",
      "/mentors/directory/2",
    ]);
    for (const nobody of [await told("9999"), await told("zero"), await told("1", "2")]) {
      expect(nobody).toMatchObject({ title: "Page not found" });
      expect(nobody.alternates).toBeUndefined();
    }
  });

  it("has no gaps after a mentor leaves", async () => {
    await prisma.mentorListing.deleteMany({ where: { mentorId: { gt: 400, lte: 800 } } });
    const pages = await listDirectoryPages();
    expect(pages.map(({ page }) => page)).toEqual([1, 2]);
    expect(await listDirectoryPage(1)).toHaveLength(400);
    expect(await listDirectoryPage(3)).toEqual([]);
  });
});

describe("states of /mentors for search engines", () => {
  it("are all mentors, and each category and class with any mentors", async () => {
    const all = await listIndexableListings();
    expect(all).toContain("/mentors");
    expect(all).toContain("/mentors?category=technology");
    expect(all).toContain("/mentors?category=highschool&class=Class+8");
    expect(all).toHaveLength(1 + 5 + 12);
    await prisma.mentorListing.updateMany({ where: { tokens: { has: 110 } }, data: { tokens: [10] } });
    expect(await listIndexableListings()).not.toContain("/mentors?category=highschool&class=Class+8");
  });

  it("include the rating of their mentors", async () => {
    const rating = await readTopicRating({ kind: "category", id: "college", name: "College" });
    const rows = await prisma.mentorListing.findMany({ where: { tokens: { has: 13 } } });
    const reviewCount = rows.reduce((sum, row) => sum + row.reviewCount, 0);
    const stars = rows.reduce((sum, row) => sum + row.ratingSum, 0);
    expect(rating).toEqual({ average: stars / reviewCount, reviewCount });
  });
});

describe("the page of a subject in a town", () => {
  const AREA = ["chess", "agra-uttar-pradesh"];
  const IMAGE = "/og/tutors/chess/agra-uttar-pradesh";

  it.each([
    [0, false, "/og/site"],
    [1, false, IMAGE],
    [2, false, IMAGE],
    [3, true, IMAGE],
  ])("with %i mentors is indexed: %s, and names the image %s", async (mentorCount, isIndexed, url) => {
    const key = { subjectId: findSubject("Chess")!.id, town: "agra-uttar-pradesh" };
    await prisma.tutorArea.deleteMany({ where: key });
    if (mentorCount > 0) await prisma.tutorArea.create({ data: { ...key, mentorCount } });
    const { robots, alternates, openGraph } = await tutors.generateMetadata({
      params: Promise.resolve({ area: AREA }),
      searchParams: Promise.resolve({}),
    });
    expect(robots).toEqual(isIndexed ? undefined : { index: false, follow: true });
    expect(alternates).toEqual({ canonical: "/tutors/chess/agra-uttar-pradesh" });
    expect(openGraph!.images).toMatchObject([{ url }]);
  });
});
