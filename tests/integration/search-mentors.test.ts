import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/v1/teachers/all-teachers/route";
import { SORT_KEYS, type SortKey } from "@/lib/domain/search/sorts";
import { findSubject } from "@/lib/catalogue/subjects";
import { countText, type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";
import { type Coordinates, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { questionOf, type Step } from "@/lib/server/search/plan";
import { runStep } from "@/lib/server/search/run-plan";
import { findWaysOut } from "@/lib/server/search/find-ways-out";
import { askedSubject } from "@/lib/domain/search/filters/subject";
import { placeFilters, withoutFilters } from "@/lib/domain/search/filters";
import { searchMentors } from "@/lib/server/search/search-mentors";
import { mulberry32 } from "../support/random";
import { emptyDatabase, seedForTests } from "../support/database";
import { randomFilters } from "../support/random-filters";
import { plainlyMatches, type PlainMentor, plainMentors, sum } from "../support/plain-mentors";

const DELHI = { latitude: 28.614, longitude: 77.209 };
const NOWHERE = { latitude: 34.2, longitude: 78.9 };
const everything = NO_FILTER;

let mentors: PlainMentor[];

beforeAll(async () => {
  await seedForTests({ mentors: 2500, seed: 11 });
  mentors = await plainMentors();
}, 120_000);

afterAll(emptyDatabase);

const average = (mentor: PlainMentor) =>
  mentor.ratings.length === 0 ? 0 : sum(mentor.ratings) / mentor.ratings.length;
const byName = new Intl.Collator("en");

function expected(filter: ListingFilter, viewer: Coordinates | null): string[] {
  const away = (mentor: PlainMentor) => (mentor.place && viewer ? distanceKm(viewer, mentor.place) : Infinity);
  const order: Record<SortKey, (a: PlainMentor, b: PlainMentor) => number> = {
    recommended: (a, b) => sum(b.ratings) - sum(a.ratings) || b.rowId - a.rowId,
    rating: (a, b) => average(b) - average(a) || b.rowId - a.rowId,
    reviews: (a, b) => b.ratings.length - a.ratings.length || b.rowId - a.rowId,
    nameAsc: (a, b) => byName.compare(a.name, b.name) || a.rowId - b.rowId,
    nameDesc: (a, b) => byName.compare(b.name, a.name) || b.rowId - a.rowId,
    distance: (a, b) => (away(a) === away(b) ? a.rowId - b.rowId : away(a) - away(b)),
  };
  return mentors
    .filter((mentor) => plainlyMatches(mentor, filter, viewer))
    .sort(order[filter.sort ?? (viewer ? "distance" : "recommended")])
    .map((mentor) => mentor.id);
}

describe("searchMentors", () => {
  it("equals brute force for 200 random searches, ids in order and totals", async () => {
    const random = mulberry32(5);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    for (let i = 0; i < 200; i++) {
      const near = pick(mentors).place;
      const viewer = random() < 0.15 ? NOWHERE : (near ?? DELHI);
      const filter: ListingFilter = {
        ...randomFilters(random),
        sort: pick([null, ...SORT_KEYS]),
      };
      const all = expected(filter, viewer);
      const pageCount = Math.max(1, Math.ceil(Math.min(all.length, 1000) / 6));
      const page = random() < 0.5 ? 1 : 1 + Math.floor(random() * pageCount);
      const found = await searchMentors({ filter, viewer, page, pageSize: 6, after: null, pastTheEnd: "nothing" });
      const context = JSON.stringify({ filter, viewer, page });
      expect(
        found.mentors.map((mentor) => mentor.id),
        context,
      ).toEqual(all.slice((page - 1) * 6, page * 6));
      expect(found.total, context).toBe(Math.min(all.length, 1000));
      expect(found.totalIsCapped, context).toBe(all.length > 1000);
    }
  }, 120_000);

  it.each([
    ["the subject", ["Physics"]],
    ["one of the subjects", ["Physics", "Chemistry"]],
  ])("finds by every shape only mentors who offer %s for the class", async (_, names) => {
    const subjects = names.map((name) => findSubject(name)!.id);
    const wanted = { ...everything, subject: askedSubject(subjects), grade: 10 };
    const question = questionOf(wanted, DELHI);
    const steps: Step[] = [
      { shape: "tokens", isWhole: true },
      { shape: "circle", radiusKm: 20_000, beyondKm: 0, isWhole: true },
      { shape: "walk", budget: 4000, isWhole: false },
      { shape: "placeless", budget: 4000, isWhole: false },
    ];
    const foundBy = async (step: Step) => (await runStep(question, step, { limit: 500 })).map(({ id }) => id).sort();
    const [byTokens, byCircle, byWalk, withoutPlace] = await Promise.all(steps.map(foundBy));
    const all = expected(wanted, DELHI).sort();
    const placeless = new Set(mentors.filter(({ place }) => place === null).map(({ id }) => id));
    const ofBoth = mentors.filter(
      ({ subjectIds, grades }) => subjectIds.some((id) => subjects.includes(id)) && grades.includes(10),
    );
    expect(ofBoth.length).toBeGreaterThan(all.length);
    expect(byTokens).toEqual(all);
    expect(byWalk).toEqual(all);
    expect(byCircle).toEqual(all.filter((id) => !placeless.has(id)));
    expect(withoutPlace).toEqual(all.filter((id) => placeless.has(id)));
  });

  it.each(SORT_KEYS)(
    "walking all pages sorted by %s lists each mentor once",
    async (sort) => {
      const filter: ListingFilter = { ...everything, category: "college", sort };
      const all = expected(filter, DELHI);
      expect(all.length).toBeLessThanOrEqual(1000);
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(all.length / 20); page++) {
        const found = await searchMentors({
          filter,
          viewer: DELHI,
          page,
          pageSize: 20,
          after: null,
          pastTheEnd: "nothing",
        });
        seen.push(...found.mentors.map((mentor) => mentor.id));
      }
      expect(seen).toEqual(all);
      expect(new Set(seen).size).toBe(seen.length);
    },
    60_000,
  );

  it.each(SORT_KEYS)(
    "sorted by %s, cursors continue from the last numbered page to the very end",
    async (sort) => {
      for (const category of ["all", "highschool"] as const) {
        const filter: ListingFilter = { ...everything, category, sort };
        const all = expected(filter, DELHI);
        expect(all.length).toBeGreaterThan(1000);
        const seen: string[] = [];
        let after: string | null = null;
        for (let page = 49; ; page++) {
          const found = await searchMentors({
            filter,
            viewer: DELHI,
            page,
            pageSize: 20,
            after,
            pastTheEnd: "last page",
          });
          expect(found.page).toBe(page);
          expect(found.mentors.length).toBeGreaterThan(0);
          seen.push(...found.mentors.map((mentor) => mentor.id));
          if (page >= 50 && found.nextCursor === null) break;
          after = found.nextCursor;
        }
        expect(seen).toEqual(all.slice(48 * 20));
      }
    },
    60_000,
  );

  it("following the REST list's next links reaches everybody", async () => {
    const seen: string[] = [];
    let path: string | undefined = "/api/v1/teachers/all-teachers?limit=500&sort=rating";
    while (path) {
      const response = await GET(new Request(`http://localhost${path}`), { params: Promise.resolve({}) });
      const { data } = (await response.json()) as { data: { _id: string }[] };
      seen.push(...data.map((teacher) => teacher._id));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link")!)?.[1];
    }
    expect(seen).toEqual(expected({ ...everything, sort: "rating" }, null));
  });

  it("ignores a cursor of another order, and a broken one", async () => {
    for (const after of ["1~Asha", "1~1.5", "x", "1~99999999999"]) {
      const search = { filter: everything, viewer: null, page: 500, pageSize: 6, after };
      expect((await searchMentors({ ...search, pastTheEnd: "last page" })).page).toBe(167);
    }
  });

  it("shows the last page, or nothing, past the end", async () => {
    const search = { filter: everything, viewer: null, page: 9999, pageSize: 6, after: null };
    const screen = await searchMentors({ ...search, pastTheEnd: "last page" });
    expect(screen).toMatchObject({ page: 167, pageCount: 167, total: 1000, totalIsCapped: true });
    expect(screen.mentors).toHaveLength(6);
    expect((await searchMentors({ ...search, pastTheEnd: "nothing" })).mentors).toEqual([]);
  });

  it("suggests changes for an empty result, with correct counts", async () => {
    const random = mulberry32(9);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const count = (filter: ListingFilter, viewer: Coordinates | null) =>
      mentors.filter((mentor) => plainlyMatches(mentor, filter, viewer)).length;
    let seen = 0;
    const labels: string[] = [];
    while (seen < 25) {
      const viewer = random() < 0.7 ? (pick(mentors).place ?? NOWHERE) : null;
      const any: ListingFilter = { ...everything, ...randomFilters(random) };
      const filter = viewer ? any : { ...any, ...withoutFilters(any, placeFilters(any)) };
      if (count(filter, viewer) > 0) continue;
      seen += 1;
      const context = JSON.stringify({ filter, viewer });
      const { ways, nearest } = await findWaysOut(filter, viewer);
      expect(
        ways.map(({ count }) => count),
        context,
      ).toEqual(
        ways.map((way) => countText(Math.min(1000, count(way.filter, viewer)), count(way.filter, viewer) > 1000)),
      );
      const ofPlace = placeFilters(filter);
      const [first] = expected({ ...filter, ...withoutFilters(filter, ofPlace), sort: "distance" }, viewer);
      const near = mentors.find(({ id, place }) => id === first && place !== null);
      expect(nearest?.name, context).toBe(viewer && ofPlace.length > 0 ? near?.name : undefined);
      labels.push(...ways.map(({ label }) => label));
    }
    for (const kind of [/^Without/, /^Only/, /^Online$/]) expect(labels).toContainEqual(expect.stringMatching(kind));
    const unknown = await findWaysOut({ ...everything, category: "college", name: "alchemy" }, null);
    expect(unknown.ways).toMatchObject([
      { label: "Without 'alchemy'", count: String(count({ ...everything, category: "college" }, null)) },
    ]);
  }, 60_000);

  it("finds mentors by the words of their names, in every order and with other filters", async () => {
    const wordsOf = (name: string) => name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    const hasName = (name: string, words: string[]) =>
      words.every((word) => wordsOf(name).some((own) => own.startsWith(word)));
    const [first, last] = wordsOf(mentors[7]!.name) as [string, string];
    for (const words of [[first], [last], [first, last], [last, first.slice(0, 3)], ["zzz"], ["a", first]]) {
      for (const filter of [
        { sort: "rating" },
        { sort: "distance" },
        { sort: null, category: "highschool" },
      ] as const) {
        const search = { ...everything, ...filter, name: words.join(" ") };
        const found = await searchMentors({
          filter: search,
          viewer: DELHI,
          page: 1,
          pageSize: 500,
          after: null,
          pastTheEnd: "nothing",
        });
        const known = new Map(mentors.map(({ id, name }) => [id, name]));
        const all = expected(search, DELHI).filter((id) =>
          hasName(
            known.get(id)!,
            words.filter((word) => word.length > 1),
          ),
        );
        expect(
          found.mentors.map(({ id }) => id),
          words.join(" "),
        ).toEqual(all);
        expect(found.total).toBe(all.length);
      }
    }
    const markup = { ...everything, name: "<script>alert(1)</script> & !:* 'x" };
    const search = { viewer: null, page: 1, pageSize: 6, after: null, pastTheEnd: "nothing" } as const;
    expect((await searchMentors({ ...search, filter: markup })).total).toBe(0);
    expect((await searchMentors({ ...search, filter: { ...everything, name: "+ -" } })).total).toBe(0);
  });

  it("refuses a distance while the position is unknown", async () => {
    const filter: ListingFilter = { ...everything, category: "college", distance: 5, sort: "distance" };
    const search = { filter, viewer: null, page: 1, pageSize: 6, after: null, pastTheEnd: "last page" } as const;
    await expect(searchMentors(search)).rejects.toMatchObject({
      code: "invalid_input",
      fields: [{ field: "distance" }],
    });
  });

  it("falls back to the recommended order, and reports it, for the nearest first without a position", async () => {
    const filter: ListingFilter = { ...everything, category: "college", sort: "distance" };
    const search = { filter, viewer: null, page: 1, pageSize: 6, after: null, pastTheEnd: "last page" } as const;
    const found = await searchMentors(search);
    expect(found.needsPosition).toBe(true);
    expect(found.mentors.map((mentor) => mentor.id)).toEqual(
      expected({ ...filter, sort: "recommended" }, null).slice(0, 6),
    );
    expect(found.mentors.every((mentor) => mentor.distanceKm === null)).toBe(true);
  });

  it("ranks nobody without coordinates as near", async () => {
    const filter: ListingFilter = { ...everything, subject: findSubject("Physics")!.id, sort: "distance" };
    const count = expected(filter, DELHI).length;
    const found = await searchMentors({
      filter,
      viewer: DELHI,
      page: 1,
      pageSize: count,
      after: null,
      pastTheEnd: "nothing",
    });
    const distances = found.mentors.map((mentor) => mentor.distanceKm ?? Infinity);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.at(-1)).toBe(Infinity);
  });

  it("measures distances from the shifted place and never returns the exact one", async () => {
    const found = await searchMentors({
      filter: { ...everything, sort: "distance" },
      viewer: DELHI,
      page: 1,
      pageSize: 50,
      after: null,
      pastTheEnd: "nothing",
    });
    for (const mentor of found.mentors) {
      const profile = await prisma.mentorProfile.findUniqueOrThrow({ where: { userId: mentor.id } });
      const exact = { latitude: profile.latitude!, longitude: profile.longitude! };
      const shown = { latitude: mentor.latitude!, longitude: mentor.longitude! };
      expect(distanceKm(exact, shown)).toBeGreaterThan(0.14);
      expect(distanceKm(exact, shown)).toBeLessThan(1.1);
      expect(mentor.distanceKm).toBeCloseTo(distanceKm(DELHI, shown), 9);
    }
  });
});
