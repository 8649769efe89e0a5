import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/v1/teachers/map/route";
import { NO_FILTERS, placeFilters } from "@/lib/domain/search/filters";
import { findSubject } from "@/lib/catalogue/subjects";
import type { MapView } from "@/lib/domain/search/map-view.schema";
import { MARKERS_MAX } from "@/lib/domain/places/viewport.rules";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import { type Coordinates, destination, distanceKm } from "@/lib/domain/places/coordinates.rules";
import { quadkeyOf } from "@/lib/domain/places/quadkey.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { findMentorsInView, type MapQuery } from "@/lib/server/search/map/find-mentors-in-view";
import { send } from "../support/account-requests";
import { emptyDatabase, seedForTests } from "../support/database";
import { expectAnswersToOddAddresses } from "../support/nonsense-requests";
import { plainView } from "../support/plain-map";
import { randomFilters } from "../support/random-filters";
import { plainlyMatches, type PlainMentor, plainMentors } from "../support/plain-mentors";
import { mulberry32 } from "../support/random";

const EVERYBODY = NO_FILTERS;
const DELHI = { latitude: 28.614, longitude: 77.209 };
const THE_SEA = { latitude: -48, longitude: -120 };
/**
 * Places where the seed has no mentors: on both sides of the antimeridian, at the poles, and beyond the edge of the
 * map.
 */
const FAR_AWAY = [
  { latitude: -17.8, longitude: 179.95 },
  { latitude: -16.9, longitude: -179.99 },
  { latitude: 0, longitude: 180 },
  { latitude: 0, longitude: -180 },
  { latitude: 84.9, longitude: 20 },
  { latitude: 88, longitude: -60 },
  { latitude: -89.5, longitude: 130 },
];

let mentors: (PlainMentor & { place: Coordinates })[];

const moveTo = ({ rowId }: PlainMentor, place: Coordinates) =>
  prisma.mentorListing.update({
    where: { mentorId: rowId },
    data: { ...place, quadkey: quadkeyOf(place) },
    select: { mentorId: true },
  });

const isPlaced = (mentor: PlainMentor): mentor is PlainMentor & { place: Coordinates } => mentor.place !== null;

/** Mentors all over India: a third of them crowded in Delhi, some in the same house, and some far away. */
beforeAll(async () => {
  await seedForTests({ mentors: 1800, seed: 11 });
  const random = mulberry32(3);
  const seeded = await plainMentors();
  for (const mentor of seeded.filter((_, index) => index % 3 === 0)) {
    await moveTo(mentor, destination(DELHI, 6 * Math.sqrt(random()), 7 * random()));
  }
  for (const mentor of seeded.filter((_, index) => index % 100 === 1)) await moveTo(mentor, DELHI);
  for (const [index, place] of [...FAR_AWAY, ...FAR_AWAY].entries()) await moveTo(seeded[5 + 7 * index]!, place);
  const all = await plainMentors();
  expect(all.length - all.filter(isPlaced).length).toBeGreaterThan(40);
  mentors = all.filter(isPlaced);
}, 120_000);
afterAll(emptyDatabase);

/** A viewport around a place: its width in degrees of longitude, and the shape of a screen. */
function viewportAround({ latitude, longitude }: Coordinates, degrees: number, shape: number): Viewport {
  const around = (value: number) => ((((value + 180) % 360) + 360) % 360) - 180;
  const [west, east] =
    degrees >= 360 ? [-180, 180] : [around(longitude - degrees / 2), around(longitude + degrees / 2)];
  const height = (degrees / shape) * Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const [south, north] = [Math.max(-90, latitude - height / 2), Math.min(90, latitude + height / 2)];
  return { west, south, east, north };
}

/** The response in an order independent of how cells are read, with places rounded to the precision of a sum. */
const comparable = ({ clusters, ...view }: Pick<MapView, "clusters" | "total"> & { mentors: unknown }) => ({
  ...view,
  clusters: clusters
    .map(({ latitude, longitude, count }) => `${latitude.toFixed(7)} ${longitude.toFixed(7)} ${count}`)
    .sort(),
});

