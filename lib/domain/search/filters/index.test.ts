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

const NOW = { now: new Date("2026-03-04T05:00:00Z"), timeZone: "Asia/Kolkata" };

const all: Filters = {
  ...({ category: "college", subject: 5, grade: 12, distance: 10 } as const),
  ...({ format: "home", fee: 450, language: "marathi", board: "icse" } as const),
  free: ["mon-evening", "sat-morning", "sun-evening"],
  soon: true,
};

it("filters nothing by default", () => {
  expect(demandsOf(NO_FILTERS, NOW)).toEqual({ conditions: [], tokens: [], anyTokens: [], parts: [], rest: [] });
  expect(chipsOf(NO_FILTERS, true)).toEqual([]);
  expect(Object.values(parametersOf(NO_FILTERS)).every((value) => value === undefined)).toBe(true);
});

it("writes parameters that parse to the same filters, in the order of addresses", () => {
  const parameters = parametersOf(all);
  expect(
    Object.entries(parameters)
      .map(([name, value]) => `${name}=${value}`)
      .join("&"),
  ).toBe(
    "category=college&subject=Physics&grade=12&distance=10&format=home&fee=450&language=marathi&board=icse&free=mon-evening,sat-morning,sun-evening&soon=1",
  );
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
    { label: "Plus 2 Second Year", without: { grade: null } },
    { label: "Within 10 km", without: { distance: null } },
    { label: "Comes to me", without: { format: null } },
    { label: "Up to ₹450 an hour", without: { fee: null } },
    { label: "Marathi", without: { language: null } },
    { label: "ICSE", without: { board: null } },
    { label: "Free in one of 3 times", without: { free: null } },
    { label: "Free in the next 7 days", without: { soon: null } },
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
    ["free", "Free when I am", "mon-evening,sat-morning,sun-evening"],
    ["soon", "Free", "1"],
  ]);
  for (const field of fieldsOf(all)) {
    if ("options" in field) expect(field.options.map((option) => option.value)).toContain(field.value);
    else expect(field.week.map(({ key }) => key)).toEqual(expect.arrayContaining(field.value.split(",")));
  }
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
  const subject = { rows: FILTERS.subject.rows(5, NOW), token: FILTERS.subject.token(5, NOW) };
  expect(demandsOfRows([limit])).toMatchObject({ tokens: [], conditions: [limit.rows], rest: [limit.rows] });
  expect(demandsOfRows([choice])).toMatchObject({ tokens: [302], conditions: [choice.rows], rest: [] });
  expect(demandsOfRows([wider])).toMatchObject({ tokens: [604], rest: [limit.rows] });
  expect(demandsOfRows([limit, choice, subject])).toMatchObject({ tokens: [1005, 302], rest: [limit.rows] });
});
