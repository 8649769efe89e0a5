import { expect, it } from "vitest";
import { type ListingFilter, NO_FILTER } from "@/lib/domain/search/listing.rules";
import type { SearchCursor } from "@/lib/domain/search/cursor.rules";
import {
  planCount,
  planFirstPage,
  planPage,
  type Population,
  type Question,
  questionOf,
  type Step,
  TOTAL_CAP,
} from "./plan";

const DELHI = { latitude: 28.61, longitude: 77.21 };
const MILLION = 1_000_000;
const physics = { subject: 5 };
const twoTokens = { category: "technology", subject: 5 } as const;
const near = { distance: 10 } as const;

const of = (everybody: number, matching: number) => ({ everybody, atMost: matching, likely: matching });
const ask = (filter: Partial<ListingFilter>, after: SearchCursor | null = null): Question =>
  questionOf({ ...NO_FILTER, sort: "recommended", ...filter }, DELHI, after);
/** A million mentors, of whom `matching` match; `inCircle` counts those within the circle. */
const among = (matching: number, inCircle?: [everybody: number, matching: number]): Population => ({
  earth: of(MILLION, matching),
  circle: inCircle ? of(...inCircle) : null,
  around: [
    { ...of(100, Math.min(matching, 10)), reachKm: 2, areaKm2: 16 },
    { ...of(5000, Math.min(matching, 500)), reachKm: 16, areaKm2: 1024 },
  ],
});

/** A plan as text: "walk 4000, tokens". */
const said = (steps: readonly Step[]) =>
  steps
    .map((step) => {
      if ("budget" in step) return `${step.shape} ${step.budget}`;
      return step.shape === "circle" ? `circle ${Math.round(step.radiusKm)} km` : step.shape;
    })
    .join(", ");

it.each<[string, Partial<ListingFilter>, Population, string | null]>([
  ["nobody in the circle", near, among(MILLION, [0, 0]), "nothing"],
  ["a small circle", near, among(MILLION, [800, 800]), "circle 10 km"],
  ["a crowded circle of many matches", near, among(MILLION, [50_000, 50_000]), null],
  ["a crowded circle of few matches", { ...near, ...physics }, among(20_000, [50_000, 900]), "circle 10 km"],
  ["a rare subject in a crowded circle", { ...near, ...physics }, among(40, [50_000, 2]), "tokens"],
  ["a rare subject", physics, among(300), "tokens"],
  ["a common subject", physics, among(300_000), null],
  ["everybody", {}, among(MILLION), null],
])("finds the first page and its total of %s in one step: %s", (_what, filter, population, plan) => {
  const step = planFirstPage(ask(filter), population, 6);
  expect(step === null || step === "nothing" ? step : said([step])).toBe(plan);
});

it.each<[string, Partial<ListingFilter>, Population, number | string]>([
  ["everybody of a million", {}, among(MILLION), TOTAL_CAP],
  ["everybody of a few", {}, { ...among(900), earth: of(900, 900) }, "walk 1001"],
  ["one token's many", physics, among(20_000), TOTAL_CAP],
  ["one token's few", physics, among(1000), "tokens"],
  ["two tokens' many", twoTokens, among(300_000), "walk 16000, tokens"],
  ["two tokens' few", twoTokens, among(2000), "tokens"],
  ["an empty circle", near, among(MILLION, [0, 0]), 0],
  ["a full circle", near, among(MILLION, [50_000, 50_000]), "circle 10 km"],
])("counts %s by: %s", (_what, filter, population, plan) => {
  const counted = planCount(ask(filter), population);
  expect(typeof counted === "number" ? counted : said(counted)).toBe(plan);
});

it.each<[string, Partial<ListingFilter>, Population, number, number, string]>([
  ["everybody", {}, among(MILLION), 6, TOTAL_CAP, "walk 1000"],
  ["everybody, 1,006 rows on", {}, among(MILLION), 1006, TOTAL_CAP, "walk 4000"],
  ["a common subject", physics, among(300_000), 6, TOTAL_CAP, "walk 1000, tokens"],
  ["a rarer subject", physics, among(5000), 6, TOTAL_CAP, "walk 16000, tokens"],
  ["a rare subject", physics, among(300), 6, 300, "tokens"],
  ["a full circle", near, among(MILLION, [50_000, 50_000]), 6, TOTAL_CAP, "walk 1000, circle 10 km"],
  ["a small circle", near, among(MILLION, [3000, 3000]), 6, TOTAL_CAP, "circle 10 km"],
  [
    "a subject in a full circle",
    { ...near, ...physics },
    among(200_000, [20_000, 3000]),
    6,
    TOTAL_CAP,
    "walk 16000, circle 10 km",
  ],
])("plans the steps for a page of %s", (_what, filter, population, end, matches, plan) => {
  expect(said(planPage(ask(filter), population, end, matches))).toBe(plan);
});

it.each<[string, Partial<ListingFilter>, Population, SearchCursor | null, RegExp]>([
  ["everybody", {}, among(MILLION), null, /^circle 3 km, circle 4 km.*circle 20100 km, tokens$/],
  [
    "within 10 km",
    near,
    among(MILLION, [3000, 3000]),
    null,
    /^circle 3 km, circle 4 km, circle 8 km, circle 10 km, tokens$/,
  ],
  ["a rare subject", physics, among(20), null, /^tokens$/],
  ["a subject taught nearby", physics, among(3000), null, /^circle 3 km, (circle \d+ km, )*tokens$/],
  [
    "behind a cursor",
    {},
    among(MILLION),
    { key: 0.9999999, mentorId: 7 },
    /^circle 4 km, circle 7 km, circle 13 km, circle 25 km, circle 32 km/,
  ],
  ["behind everybody with a place", {}, among(MILLION), { key: null, mentorId: 7 }, /^placeless 4000, tokens$/],
])("finds the nearest of %s with growing circles", (_what, filter, population, after, plan) => {
  expect(said(planPage(ask({ ...filter, sort: "distance" }, after), population, 6, TOTAL_CAP))).toMatch(plan);
});

it("knows which steps are exhaustive", () => {
  const whole = (filter: Partial<ListingFilter>, population: Population) =>
    planPage(ask(filter), population, 6, TOTAL_CAP).map(({ isWhole }) => isWhole);
  expect(whole({}, among(MILLION))).toEqual([true]);
  expect(whole(physics, among(300_000))).toEqual([false, true]);
  expect(whole({ ...near, sort: "distance" }, among(MILLION, [3000, 3000]))).toEqual([false, false, false, true, true]);
});