async function compare(query: MapQuery, viewer: Coordinates | null) {
  const found = await findMentorsInView(query, viewer);
  const matching = mentors.filter((mentor) => plainlyMatches(mentor, query.filter, viewer));
  const { zoom, ...plain } = plainView(query.viewport, matching, query.room);
  const context = JSON.stringify({ ...query, viewer, zoom });
  const { nearest, ...view } = { ...found, mentors: found.mentors.map(({ id, isClustered }) => ({ id, isClustered })) };
  expect(comparable(view), context).toEqual(comparable(plain));
  expect(found.mentors.length + found.clusters.length, context).toBeLessThanOrEqual(MARKERS_MAX);
  if (plain.total > 0 || matching.length === 0) expect(nearest, context).toBeNull();
  else {
    const { west, south, east, north } = query.viewport;
    const longitude = west <= east ? (west + east) / 2 : (west + east + 360) / 2;
    const middle = { latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude };
    const least = Math.min(...matching.map(({ place }) => distanceKm(middle, place)));
    expect(distanceKm(middle, nearest!), context).toBeCloseTo(least, 2);
    expect(
      matching.map(({ place }) => place),
      context,
    ).toContainEqual(nearest);
  }
  return { kind: plain.clusters.length > 0 ? `cells of zoom ${zoom}` : plain.total > 0 ? "mentors" : "nobody" };
}

