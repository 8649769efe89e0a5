import { describe, expect, it } from "vitest";
import { listingHref } from "@/lib/links";
import {
  hasActiveFilters,
  mentorCountText,
  pageWindow,
  queryOfFilter,
  resolveListing,
  soughtSubject,
  addressOfForm,
} from "./listing.rules";
import { listingStateSchema } from "./listing.schema";

const resolve = (query: Record<string, string>) => resolveListing(listingStateSchema.parse(query));

describe("pageWindow (docs/product.md, Screens)", () => {
  it.each([
    [1, 20, [1, 2, 3, 4, 5]],
    [3, 20, [1, 2, 3, 4, 5]],
    [4, 20, [2, 3, 4, 5, 6]],
    [18, 20, [16, 17, 18, 19, 20]],
    [19, 20, [16, 17, 18, 19, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
    [4, 6, [2, 3, 4, 5, 6]],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [4, 4, [1, 2, 3, 4]],
  ])("page %i of %i offers %j", (current, count, pages) => {
    expect(pageWindow(current, count)).toEqual(pages);
  });
});

it("writes the number of mentors", () => {
  expect(mentorCountText(0, false)).toBe("0 mentors");
  expect(mentorCountText(1, false)).toBe("1 mentor");
  expect(mentorCountText(600, false)).toBe("600 mentors");
  expect(mentorCountText(1000, true)).toBe("1,000+ mentors");
});

describe("resolveListing", () => {
  it("understands the navigation's links", () => {
    expect(resolve({ category: "highschool", class: "7" }).filter).toMatchObject({ category: "highschool", grade: 7 });
  });

  it("lets a dropdown win over the text", () => {
    expect(resolve({ class: "Class 7 maths", grade: "8", subject: "Physics" }).filter).toMatchObject({
      grade: 8,
      subject: 5,
    });
  });

  it("takes a text for a name when it means nothing else", () => {
    expect(resolve({ class: "Asha Verma" }).filter.name).toBe("asha verma");
    expect(resolve({ class: "xyzzy", category: "college" }).filter.name).toBe("xyzzy");
    expect(resolve({ class: "xyzzy", grade: "7" }).filter.name).toBeUndefined();
    expect(resolve({ class: "maths xyzzy" }).filter.name).toBeUndefined();
    expect(resolve({ class: "maths" }).filter.name).toBeUndefined();
  });

  it("asks for any of several subjects", () => {
    const { filter } = resolve({ class: "physics chemistry class 9" });
    expect(filter).toMatchObject({ subject: [5, 6], grade: 9 });
    expect(listingHref(queryOfFilter(filter))).toBe("/mentors?subject=Physics%2CChemistry&grade=9");
    expect(resolve({ subject: "Chemistry, physics,alchemy" }).filter.subject).toEqual([5, 6]);
    expect(resolve({ subject: "physics,mechanics" }).filter.subject).toBe(5);
    expect(soughtSubject(filter)).toBe("Physics or Chemistry");
  });

  it("measures from the town of the address or of the text", () => {
    const findTown = (name: string) => (name === "pune" ? "pune-maharashtra" : null);
    const near = (query: Record<string, string>) =>
      resolveListing(listingStateSchema.parse(query), findTown).filter.near;
    expect(near({ class: "maths in Pune" })).toBe("pune-maharashtra");
    expect(near({ class: "maths in Pune", near: "delhi" })).toBe("delhi");
    expect(near({ near: "<b>" })).toBeUndefined();
    expect(
      listingHref(queryOfFilter(resolveListing(listingStateSchema.parse({ class: "in pune" }), findTown).filter)),
    ).toBe("/mentors?near=pune-maharashtra");
  });

  it("returns an address that parses to the same filter", () => {
    const { filter } = resolve({
      category: "college",
      class: "plus 2 first year physics",
      distance: "10",
      sort: "rating",
    });
    const query = Object.fromEntries(new URL(listingHref(queryOfFilter(filter)), "http://x").searchParams);
    expect(resolve(query).filter).toEqual(filter);
  });
});

it.each([
  [{}, null],
  [{ category: "highschool", page: "2" }, null],
  [{ category: "", class: " " }, "/mentors"],
  [{ category: "highschool", class: "", sort: "" }, "/mentors?category=highschool"],
  [{ category: "", sort: "recommended" }, "/mentors?sort=recommended"],
  [JSON.parse('{"__proto__":[null,"1"]}'), null],
  [{ class: "Maths", place: "pune" }, "/mentors?class=Maths&near=pune"],
  [{ class: "Maths", place: "Atlantis" }, "/mentors?class=Maths+Atlantis"],
  [{ place: "Atlantis" }, "/mentors?class=Atlantis"],
  [{ category: "", place: "" }, "/mentors"],
  [{ class: ["", "Class 8"], utm_source: "a b" }, "/mentors?class=Class+8&utm_source=a+b"],
])("redirects %j, as a form sends it, to %s", (query, address) => {
  const findTown = (name: string) => (name === "pune" ? "pune" : null);
  expect(addressOfForm(query, findTown)).toBe(address);
});

it("offers to clear filters, but not a sort order", () => {
  expect(hasActiveFilters(resolve({ sort: "rating", page: "3" }).filter)).toBe(false);
  expect(hasActiveFilters(resolve({ distance: "5" }).filter)).toBe(true);
});
