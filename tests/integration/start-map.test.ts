import { afterAll, describe, expect, it } from "vitest";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { startMap } from "@/lib/server/search/map/start-map";
import { createMentor, removeFactoryData } from "../factories/mentor.factory";

const LISBON = { latitude: 38.72, longitude: -9.14 };
const MADRID = { latitude: 40.42, longitude: -3.7 };

afterAll(removeFactoryData);

describe("the initial state of a map", () => {
  it("is nothing while nobody is listed", async () => {
    await prisma.mentorListing.deleteMany();
    expect(await startMap(NO_FILTER, LISBON)).toEqual({
      area: null,
      around: "visitor",
      view: { mentors: [], clusters: [], total: 0, nearest: null },
    });
  });

  it("is the visitor's surroundings if any mentor is there, otherwise an area up to the nearest mentor", async () => {
    const { id } = await createMentor({ profile: MADRID });
    const around = await startMap(NO_FILTER, MADRID);
    expect(around).toMatchObject({ area: null, around: "visitor", view: { total: 1, mentors: [{ id }] } });

    const { area, view } = await startMap(NO_FILTER, LISBON);
    expect(view).toMatchObject({ total: 1, mentors: [{ id }] });
    expect(area!.west).toBeLessThan(LISBON.longitude);
    expect(area!.east).toBeGreaterThan(MADRID.longitude);
    expect(area!.south).toBeLessThan(LISBON.latitude);
    expect(area!.north).toBeGreaterThan(MADRID.latitude);

    expect(await startMap(NO_FILTER, null)).toMatchObject({ around: "default center", view: { mentors: [{ id }] } });
  });
});