describe("findMentorsInView", () => {
  it("equals brute force for 200 random viewports and filters", async () => {
    const random = mulberry32(7);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const kinds = new Map<string, number>();
    for (let i = 0; i < 200; i++) {
      const around =
        random() < 0.25
          ? DELHI
          : random() < 0.8
            ? pick(mentors).place
            : { ...THE_SEA, longitude: 360 * random() - 180 };
      const room = pick([undefined, undefined, 16, 57, 158, 280]);
      const degrees = 360 * 2 ** (-15 * random());
      const place = random() < 0.2 ? null : random() < 0.5 ? DELHI : pick(mentors).place;
      const filter = randomFilters(random);
      const viewer = placeFilters(filter).length === 0 ? place : (place ?? DELHI);
      const viewport = viewportAround(around, degrees, pick([390 / 600, 2, 16 / 9, 1]));
      const { kind } = await compare({ viewport, room, filter: random() < 0.5 ? EVERYBODY : filter }, viewer);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    // Checks that each kind of response and each zoom of the cells occurred.
    expect(kinds.get("mentors")).toBeGreaterThan(50);
    expect(kinds.get("nobody")).toBeGreaterThan(50);
    for (let zoom = 4; zoom <= 15; zoom++) expect(kinds.get(`cells of zoom ${zoom}`)).toBeGreaterThan(0);
  }, 240_000);

  it("counts everybody with a place on the whole earth", async () => {
    const view = await findMentorsInView(
      { viewport: { west: -180, south: -90, east: 180, north: 90 }, filter: EVERYBODY },
      null,
    );
    expect(view.total).toBe(mentors.length);
    expect(view.clusters.length).toBeGreaterThan(3);
  });

  it("shows both sides of the antimeridian, and the poles", async () => {
    const fiji = { west: 179.9, south: -20, east: -179.9, north: 1 };
    expect((await findMentorsInView({ viewport: fiji, filter: EVERYBODY }, null)).total).toBe(8);
    const pole = { west: -180, south: 87, east: 180, north: 90 };
    expect((await findMentorsInView({ viewport: pole, filter: EVERYBODY }, null)).mentors).toHaveLength(2);
  });

  it("names the best mentors of a street with more than a map can mark", async () => {
    const crowd = mentors.slice(0, 310);
    // One after the other: on a busy machine, 310 at once would wait too long for a connection.
    for (const mentor of crowd) await moveTo(mentor, { latitude: 10.5, longitude: 76.5 });
    try {
      const street = { west: 76.49, south: 10.49, east: 76.51, north: 10.51 };
      const view = await findMentorsInView({ viewport: street, filter: EVERYBODY }, null);
      expect(view).toMatchObject({ total: 310, clusters: [], nearest: null });
      expect(view.mentors).toHaveLength(MARKERS_MAX);
      expect(view.mentors.some(({ isClustered }) => isClustered)).toBe(false);
    } finally {
      for (const mentor of crowd) await moveTo(mentor, mentor.place);
    }
  });

  it("refuses a distance while the position is unknown, as the listing does", async () => {
    const viewport = viewportAround(DELHI, 2, 2);
    const [far, near] = [EVERYBODY, { ...EVERYBODY, distance: 5 as const }];
    const everybody = await findMentorsInView({ viewport, filter: far }, null);
    await expect(findMentorsInView({ viewport, filter: near }, null)).rejects.toMatchObject({ code: "invalid_input" });
    expect((await findMentorsInView({ viewport, filter: near }, DELHI)).total).toBeLessThan(everybody.total);
  });

  it("shows only who is listed", async () => {
    const { rowId, place } = mentors.at(-1)!;
    const filter = EVERYBODY;
    const viewport = viewportAround(place, 0.02, 1);
    const before = await findMentorsInView({ viewport, filter }, null);
    const row = await prisma.mentorListing.findUniqueOrThrow({
      where: { mentorId: rowId },
      omit: { x: true, y: true, z: true, rating: true, reachCos: true },
    });
    await prisma.mentorListing.delete({ where: { mentorId: rowId }, select: { mentorId: true } });
    const without = await findMentorsInView({ viewport, filter }, null);
    await prisma.mentorListing.create({ data: row, select: { mentorId: true } });
    expect(without.total).toBe(before.total - 1);
    expect(await findMentorsInView({ viewport, filter }, null)).toEqual(before);
  });
});

const INDIA = "west=67&south=6&east=98&north=36";

describe("GET /api/v1/teachers/map", () => {
  const get = (query: string, headers = {}) => send(GET, { method: "GET", path: `/${query}`, headers });

  it("returns the view for the address's filters", async () => {
    const filter = { ...EVERYBODY, subject: findSubject("Physics")!.id, grade: 12 };
    const viewport = { west: 67, south: 6, east: 98, north: 36 };
    for (const query of ["subject=Physics&grade=12", "class=12th%20physics"]) {
      const { status, body } = await get(`?${INDIA}&${query}`);
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, data: await findMentorsInView({ viewport, filter }, null) });
    }
    expect((await get(`?${INDIA}&class=basket%20weaving`)).body.data).toEqual({
      mentors: [],
      clusters: [],
      total: 0,
      nearest: null,
    });
  });

  it("returns each mentor's public fields and place, and nothing else", async () => {
    const { body, text } = await get(`?${INDIA}&subject=Chess`);
    const users = await prisma.user.findMany({
      where: { role: "mentor" },
      include: { mentorProfile: { include: { listing: true } } },
    });
    expect(text).not.toContain("@");
    expect(body.data.mentors.length).toBeGreaterThan(20);
    for (const mentor of body.data.mentors) {
      const { mentorProfile, ...user } = users.find(({ id }) => id === mentor.id)!;
      const listing = mentorProfile!.listing!;
      expect(mentor).toEqual({
        id: user.id,
        username: user.username,
        name: user.name,
        avatar: user.avatarSmall ?? user.avatar,
        isMentorVerified: mentorProfile!.isVerified,
        subjects: mentorProfile!.subjects,
        rating: listing.reviewCount === 0 ? null : listing.rating,
        reviewCount: listing.reviewCount,
        latitude: listing.latitude,
        longitude: listing.longitude,
        isClustered: expect.any(Boolean),
      });
      expect(text).not.toContain(user.mobileNumber);
      expect(mentor.latitude).not.toBe(mentorProfile!.latitude);
    }
  });

  it("may be cached briefly, but not when results depend on the visitor's distance", async () => {
    const cookie = { Cookie: "user_location=28.614,77.209" };
    const cacheOf = async (query: string, headers = {}) => (await get(query, headers)).headers.get("Cache-Control");
    expect(await cacheOf(`?${INDIA}`, cookie)).toBe("public, max-age=30, stale-while-revalidate=60");
    expect(await cacheOf(`?${INDIA}&distance=5`, cookie)).toBe("private, no-store");
    expect(await cacheOf(`?${INDIA}&distance=5`)).toBe("private, no-store");
    expect((await get(`?${INDIA}`, cookie)).body).toEqual((await get(`?${INDIA}`)).body);
  });

  it.each([
    ["", "west"],
    ["?west=67&south=6&east=98", "north"],
    ["?west=67&south=36&east=98&north=6", "north"],
    ["?west=-181&south=6&east=98&north=36", "west"],
    ["?west=67&south=6&east=98&north=91", "north"],
    ["?west=x&south=6&east=98&north=36", "west"],
    ["?west=1&west=2&south=6&east=98&north=36", "west"],
    ["?west=Infinity&south=6&east=98&north=36", "west"],
  ])("refuses %s with 422 and the field", async (query, field) => {
    const { status, body } = await get(query);
    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it("answers malformed addresses in the contract's shape", async () => {
    const query = { param: "west", query: "west" };
    await expectAnswersToOddAddresses(GET, { ...query, requests: 200, seed: 4 });
    const withFilters: typeof GET = (request, context) =>
      GET(new Request(`${request.url}${request.url.includes("?") ? "&" : "?"}${INDIA}`), context);
    await expectAnswersToOddAddresses(withFilters, { param: "class", query: "class", requests: 200, seed: 5 });
  });
});
