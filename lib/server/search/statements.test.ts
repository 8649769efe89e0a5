import { describe, expect, it } from "vitest";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { statementNames } from "@/lib/platform/db/statement-names";
import { gatheredSql, type MapSearch, walkedSql } from "./map/map-view.sql";
import { planPage, type Population, questionOf, type Step } from "./plan";
import { countSql, pageSql } from "./run-plan";

const DELHI = { latitude: 28.61, longitude: 77.21 };
const physics = { ...NO_FILTER, subject: 5, sort: "recommended" } as const;
const everybody = questionOf(NO_FILTER, null);
const question = questionOf(physics, DELHI);
const walk: Step = { shape: "walk", budget: 1000, isWhole: false };
const circle: Step = { shape: "circle", radiusKm: 5, beyondKm: 0, isWhole: true };
const inDelhi: MapSearch = { viewport: { west: 77, south: 28, east: 78, north: 29 }, demands: question.demands };
const counts = { everybody: 1e6, atMost: 1e6, likely: 1e6 };
const population: Population = { earth: counts, circle: null, around: [] };

describe("the requested number of mentors", () => {
  it.each([
    [
      "walk of everybody",
      (limit: number) => pageSql(everybody, planPage(everybody, population, limit, 1001)[0]!, { limit }),
    ],
    ["walk", (limit: number) => pageSql(question, walk, { limit })],
    ["gather by tokens", (limit: number) => pageSql(question, { shape: "tokens", isWhole: true }, { limit })],
    ["gather by circle", (limit: number) => pageSql(question, circle, { limit })],
    ["gather of the map", (limit: number) => gatheredSql(inDelhi, "tokens", limit)],
    ["walk of the map", (limit: number) => walkedSql(inDelhi, 1000, limit)],
  ])("is a parameter of one statement: %s", (_shape, sqlOf) => {
    const nameOf = statementNames();
    const names = new Set(Array.from({ length: 501 }, (_, n) => nameOf(sqlOf(n + 1))));
    expect(names.size).toBe(1);
    expect(names).not.toContain("");
    expect(sqlOf(37).values).toContain(37);
  });
});

it("uses one statement for all places, subjects, offsets, radii and cursors", () => {
  const some = [
    { filter: physics, place: DELHI, km: 5, offset: 6 },
    { filter: { ...physics, subject: 9 }, place: { latitude: -33.9, longitude: 151.2 }, km: 50, offset: 600 },
  ];
  const texts = (sqlOf: (one: (typeof some)[number]) => { sql: string }) => new Set(some.map((one) => sqlOf(one).sql));
  const within = ({ filter, place, km }: (typeof some)[number]) =>
    questionOf({ ...filter, sort: "distance", distance: 5 }, place, { key: km / 100, mentorId: km });
  expect(texts((one) => pageSql(within(one), walk, { limit: 6, offset: one.offset })).size).toBe(1);
  expect(texts((one) => pageSql(within(one), { ...circle, radiusKm: one.km }, { limit: 6 })).size).toBe(1);
  expect(texts((one) => countSql(within(one), { ...circle, radiusKm: one.km })).size).toBe(1);
});
