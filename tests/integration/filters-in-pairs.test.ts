import { afterAll, beforeAll, expect, it } from "vitest";
import { GET as listTeachers } from "@/app/api/v1/teachers/all-teachers/route";
import { GET as mapTeachers } from "@/app/api/v1/teachers/map/route";
import { type Filters, parametersOf } from "@/lib/domain/search/filters";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { LISTING_PAGE_SIZE, listingPageSchema } from "@/lib/domain/search/listing.schema";
import { resolveListing } from "@/lib/domain/search/listing.rules";
import { DEVICE_ZONE_COOKIE } from "@/lib/domain/time/device-zone";
import { searchMentors } from "@/lib/server/search/search-mentors";
import { emptyDatabase, seedForTests } from "../support/database";
import { plainlyMatches, type PlainMentor, plainMentors, sum } from "../support/plain-mentors";
import { FILTER_PAIRS, FILTER_VALUES, withFilters } from "../support/random-filters";
import { mulberry32 } from "../support/random";

const MENTORS = Number(process.env.PAIRED_MENTORS ?? 600);
const LIMIT = 40;
const DELHI = { latitude: 28.614, longitude: 77.209 };
/** India's zone is the default; here evenings are other hours. */
const NEW_YORK = "America/New_York";
const EARTH = { west: -180, south: -90, east: 180, north: 90 };

type Visitor = { place: Coordinates; timeZone?: string };

let mentors: PlainMentor[];

beforeAll(async () => {
  await seedForTests({ mentors: MENTORS, seed: 11 });
  mentors = await plainMentors();
}, 120_000);
afterAll(emptyDatabase);

/** The address parameters of these filters. */
const addressOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parametersOf(filters)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

async function answerOf(GET: typeof listTeachers, parameters: object, { place, timeZone }: Visitor) {
  const query = new URLSearchParams({ ...parameters });
  const cookies = [
    `user_location=${place.latitude},${place.longitude}`,
    ...(timeZone ? [`${DEVICE_ZONE_COOKIE}=${timeZone}`] : []),
  ];
  const headers = { Cookie: cookies.join("; ") };
  const response = await GET(new Request(`http://localhost/?${query}`, { headers }), { params: Promise.resolve({}) });
  return (await response.json()) as Record<string, never>;
}

/** Compares the API, the page and the map with the plain result. */
async function compare(filters: Filters, visitor: Visitor): Promise<number> {
  const context = JSON.stringify({ filters, visitor });
  const { place: viewer, timeZone } = visitor;
  const matching = mentors
    .filter((mentor) => plainlyMatches(mentor, { ...filters, timeZone }, viewer))
    .sort((a, b) => sum(b.ratings) - sum(a.ratings) || b.rowId - a.rowId);
  const ids = matching.map(({ id }) => id);
  const parameters = addressOf(filters);
  const list = await answerOf(listTeachers, { ...parameters, sort: "recommended", limit: String(LIMIT) }, visitor);
  const { data: teachers, pagination } = list as unknown as { data: { _id: string }[]; pagination: { total: number } };
  expect(
    teachers.map(({ _id }) => _id),
    context,
  ).toEqual(ids.slice(0, LIMIT));
  expect(pagination.total, context).toBe(Math.min(1000, ids.length));

  const state = listingPageSchema.parse({ ...parameters, sort: "recommended" });
  const { filter } = resolveListing(state, undefined, timeZone);
  const search = {
    filter,
    viewer,
    page: 1,
    after: null,
    pageSize: LISTING_PAGE_SIZE,
    pastTheEnd: "last page",
  } as const;
  const page = await searchMentors(search);
  expect(
    page.mentors.map(({ id }) => id),
    context,
  ).toEqual(ids.slice(0, LISTING_PAGE_SIZE));
  expect(page.total, context).toBe(Math.min(1000, ids.length));

  const { data: view } = (await answerOf(mapTeachers, { ...parameters, ...EARTH }, visitor)) as unknown as {
    data: { total: number };
  };
  expect(view.total, context).toBe(matching.filter(({ place }) => place !== null).length);
  return ids.length;
}

it("returns the same for each value of each filter on the page, in the API and on the map", async () => {
  for (const [name, values] of Object.entries(FILTER_VALUES)) {
    let found = 0;
    // A sample of the many subjects.
    for (const value of values.filter((_, index) => values.length < 30 || index % 6 === 0))
      found += await compare({ ...withFilters(Math.random, []), [name]: value }, { place: DELHI });
    expect(found, name).toBeGreaterThan(0);
  }
}, 120_000);

it("returns the same for each pair of filters on the page, in the API and on the map", async () => {
  const random = mulberry32(21);
  // The cookie has three decimals.
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  const places = mentors.flatMap(({ place }) =>
    place ? [{ latitude: rounded(place.latitude), longitude: rounded(place.longitude) }] : [],
  );
  for (const names of FILTER_PAIRS) {
    for (let turn = 0; turn < 2; turn++) {
      const visitor =
        turn === 0 ? { place: DELHI } : { place: places[Math.floor(random() * places.length)]!, timeZone: NEW_YORK };
      await compare(withFilters(random, names), visitor);
    }
  }
}, 120_000);
