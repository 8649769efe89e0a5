import { describe, expect, it } from "vitest";
import { TOWN_ALIASES } from "@/lib/catalogue/town-aliases";
import { isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { nearestTownName, TOWNS } from "./towns";
import { searchTowns, townOf } from "./search-towns";

describe("the towns of India", () => {
  it("are complete, in range, largest first, and have unique ids", () => {
    expect(TOWNS.length).toBeGreaterThan(2000);
    expect(new Set(TOWNS.map(({ id }) => id)).size).toBe(TOWNS.length);
    for (const [index, town] of TOWNS.entries()) {
      expect(isValidCoordinates(town) && town.name !== "" && town.state !== "").toBe(true);
      expect(town.population).toBeLessThanOrEqual(TOWNS[index - 1]?.population ?? Infinity);
    }
  });

  it("resolve former names to the current town", () => {
    for (const [name, id] of TOWN_ALIASES) expect([name, townOf(name)?.id]).toEqual([name, id]);
  });

  it.each([
    ["bangalore", "bengaluru-karnataka"],
    ["pune maharashtra", "pune-maharashtra"],
    ["hydrabad", "hyderabad-telangana"],
    ["Trivandrum, Kerala", "thiruvananthapuram-kerala"],
    ["new delhi", "new-delhi-delhi"],
  ])("are found by %j", (text, id) => {
    expect(searchTowns(text)[0]?.id).toBe(id);
  });

  it.each(["London", "Paris", "New York", "xyzzy", "Kerala"])("do not match %j", (text) => {
    expect(townOf(text)).toBeNull();
  });
});

describe("nearestTownName", () => {
  it.each([
    ["Kirkee", 18.563, 73.85, "Pune, Maharashtra"],
    ["Whitefield", 12.97, 77.75, "Bengaluru, Karnataka"],
    ["Andheri", 19.119, 72.846, "Mumbai, Maharashtra"],
    ["Thane", 19.2, 72.97, "Thane, Maharashtra"],
    ["Vashi", 19.077, 72.998, "Navi Mumbai, Maharashtra"],
    ["Howrah", 22.588, 88.31, "Howrah, West Bengal"],
    ["Salt Lake", 22.58, 88.41, "Kolkata, West Bengal"],
    ["Cyber City", 28.495, 77.089, "Gurugram, Haryana"],
    ["Connaught Place", 28.632, 77.219, "Delhi"],
    ["Secunderabad", 17.44, 78.5, "Hyderabad, Telangana"],
    ["the Arabian Sea", 15, 65, null],
    ["London", 51.5, -0.12, null],
  ])("%s is near %s, %s: %s", (_where, latitude, longitude, name) => {
    expect(nearestTownName({ latitude, longitude })).toBe(name);
  });
});
