import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Town, townId } from "./town.rules";
import { findTown, indexTowns, searchTowns } from "./town-search.rules";

const town = (name: string, state: string, population: number): Town => ({
  id: townId({ name, state }),
  name,
  state,
  population,
  latitude: 20,
  longitude: 75,
});

const TOWNS = [
  town("Pune", "Maharashtra", 2_900_000),
  town("Navi Mumbai", "Maharashtra", 2_600_000),
  town("Mumbai", "Maharashtra", 12_600_000),
  town("Pimpri-Chinchwad", "Maharashtra", 1_200_000),
  town("Aurangabad", "Bihar", 95_000),
  town("Aurangabad", "Maharashtra", 1_000_000),
  town("Bengaluru", "Karnataka", 8_400_000),
  town("Goalpara", "Assam", 48_000),
  town("Panaji", "Goa", 65_000),
  town("Madgaon", "Goa", 86_000),
  town("Chennai", "Tamil Nadu", 4_600_000),
  town("Chengalpattu", "Tamil Nadu", 62_000),
  town("Haora’s End", "West Bengal", 20_000),
  ...Array.from({ length: 12 }, (_, index) => town(`Ramnagar ${index}`, "Uttar Pradesh", 20_000 + index)),
];
const index = indexTowns(TOWNS, [
  ["Bangalore", "bengaluru-karnataka"],
  ["Poona", "pune-maharashtra"],
  ["Nowhere", "nowhere-at-all"],
]);
const found = (text: string) => searchTowns(index, text).map(({ id }) => id);

describe("searchTowns", () => {
  it.each([
    "pune",
    "PUNE",
    "  Pune ",
    "Pūne",
    "pune maharashtra",
    "pune, Maharashtra",
    "pune,maha",
    "Pune (Maharashtra)",
  ])("finds Pune first by %j", (text) => {
    expect(found(text)[0]).toBe("pune-maharashtra");
  });

  it("ranks an exact name before a prefix, a prefix before a later word, and that before a similar spelling", () => {
    expect(found("mumbai")).toEqual(["mumbai-maharashtra", "navi-mumbai-maharashtra"]);
    expect(found("chen")).toEqual(["chennai-tamil-nadu", "chengalpattu-tamil-nadu"]);
    expect(found("chinchwad")).toEqual(["pimpri-chinchwad-maharashtra"]);
    expect(found("chenai")[0]).toBe("chennai-tamil-nadu");
  });

  it("ranks the larger of two towns with the same name first, unless the query names the state", () => {
    expect(found("aurangabad")).toEqual(["aurangabad-maharashtra", "aurangabad-bihar"]);
    expect(found("aurangabad bih")[0]).toBe("aurangabad-bihar");
  });

  it("finds a new name by an old one: complete, partial, misspelled or with the state", () => {
    for (const text of ["Bangalore", "bangal", "banglore", "bangalore, karnataka"]) {
      expect(found(text)[0]).toBe("bengaluru-karnataka");
    }
    expect(found("poona")).toEqual(["pune-maharashtra"]);
  });

  it("returns the towns of a state, larger ones first", () => {
    expect(found("goa")).toEqual(["madgaon-goa", "panaji-goa", "goalpara-assam"]);
    expect(found("maharash")[0]).toBe("mumbai-maharashtra");
  });

  it("returns at most eight towns, each once", () => {
    expect(found("ramnagar")).toHaveLength(8);
    expect(found("ramnagar")[0]).toBe("ramnagar-11-uttar-pradesh");
    expect(new Set(found("be")).size).toBe(found("be").length);
  });

  it("ignores apostrophes", () => {
    expect(found("haoras end")).toEqual(["haora-s-end-west-bengal"]);
    expect(found("haora's")).toEqual(["haora-s-end-west-bengal"]);
  });

  it.each(["", " ", "p", "  p  ", "..", "xyzzy", "मुंबई", "%", "nowhere at", "x".repeat(100_000)])(
    "finds nothing for %.20j",
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it("copes with any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(found(text).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe("findTown", () => {
  const one = (text: string) => findTown(index, text)?.id ?? null;

  it.each([
    ["pune-maharashtra", "pune-maharashtra"],
    ["aurangabad-bihar", "aurangabad-bihar"],
    ["Pune", "pune-maharashtra"],
    ["Pune, Maharashtra", "pune-maharashtra"],
    ["Bangalore", "bengaluru-karnataka"],
    ["chenai", "chennai-tamil-nadu"],
    ["goalpara", "goalpara-assam"],
  ])("takes %j for %s", (text, id) => {
    expect(one(text)).toBe(id);
  });

  it.each(["goa", "maharash", "", "p", "xyzzy", "chanay", "toString", "__proto__"])("does not guess at %j", (text) => {
    expect(one(text)).toBeNull();
  });
});
