import { expect, it } from "vitest";
import {
  chipsOf,
  circleOf,
  demandsOf,
  demandsOfRows,
  fieldsOf,
  FILTER_SHAPE,
  type Filters,
  FILTERS,
  firstAsked,
  NO_FILTERS,
  parametersOf,
  placeFilters,
  needsPlace,
  withoutFilters,
} from "./index";

const all: Filters = {
  ...({ category: "college", subject: 5, grade: 12, distance: 10 } as const),
  ...({ format: "home", fee: 450, language: "marathi", board: "icse" } as const),
};

it("filters nothing by default", () => {
  expect(demandsOf(NO_FILTERS)).toEqual({ conditions: [], tokens: [], parts: [], rest: [] });
  expect(chipsOf(NO_FILTERS, true)).toEqual([]);
  expect(Object.values(parametersOf(NO_FILTERS)).every((value) => value === undefined)).toBe(true);
});

it("writes parameters that parse to the same filters, in the order of addresses", () => {
  const parameters = parametersOf(all);
  expect(
    Object.entries(parameters)
      .map(([name, value]) => `${name}=${value}`)
      .join("&"),
  ).toBe("category=college&subject=Physics&grade=12&distance=10&format=home&fee=450&language=marathi&board=icse");
  const read = Object.entries(FILTER_SHAPE).map(([name, schema]) => [
    name,
    schema.parse(String(parameters[name as "grade"])),
  ]);
  expect(Object.fromEntries(read)).toEqual(all);
});

it("gives each filter a chip that removes it; a distance only when the place is known", () => {
  expect(chipsOf(all, true)).toEqual([
    { label: "College", without: { category: "all" } },
    { label: "Physics", without: { subject: null } },
    { label: "College Year 2", without: { grade: null } },
    { label: "Within 10 km", without: { distance: null } },
    { label: "Comes to me", without: { format: null } },
    { label: "Up to ₹450 an hour", without: { fee: null } },
    { label: "Marathi", without: { language: null } },
    { label: "ICSE", without: { board: null } },
  ]);
  const labels = chipsOf(all, false).map(({ label }) => label);
  expect(labels).not.toContain("Within 10 km");
  expect(labels).not.toContain("Comes to me");
  expect(chipsOf({ ...all, format: "online" }, false).map(({ label }) => label)).toContain("Online");
});

it("needs the place before a distance counts", () => {
  expect(needsPlace({ ...NO_FILTERS, distance: 5 }, null)).toBe(true);
  expect(needsPlace({ ...NO_FILTERS, distance: 5 }, { latitude: 18.5, longitude: 73.9 })).toBe(false);
  expect(needsPlace({ ...NO_FILTERS, format: "home" }, null)).toBe(true);
  expect(needsPlace({ ...NO_FILTERS, format: "place" }, null)).toBe(false);
  expect(needsPlace(NO_FILTERS, null)).toBe(false);
  expect(withoutFilters(all, placeFilters(all))).toEqual({ ...all, distance: null, format: null });
});

it("offers every value as the option that the address names", () => {
  expect(fieldsOf(all).map(({ name, label, value }) => [name, label, value])).toEqual([
    ["subject", "Subject", "Physics"],
    ["grade", "Grade Level", "12"],
    ["distance", "Distance", "10"],
    ["format", "Format", "home"],
    ["fee", "Highest Fee", "450"],
    ["language", "Language", "marathi"],
    ["board", "Board or Exam", "icse"],
  ]);
  for (const { options, value } of fieldsOf(all)) expect(options.map((option) => option.value)).toContain(value);
});

it("uses the smaller circle, within the mentor's reach if requested", () => {
  expect(circleOf({ ...NO_FILTERS, distance: 20 })).toEqual({ radiusKm: 20 });
  expect(circleOf({ ...NO_FILTERS, format: "home" })).toEqual({ radiusKm: 50, isWithinReach: true });
  expect(circleOf({ ...NO_FILTERS, format: "home", distance: 5 })).toEqual({ radiusKm: 5, isWithinReach: true });
  expect(circleOf({ ...NO_FILTERS, format: "online" })).toBeNull();
});

it("takes the first active value", () => {
  expect(firstAsked({ ...NO_FILTERS, grade: 8 }, { grade: 12, subject: 5, category: null })).toEqual({
    ...NO_FILTERS,
    grade: 8,
    subject: 5,
  });
});

it("leaves a filter without a token to its condition", () => {
  const limit = { rows: { column: "fee", type: "int4", atMost: 500 }, token: null } as const;
  const wider = { rows: limit.rows, token: { token: 604, isWider: true } } as const;
  const choice = { rows: { column: "language_mask", type: "int4", anyOf: 4 }, token: { token: 302 } } as const;
  const subject = { rows: FILTERS.subject.rows(5), token: FILTERS.subject.token(5) };
  expect(demandsOfRows([limit])).toMatchObject({ tokens: [], conditions: [limit.rows], rest: [limit.rows] });
  expect(demandsOfRows([choice])).toMatchObject({ tokens: [302], conditions: [choice.rows], rest: [] });
  expect(demandsOfRows([wider])).toMatchObject({ tokens: [604], rest: [limit.rows] });
  expect(demandsOfRows([limit, choice, subject])).toMatchObject({ tokens: [1005, 302], rest: [limit.rows] });
});
