import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Metadata } from "next";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMentor, removeFactoryData } from "../factories/mentor.factory";
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from "@/lib/domain/text/description.rules";

type Params = Record<string, string | string[] | undefined>;
type Props = { params: Promise<Params>; searchParams: Promise<Params> };
type PageModule = { metadata?: Metadata; generateMetadata?: (props: Props) => Promise<Metadata> };
/** A request for a page and its expected metadata: the canonical path (null for none), and whether it is indexed. */
type Sample = { params?: Params; search?: Params; canonical: string | null; isIndexed: boolean };
/** Next adds noindex to pages with status 404 or 410; our own tag would be a duplicate. */
const GONE = { canonical: null, isIndexed: true };
const PRACTICE_PAPER = {
  params: { class: "11th", subject: "Mathematics", paper: "mathematics-sample-paper-2023" },
  canonical: "/previous_questions/11th/Mathematics/mathematics-sample-paper-2023",
};
/** The staff's pages have no canonical address, and search engines no business there. */
const CONSOLE_PAGE = { canonical: null, isIndexed: false };

const LONG = "x".repeat(43);
let username = "";
let unlisted = "";

/** Every page of the product; a new page fails the test until it is listed here. */
const PAGES: Record<string, () => Sample[]> = {
  "(main)": () => [
    { canonical: "/", isIndexed: true },
    { search: { level: "college" }, canonical: "/", isIndexed: true },
  ],
  "(main)/mentor/profile/[username]/[[...tab]]": () => [
    { params: { username }, canonical: `/mentor/profile/${username}`, isIndexed: true },
    { params: { username, tab: ["reviews"] }, canonical: `/mentor/profile/${username}`, isIndexed: true },
    { params: { username: unlisted }, canonical: `/mentor/profile/${unlisted}`, isIndexed: false },
    { params: { username: "nobody-at-all" }, ...GONE },
  ],
  "(main)/mentor/reviews/[username]": () => [
    { params: { username }, canonical: `/mentor/profile/${username}`, isIndexed: false },
    { params: { username: "nobody-at-all" }, ...GONE },
  ],
  "(main)/mentor/departed/[username]": () => [{ params: { username: "somebody" }, ...GONE }],
  "(main)/shortlist": () => [{ canonical: "/shortlist", isIndexed: false }],
  "(main)/become-an-instructor": () => [{ canonical: "/become-an-instructor", isIndexed: true }],
  "(main)/learning-platform": () => [{ canonical: "/learning-platform", isIndexed: true }],
  "(main)/career": () => [{ canonical: "/career", isIndexed: true }],
  "(main)/privacy-policy": () => [{ canonical: "/privacy-policy", isIndexed: true }],
  "(main)/terms-condition": () => [{ canonical: "/terms-condition", isIndexed: true }],
  "(main)/contact": () => [{ canonical: "/contact", isIndexed: true }],
  "(main)/safety": () => [{ canonical: "/safety", isIndexed: true }],
  "(outage)/unavailable": () => [{ canonical: null, isIndexed: false }],
  "(main)/previous_questions": () => [
    { canonical: "/previous_questions", isIndexed: true },
    { search: { class: "12th" }, canonical: "/previous_questions", isIndexed: false },
    { search: { class: "13th" }, canonical: "/previous_questions", isIndexed: true },
  ],
  "(main)/previous_questions/[class]/[subject]": () => [
    { params: { class: "11TH", subject: "maths" }, canonical: "/previous_questions/11th/Mathematics", isIndexed: true },
    { params: { class: "12th", subject: "Alchemy" }, ...GONE },
  ],
  "(main)/previous_questions/[class]/[subject]/[paper]": () => [{ ...PRACTICE_PAPER, isIndexed: true }],
  "(main)/previous_questions/[class]/[subject]/[paper]/answers": () => [{ ...PRACTICE_PAPER, isIndexed: true }],
  "(main)/report/[kind]/[id]": () => [
    { params: { kind: "profile", id: randomUUID() }, canonical: null, isIndexed: false },
    { params: { kind: "sofa", id: "x" }, canonical: null, isIndexed: false },
  ],
  "(main)/report/confirm/[token]": () => [{ params: { token: LONG }, canonical: null, isIndexed: false }],
  "(main)/appeal/[token]": () => [{ params: { token: LONG }, canonical: null, isIndexed: false }],
  "(main)/report/sent": () => [{ canonical: null, isIndexed: false }],
  "(main)/subscribe/confirm/[token]": () => [{ params: { token: LONG }, canonical: null, isIndexed: false }],
  "(main)/subscribe/unsubscribe/[token]": () => [{ params: { token: LONG }, canonical: null, isIndexed: false }],
  "(auth)/invitation/[token]": () => [{ params: { token: LONG }, canonical: null, isIndexed: false }],
  "(protected)/admin/import": () => [CONSOLE_PAGE],
  "(protected)/admin/import/[id]": () => [CONSOLE_PAGE],
  "(auth)/login": () => [{ canonical: "/login", isIndexed: false }],
  "(auth)/login/code": () => [{ canonical: "/login/code", isIndexed: false }],
  "(auth)/register": () => [{ canonical: "/register", isIndexed: false }],
  "(auth)/reset-password": () => [{ canonical: "/reset-password", isIndexed: false }],
  "(auth)/reset-password/[resetToken]": () => [{ params: { resetToken: LONG }, canonical: null, isIndexed: false }],
  "(auth)/verify-email": () => [{ canonical: null, isIndexed: false }],
  "(auth)/verify-email/[token]": () => [{ params: { token: LONG }, canonical: null, isIndexed: false }],
  "(protected)/Book-a-Meeting": () => [
    { canonical: "/Book-a-Meeting", isIndexed: false },
    { search: { mentor: username }, canonical: "/Book-a-Meeting", isIndexed: false },
  ],
  "(protected)/profile": () => [{ canonical: "/profile", isIndexed: false }],
  "(protected)/block/[id]": () => [{ params: { id: "x" }, canonical: null, isIndexed: false }],
  "(protected)/profile/security": () => [{ canonical: "/profile/security", isIndexed: false }],
  "(protected)/admin": () => [CONSOLE_PAGE],
  "(protected)/admin/announcements": () => [CONSOLE_PAGE],
  "(protected)/admin/audit": () => [CONSOLE_PAGE],
  "(protected)/admin/cases": () => [CONSOLE_PAGE],
  "(protected)/admin/cases/[id]": () => [CONSOLE_PAGE],
  "(protected)/admin/checks": () => [CONSOLE_PAGE],
  "(protected)/admin/join/[token]": () => [CONSOLE_PAGE],
  "(protected)/admin/lists": () => [CONSOLE_PAGE],
  "(protected)/admin/mails": () => [CONSOLE_PAGE],
  "(protected)/admin/mentors": () => [CONSOLE_PAGE],
  "(protected)/admin/mentors/[username]": () => [CONSOLE_PAGE],
  "(protected)/admin/people": () => [CONSOLE_PAGE],
  "(protected)/admin/people/[username]": () => [CONSOLE_PAGE],
  "(protected)/admin/searches": () => [CONSOLE_PAGE],
  "(protected)/admin/staff": () => [CONSOLE_PAGE],
  "dev/outbox": () => [{ canonical: "/dev/outbox", isIndexed: false }],
};
/** Groups whose layouts exclude all their pages from search engines. */
const PRIVATE_GROUPS = ["(auth)", "(protected)"];
/** The listings, which have their own test. */
const LISTINGS = /^\(main\)\/(mentors|tutors)(\/|$)/;

