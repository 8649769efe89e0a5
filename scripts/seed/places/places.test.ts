import { describe, expect, it } from "vitest";
import { distanceKm } from "@/lib/domain/places/coordinates.rules";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { Random } from "../random";
import { scatterHome } from "./scatter";
import { isRegionalLanguage, pickTown, placeName, TOWNS } from "./towns";
import { SEAWARD_BEARINGS } from "./town-corrections";

const townNamed = (name: string) => TOWNS.find((town) => town.name === name)!;

describe("towns", () => {
  it("have current names without diacritics", () => {
    for (const town of TOWNS) expect(town.name).toMatch(/^[\x20-\x7e’]+$/);
    expect(placeName(townNamed("Kochi"))).toBe("Kochi, Kerala");
    expect(placeName(townNamed("Delhi"))).toBe("Delhi");
  });

  it("include a state for each regional language of the catalogue", () => {
    const regional = [
      "Tamil",
      "Telugu",
      "Kannada",
      "Malayalam",
      "Marathi",
      "Bengali",
      "Gujarati",
      "Punjabi",
      "Odia",
      "Urdu",
    ];
    for (const name of regional) {
      expect(SUBJECTS.map((subject) => subject.name)).toContain(name);
      expect(isRegionalLanguage(name)).toBe(true);
      expect(pickTown(new Random(1, 1, 1), name).state.languages).toContain(name);
    }
  });

  it("keep the homes of a town close to it, and out of the sea", () => {
    const chennai = townNamed("Chennai");
    for (let index = 0; index < 300; index++) {
      const home = scatterHome(chennai, new Random(1, 9, index));
      expect(distanceKm(home, chennai.centre)).toBeLessThan(25);
      expect(home.longitude).toBeLessThanOrEqual(chennai.centre.longitude + 1e-5);
    }
  });

  it("list as coastal only places that exist", () => {
    const missing = Object.keys(SEAWARD_BEARINGS).filter((name) => !TOWNS.some((town) => town.name === name));
    expect(missing).toEqual([]);
  });
});
