import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listingStateSchema } from "./listing.schema";

const DEFAULTS = {
  category: "all",
  class: null,
  subject: null,
  grade: null,
  distance: null,
  format: null,
  fee: null,
  language: null,
  board: null,
  near: null,
  free: null,
  soon: null,
  sort: null,
  page: 1,
  after: null,
};

describe("listingStateSchema", () => {
  it("shows everything by default", () => {
    expect(listingStateSchema.parse({})).toEqual(DEFAULTS);
  });

  it("reads a full address", () => {
    expect(
      listingStateSchema.parse({
        category: "highschool",
        class: " Class 7 ",
        subject: "Mathematics",
        grade: "-1",
        distance: "20",
        format: "Online",
        fee: "450",
        language: "marathi",
        board: "icse",
        free: ["sat-morning", "mon-evening,by night"],
        soon: "1",
        sort: "nameDesc",
        page: "3",
        after: "42~7",
      }),
    ).toEqual({
      category: "highschool",
      class: "Class 7",
      subject: 1,
      grade: -1,
      distance: 20,
      format: "online",
      fee: 450,
      language: "marathi",
      board: "icse",
      near: null,
      free: ["mon-evening", "sat-morning"],
      soon: true,
      sort: "nameDesc",
      page: 3,
      after: "42~7",
    });
  });

  it.each([
    { category: "university" },
    { category: ["x", "college"] },
    { grade: "13" },
    { grade: "7.5" },
    { grade: "" },
    { distance: "7" },
    { distance: "5.0" },
    { format: "by post" },
    { fee: "0" },
    { fee: "12.50" },
    { fee: "10000000" },
    { free: "mon-night" },
    { soon: "yes" },
    { language: "klingon" },
    { board: "__proto__" },
    { sort: "__proto__" },
    { page: "0" },
    { page: "-2" },
    { page: "1e3" },
    { page: "99999999999" },
    { subject: "Alchemy" },
    { class: "x".repeat(10_000) },
    { class: "a\u0000b" },
    { unknown: "key" },
  ])("falls back for %j", (input) => {
    expect(listingStateSchema.parse(input)).toEqual(DEFAULTS);
  });

  it("takes the first of a repeated key", () => {
    expect(listingStateSchema.parse({ grade: ["7", "8"] }).grade).toBe(7);
  });

  it("never throws", () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(DEFAULTS), "x"), value), (input) => {
        expect(listingStateSchema.safeParse(input).success).toBe(true);
      }),
    );
  });
});
