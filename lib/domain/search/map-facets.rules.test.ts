import { describe, expect, it } from "vitest";
import { findSubject } from "@/lib/catalogue/subjects";
import { tokensOfFilter, type TokenFilter } from "./listing-row.rules";
import { deepestZoom, EVERYBODY, facetOfFilter, facetsAroundFilter } from "./map-facets.rules";

const none: TokenFilter = { category: "all", subjectId: null, grade: null };
const physics = findSubject("Physics")!.id;
const programming = findSubject("Programming")!.id;

describe("facetOfFilter", () => {
  it.each<[string, Partial<TokenFilter>]>([
    ["a subject", { subjectId: physics }],
    ["a grade", { grade: 10 }],
    ["a level", { category: "college" }],
    ["technology", { category: "technology" }],
    ["a grade within its level", { category: "highschool", grade: 10 }],
    ["a subject of technology within technology", { category: "technology", subjectId: programming }],
  ])("is the one token of %s", (_, part) => {
    const filter = { ...none, ...part };
    expect([facetOfFilter(filter)]).toEqual(tokensOfFilter(filter));
  });

  it("is everybody without a filter", () => {
    expect(facetOfFilter(none)).toBe(EVERYBODY);
  });

  it.each<[string, Partial<TokenFilter>]>([
    ["a subject and a grade", { subjectId: physics, grade: 10 }],
    ["a subject and a level", { subjectId: physics, category: "college" }],
    ["a grade outside of the level", { category: "college", grade: 8 }],
    ["another subject within technology", { category: "technology", subjectId: physics }],
    ["all three", { category: "college", subjectId: physics, grade: 8 }],
  ])("is none for %s", (_, part) => {
    expect(facetOfFilter({ ...none, ...part })).toBeNull();
  });
});

it("knows the facets around a filter of several", () => {
  const single = (part: Partial<TokenFilter>) => facetOfFilter({ ...none, ...part });
  expect(facetsAroundFilter(none)).toEqual([]);
  expect(facetsAroundFilter({ category: "college", subjectId: physics, grade: 8 })).toEqual([
    single({ subjectId: physics }),
    single({ grade: 8 }),
    single({ category: "college" }),
  ]);
});

it("counts everybody deeper than the others", () => {
  expect(deepestZoom(EVERYBODY)).toBeGreaterThan(deepestZoom(10));
});