const load = (file: string) => import(join(process.cwd(), "app", file)) as Promise<PageModule>;

async function metadataOf(page: string, { params = {}, search = {} }: Partial<Sample>): Promise<Metadata> {
  const { metadata, generateMetadata } = await load(join(page, "page.tsx"));
  const own = generateMetadata
    ? await generateMetadata({ params: Promise.resolve(params), searchParams: Promise.resolve(search) })
    : metadata;
  expect(own, `${page} has no metadata`).toBeDefined();
  const group = PRIVATE_GROUPS.find((name) => page.startsWith(`${name}/`));
  return { ...(group && (await load(join(group, "layout.tsx"))).metadata), ...own };
}

const textOf = (title: Metadata["title"]) => (title as { absolute?: string }).absolute ?? (title as string);
const isIndexed = ({ robots }: Metadata) => (robots as { index?: boolean } | undefined)?.index ?? true;

beforeAll(async () => {
  ({ username } = await createMentor());
  ({ username: unlisted } = await createMentor({
    profile: { subjects: [], classesOffered: { create: [] } },
  }));
});
afterAll(removeFactoryData);

describe("the pages' metadata", () => {
  it("has an entry here for every page", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const pages = files.filter((file) => file.endsWith("page.tsx")).map((file) => file.replace(/\/?page\.tsx$/, ""));
    expect(pages.filter((page) => !LISTINGS.test(page)).sort()).toEqual(Object.keys(PAGES).sort());
  });

  it.each(Object.entries(PAGES))(
    "of %s gives it a title, a description and a canonical address",
    async (page, samplesOf) => {
      for (const sample of samplesOf()) {
        const metadata = await metadataOf(page, sample);
        const { title, description, alternates, openGraph, twitter } = metadata;
        const told = { title: textOf(title), description };
        expect(told.title).toMatch(/^\S.{3,}\S$/);
        expect(description!.length, description!).toBeGreaterThanOrEqual(DESCRIPTION_MIN);
        expect(description!.length, description!).toBeLessThanOrEqual(DESCRIPTION_MAX);
        expect(alternates?.canonical ?? null).toBe(sample.canonical);
        expect(isIndexed(metadata), `${page} ${JSON.stringify(sample)}`).toBe(sample.isIndexed);
        expect(openGraph).toMatchObject({ ...told, siteName: "Mentorhood", locale: "en_IN" });
        expect(openGraph?.url ?? null).toBe(sample.canonical);
        expect(openGraph?.images).toMatchObject([{ width: 1200, height: 630, alt: expect.stringMatching(/\S/) }]);
        expect(twitter).toMatchObject({ ...told, card: "summary_large_image" });
        // The address holds a secret, which no link to another page may contain.
        expect(JSON.stringify(metadata)).not.toContain(LONG);
      }
    },
  );

  it("differs between all pages", async () => {
    const seen = new Map<string, string>();
    for (const [page, samplesOf] of Object.entries(PAGES)) {
      const first = await metadataOf(page, samplesOf()[0]!);
      // A mentor's reviews are a part of the profile.
      if (page === "(main)/mentor/reviews/[username]") continue;
      for (const text of [textOf(first.title), first.description!]) {
        expect(seen.get(text), `${page} says "${text}" too`).toBeUndefined();
        seen.set(text, page);
      }
    }
  });

  it.each(["(main)/not-found.tsx", "(main)/mentor/profile/[username]/not-found.tsx"])(
    "of %s leaves the robots tag to Next and names no canonical address",
    async (file) => {
      const { metadata } = await load(file);
      expect(metadata!.robots).toBeUndefined();
      expect(metadata!.alternates?.canonical).toBeUndefined();
    },
  );
});
