import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as index from "@/app/sitemap.xml/route";
import * as part from "@/app/sitemaps/[part]/route";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { SITEMAP_URL_LIMIT } from "@/lib/domain/sitemap/sitemap.rules";
import { links, mentorProfileHref } from "@/lib/links";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { listIndexableListings } from "@/lib/server/search/topics";
import { TOWNS } from "@/lib/server/places/towns";
import { listMentorPart } from "@/lib/server/sitemap/sitemap.repository";
import { updateProfile } from "@/lib/server/profile/update-profile";
import { createMentorMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { expectSitemap } from "../support/read-sitemap";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
const databaseUrl = process.env.DATABASE_URL;

beforeEach(emptyAccounts);
afterEach(() => {
  process.env.DATABASE_URL = databaseUrl;
  vi.resetModules();
});
afterAll(emptyAccounts);

const whole = (path: string) => new URL(path, env.APP_URL).href;
const readIndex = async () => expectSitemap("sitemapindex", await index.GET());
const askPart = (name: string, handlers: typeof part = part) =>
  handlers.GET(new Request(whole(`/sitemaps/${name}`)), { params: Promise.resolve({ part: name }) });
const readPart = async (name: string) => expectSitemap("urlset", await askPart(name));

type Member = Awaited<ReturnType<typeof createMentorMember>>;
const addressOf = ({ username }: Member) => whole(mentorProfileHref(username));

/** Creates a mentor with a given id. */
async function createMentorWithId(id: number, ...overrides: Parameters<typeof createMentorMember>): Promise<Member> {
  const mentor = await createMentorMember(...overrides);
  await prisma.$executeRaw`update mentor_profile set id = ${id} where id = ${mentor.mentorProfile.id}`;
  mentor.mentorProfile.id = id;
  return mentor;
}

/** Unlists a mentor: an offer without a class. */
const unlist = async (mentor: Member) =>
  updateProfile(await actorOf(mentor), {
    classesOffered: [
      { subject: "Physics", educationLevel: "college", specificClasses: [], format: "online", fee: null },
    ],
  });

/** Addresses of the parts of one kind in the index. */
const named = (entries: { url: string }[], kind: string) =>
  entries.map(({ url }) => url.replace(whole("/sitemaps/"), "")).filter((name) => name.startsWith(kind));

describe("the sitemap's mentors", () => {
  it("are in parts by id, each once, and the index lists the non-empty parts", async () => {
    const ids = [1_000_000, 1_000_001, 1_000_002, 1_050_000, 1_050_001, 1_100_000, 1_300_001];
    const mentors: Member[] = [];
    for (const id of ids) mentors.push(await createMentorWithId(id));
    const entries = await readIndex();
    expect(named(entries, "mentors")).toEqual(["mentors-20.xml", "mentors-21.xml", "mentors-22.xml", "mentors-27.xml"]);
    const parts = await Promise.all(named(entries, "mentors").map(readPart));
    expect(parts.map((urls) => urls.map(({ url }) => url))).toEqual(
      [[0], [1, 2, 3], [4, 5], [6]].map((part) => part.map((n) => addressOf(mentors[n]!))),
    );
    expect((await askPart("mentors-23.xml")).status).toBe(404);
  });

  it("have the timestamp of their last change, and their part has the newest of them", async () => {
    const [first, second] = [await createMentorWithId(1_000_001), await createMentorWithId(1_040_000)];
    await prisma.mentorPage.updateMany({ data: { changedAt: LONG_AGO } });
    const lastmods = async () => (await readPart("mentors-21.xml")).map(({ lastmod }) => lastmod);
    const lastmodOfPart = async () => (await readIndex()).find(({ url }) => url.endsWith("mentors-21.xml"))?.lastmod;
    expect([await lastmods(), await lastmodOfPart()]).toEqual([[LONG_AGO, LONG_AGO], LONG_AGO]);
    const since = new Date();
    await updateProfile(await actorOf(second), { About: "I teach with chalk now." });
    const [unchanged, changed] = await lastmods();
    expect(unchanged).toEqual(LONG_AGO);
    expect(changed!.getTime()).toBeGreaterThanOrEqual(since.getTime());
    expect(await lastmodOfPart()).toEqual(changed);
    expect(first.username).not.toBe(second.username);
  });

  it("disappear when they are unlisted or deleted, which changes their part", async () => {
    const [stays, unlisted, deleted] = [
      await createMentorWithId(1_000_001),
      await createMentorWithId(1_000_002),
      await createMentorWithId(1_000_003),
    ];
    for (const leave of [() => unlist(unlisted), async () => deleteAccount(await actorOf(deleted))]) {
      await prisma.mentorPage.updateMany({ data: { changedAt: LONG_AGO } });
      const since = Date.now();
      await leave();
      const entry = (await readIndex()).find(({ url }) => url.endsWith("mentors-21.xml"));
      expect(entry?.lastmod?.getTime()).toBeGreaterThanOrEqual(since);
    }
    expect((await readPart("mentors-21.xml")).map(({ url }) => url)).toEqual([addressOf(stays)]);
    await unlist(stays);
    expect(named(await readIndex(), "mentors")).toEqual([]);
    expect((await askPart("mentors-21.xml")).status).toBe(404);
  });

  it("use usernames, whatever the names are", async () => {
    const name = "</loc><script>&amp;\u2028";
    const mentor = await createMentorWithId(1_000_001, { user: { name } });
    expect((await readPart("mentors-21.xml")).map(({ url }) => url)).toEqual([addressOf(mentor)]);
  });
});

describe("the sitemap's landing pages", () => {
  it("have at least three mentors each, in one part per subject", async () => {
    const inPune = { placeName: "Pune, Maharashtra" };
    for (let n = 0; n < 3; n++) await createMentorMember({ profile: { ...inPune, subjects: ["Chess"] } });
    await createMentorMember({ profile: { placeName: "Agra, Uttar Pradesh", subjects: ["Chess", "Odia"] } });
    const [chess, odia] = ["Chess", "Odia"].map((name) => SUBJECTS.find((subject) => subject.name === name)!.id);
    const parts = named(await readIndex(), "tutors");
    expect(parts).toContain(`tutors-${chess}.xml`);
    expect(parts).not.toContain(`tutors-${odia}.xml`);
    expect((await askPart(`tutors-${odia}.xml`)).status).toBe(404);
    const paths = ["/tutors/chess", "/tutors/chess/pune-maharashtra"];
    expect(await readPart(`tutors-${chess}.xml`)).toEqual(
      paths.map((url) => ({ url: whole(url), lastmod: undefined })),
    );
    await prisma.tutorArea.create({ data: { subjectId: chess!, town: "no-such-town", mentorCount: 9 } });
    expect(await readPart(`tutors-${chess}.xml`)).toHaveLength(2);
    // A subject has one page for each town and one for all of India.
    expect(TOWNS.length + 1).toBeLessThan(SITEMAP_URL_LIMIT);
  });

  it("do not exist for a subject outside the catalogue", async () => {
    await prisma.tutorArea.create({ data: { subjectId: 61, town: "", mentorCount: 9 } });
    expect(named(await readIndex(), "tutors")).not.toContain("tutors-61.xml");
    expect((await askPart("tutors-61.xml")).status).toBe(404);
  });
});

/** Public pages that search engines must not index, or that are in other parts. */
const ELSEWHERE = /^\/(mentor|mentors\/directory|report|shortlist|subscribe|unavailable)(\/|$)/;

/** Addresses of public pages without a parameter. */
function lastingPages(): string[] {
  const files = readdirSync("app/(main)", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => path.join("/", path.dirname(file)).replace(/\/\[\[[^\]]*\]\]$/, "") || "/")
    .filter((route) => !ELSEWHERE.test(route) && !route.includes("["));
}

