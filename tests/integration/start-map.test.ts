import { afterAll, describe, expect, it } from "vitest";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { DEFAULT_CENTER, START_MENTORS } from "@/lib/domain/places/map-start.rules";
import { isInViewport } from "@/lib/domain/places/viewport.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { startAround, startAroundDefault, startInArea } from "@/lib/server/search/map/start-map";
import { listFirstMentors } from "@/lib/server/search/search-mentors";
import { createMentor, removeFactoryData } from "../factories/mentor.factory";

const LISBON = { latitude: 38.72, longitude: -9.14 };
const MADRID = { latitude: 40.42, longitude: -3.7 };
const IBERIA = { west: -10, south: 36, east: 4, north: 44 };
const EMPTY = { mentors: [], clusters: [], total: 0, nearest: null };

afterAll(removeFactoryData);

const startNear = async (viewer: typeof LISBON) =>
  startAround(viewer, await listFirstMentors({ ...NO_FILTER, sort: "distance" }, viewer, 10));

describe("the initial state of a map", () => {
  it("is nothing while nobody is listed", async () => {
    await prisma.mentorListing.deleteMany();
    expect(await startNear(LISBON)).toEqual({ area: null, around: "visitor", view: EMPTY });
    expect(await startAroundDefault(NO_FILTER)).toEqual({ area: null, around: "default center", view: EMPTY });
  });

  it("is an area up to the nearest mentor, from the visitor or otherwise from the default centre", async () => {
    const { id } = await createMentor({ profile: MADRID });
    const starts = [await startNear(LISBON), await startAroundDefault(NO_FILTER)];
    for (const [index, { area, view }] of starts.entries()) {
      expect(view).toMatchObject({ total: 1, mentors: [{ id }] });
      expect([view.mentors[0]!, [LISBON, DEFAULT_CENTER][index]!].every((place) => isInViewport(area!, place))).toBe(
        true,
      );
    }
  });

  it("sends a few mentors at most: the nearest ones, or some of an area with the total number", async () => {
    for (let further = 1; further <= START_MENTORS + 2; further++)
      await createMentor({ profile: { latitude: MADRID.latitude + further / 5, longitude: MADRID.longitude } });
    const { area, view } = await startNear(MADRID);
    expect(view.mentors).toHaveLength(START_MENTORS);
    expect(view.mentors.map(({ latitude }) => latitude)).toEqual(view.mentors.map(({ latitude }) => latitude).sort());
    expect(area!.north).toBeCloseTo(view.mentors.at(-1)!.latitude, 3);

    const inArea = await startInArea(NO_FILTER, IBERIA, null);
    expect(inArea).toMatchObject({ area: IBERIA, around: "address", view: { total: START_MENTORS + 3, clusters: [] } });
    expect(inArea.view.mentors).toHaveLength(START_MENTORS);
  });
});
