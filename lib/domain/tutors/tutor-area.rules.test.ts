import { describe, expect, it } from "vitest";
import { findSubject } from "@/lib/catalogue/subjects";
import { distanceKm } from "@/lib/domain/places/coordinates.rules";
import { listingPageSchema } from "@/lib/domain/search/listing.schema";
import type { Town } from "@/lib/domain/places/town.rules";
import type { TutorArea } from "./tutor-area";
import { areaDescription, areaHref, areaIntro, areaTitle, townMapHref, townsAround } from "./tutor-area.rules";

const physics = findSubject("Physics")!;
const town = (id: string, latitude: number, longitude: number): Town => ({
  id,
  name: id[0]!.toUpperCase() + id.slice(1),
  state: "Maharashtra",
  latitude,
  longitude,
  population: 100_000,
});
const pune = town("pune", 18.52, 73.86);

const area = (facts: Partial<TutorArea>): TutorArea => ({
  subject: physics,
  town: pune,
  mentorCount: 42,
  rating: { average: 4.66, reviewCount: 1310 },
  mentors: [],
  towns: [],
  subjects: [],
  ...facts,
});

it("names an area by subject and town, or by India", () => {
  expect(areaTitle(physics, pune)).toBe("Physics tutors in Pune, Maharashtra");
  expect(areaTitle(physics, null)).toBe("Physics tutors in India");
  expect(areaHref(physics, pune)).toBe("/tutors/physics/pune");
  expect(areaHref(physics, null)).toBe("/tutors/physics");
});

describe("the introduction", () => {
  it("states how many mentors there are and how they are rated", () => {
    expect(areaIntro(area({}))).toBe(
      "42 mentors teach Physics in Pune. Their students rate them 4.7 out of 5 from 1,310 reviews.",
    );
    expect(areaIntro(area({ mentorCount: 1, rating: null, town: null }))).toBe(
      "1 mentor teaches Physics in India. Nobody has reviewed them yet.",
    );
  });

  it.each([area({}), area({ mentorCount: 0, rating: null }), area({ town: null, rating: null })])(
    "writes a description of 70 to 160 characters",
    (facts) => {
      const { length } = areaDescription(facts);
      expect(length).toBeGreaterThanOrEqual(70);
      expect(length).toBeLessThanOrEqual(160);
    },
  );
});

it("shows the surroundings of a town on the map of its subject", () => {
  const query = Object.fromEntries(new URLSearchParams(townMapHref(physics, pune).split("?")[1]));
  const { subject, view, area: shown } = listingPageSchema.parse(query);
  expect({ subject, view }).toEqual({ subject: physics.id, view: "map" });
  const corner = { latitude: shown!.north, longitude: pune.longitude };
  expect(distanceKm(pune, corner)).toBeCloseTo(12, 0);
  expect(shown!.west).toBeLessThan(pune.longitude);
  expect(shown!.east).toBeGreaterThan(pune.longitude);
});

it("finds the towns nearby, nearest first, without the town itself", () => {
  const [near, middle, far] = [town("near", 18.6, 73.9), town("middle", 19, 74), town("far", 28, 77)];
  expect(townsAround(pune, [far, pune, near, middle], 2)).toEqual([near, middle]);
});