describe("the sitemap's other pages", () => {
  it("are every public page without a parameter, the papers, and the listing's topics", async () => {
    await createMentorMember();
    const paths = (await readPart("pages.xml")).map(({ url }) => url.slice(new URL(env.APP_URL).origin.length));
    const lasting = lastingPages();
    expect(lasting.length).toBeGreaterThan(7);
    expect(lasting.filter((route) => !paths.includes(route))).toEqual([]);
    const papers = paths.filter((page) => /^\/previous_questions\/[^/]+\/[^/]+/.test(page));
    expect(papers).toContain("/previous_questions/11th/Mathematics");
    expect(papers).toContain("/previous_questions/11th/Mathematics/mathematics-sample-paper-2023");
    const listings = await listIndexableListings();
    expect(listings.length).toBeGreaterThan(0);
    expect([...paths].sort()).toEqual([...new Set([...lasting, ...papers, ...listings])].sort());
    expect(paths).toContain(links.home);
  });

  it("exclude the listing while it is empty and has noindex", async () => {
    const paths = (await readPart("pages.xml")).map(({ url }) => new URL(url).pathname);
    expect(paths).toContain(links.tutors);
    expect(paths).not.toContain(links.mentors);
  });
});

const NO_PARTS = ["mentors-0.xml", "mentors-999999999.xml", "mentors-1", "nothing.xml", "", "%00"];

describe("a response", () => {
  it.each(NO_PARTS)("for %j is a plain 404", async (name) => {
    const response = await askPart(name);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  });

  it("is read again for each request, and once for concurrent ones", async () => {
    await createMentorWithId(1_000_001);
    const [one, ...others] = await Promise.all(
      Array.from({ length: 6 }, async () => (await askPart("mentors-21.xml")).text()),
    );
    expect(new Set(others)).toEqual(new Set([one]));
    await createMentorWithId(1_000_002);
    expect(await readPart("mentors-21.xml")).toHaveLength(2);
  });

  it.each([["index"], ["pages.xml"], ["mentors-1.xml"], ["tutors-1.xml"]])(
    "is 503 when the database is unreachable: %s",
    async (name) => {
      vi.resetModules();
      process.env.DATABASE_URL = "postgresql://nobody:secret@127.0.0.1:1/nowhere";
      const response =
        name === "index"
          ? await (await import("@/app/sitemap.xml/route")).GET()
          : await askPart(name, await import("@/app/sitemaps/[part]/route"));
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.text()).toBe("Not available right now\n");
    },
  );

  it("is 503 when the database fails after the first thousands of a part", async () => {
    await createMentorWithId(1_000_001);
    await createMentorWithId(1_007_000);
    await prisma.$executeRaw`
      create function break_off(id int) returns boolean language plpgsql cost 1000000 as
      'begin if id = 1007000 then raise exception ''The database breaks off.''; end if; return true; end'`;
    try {
      await prisma.$executeRaw`alter table mentor_listing rename to whole_listing`;
      await prisma.$executeRaw`create view mentor_listing as select * from whole_listing where break_off(mentor_id)`;
      // The first query of the part succeeds, so the failure is in the middle of it.
      const pages = listMentorPart(21);
      expect((await pages.next()).value).toHaveLength(1);
      const response = await askPart("mentors-21.xml");
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain("<url>");
    } finally {
      await prisma.$executeRaw`drop view if exists mentor_listing`;
      await prisma.$executeRaw`alter table if exists whole_listing rename to mentor_listing`;
      await prisma.$executeRaw`drop function break_off`;
    }
    expect(await readPart("mentors-21.xml")).toHaveLength(2);
  });
});
