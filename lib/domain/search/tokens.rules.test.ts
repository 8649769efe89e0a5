import { describe, expect, it } from "vitest";
import { findSubject } from "@/lib/catalogue/subjects";
import { demandsOf, type Filters, NO_FILTERS } from "./filters";
import { deepestZoom, EVERYBODY, facetOf, facetsAround } from "./tokens.rules";

const NOW = { now: new Date("2026-03-04T05:00:00Z"), timeZone: "Asia/Kolkata" };

const demands = (part: Partial<Filters>) => demandsOf({ ...NO_FILTERS, ...part }, NOW);
const physics = findSubject("Physics")!.id;
const programming = findSubject("Programming")!.id;

describe("facetOf", () => {
  it.each<[string, Partial<Filters>]>([
    ["a subject", { subject: physics }],
    ["a grade", { grade: 10 }],
    ["a level", { category: "college" }],
    ["technology", { category: "technology" }],
    ["a grade within its level", { category: "highschool", grade: 10 }],
    ["a subject of technology within technology", { category: "technology", subject: programming }],
  ])("is the single token of %s", (_, part) => {
    expect([facetOf(demands(part))]).toEqual(demands(part).tokens);
  });

  it("is everybody without a filter", () => {
    expect(facetOf(demands({}))).toBe(EVERYBODY);
  });

  it.each<[string, Partial<Filters>]>([
    ["a subject and a grade", { subject: physics, grade: 10 }],
    ["a subject and a level", { subject: physics, category: "college" }],
    ["a grade outside of the level", { category: "college", grade: 8 }],
    ["another subject within technology", { category: "technology", subject: physics }],
    ["all three", { category: "college", subject: physics, grade: 8 }],
  ])("is none for %s", (_, part) => {
    expect(facetOf(demands(part))).toBeNull();
  });
});

it("knows the facets around a combination of filters", () => {
  const single = (part: Partial<Filters>) => facetOf(demands(part));
  expect(facetsAround(demands({}))).toEqual([]);
  expect(facetsAround(demands({ category: "college", subject: physics, grade: 8 }))).toEqual([
    [single({ category: "college" })],
    [single({ subject: physics })],
    [single({ grade: 8 })],
  ]);
});

it("counts everybody at deeper zooms than the others", () => {
  expect(deepestZoom(EVERYBODY)).toBeGreaterThan(deepestZoom(10));
});
