import "server-only";
import type { SortKey } from "@/lib/catalogue/listing-options";
import type { ListedMentor } from "@/lib/domain/mentors/listed-mentor";
import type { ListingCursor } from "@/lib/domain/mentors/listing-cursor.rules";
import type { ListingFilter } from "@/lib/domain/mentors/listing.rules";
import { tokensOfFilter } from "@/lib/domain/mentors/listing-row.rules";
import { type Coordinates, EARTH_RADIUS_KM } from "@/lib/domain/places/coordinates.rules";
import { prisma } from "@/lib/server/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";
import {
  circleSql,
  countCircleSql,
  countTokensSql,
  countWalkSql,
  newestSql,
  newNearbySql,
  type Slice,
  tokensSql,
  walkSql,
} from "./listing.sql";

/** Totals are exact up to this number; beyond it the product says "1,000+". */
export const EXACT_TOTAL_LIMIT = 1000;
const TOTAL_CAP = EXACT_TOTAL_LIMIT + 1;

/** Rows a walk may step over (about 0.2 microseconds each) before a gather takes over; deep pages may step further. */
const WALK_BUDGET = 6000;
const WALK_BUDGET_PER_SKIPPED_ROW = 50;
const COUNT_BUDGET = 20_000;

/** Radii in kilometres that "nearest first" tries in turn; the last one holds the whole earth. */
const RADIUS_LADDER_KM = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 5000, 20_100];

/** A card's row, with its place in the order; the rating is 0 while there is no review. */
export type ListedMentorRow = Omit<ListedMentor, "rating" | "distanceKm"> & {
  rating: number;
  cursorId: number;
  cursorKey: ListingCursor["key"];
};

const rows = (sql: Prisma.Sql) => prisma.$queryRaw<ListedMentorRow[]>(sql);

async function total(sql: Prisma.Sql): Promise<number> {
  const [row] = await prisma.$queryRaw<{ total: number }[]>(sql);
  return row?.total ?? 0;
}

/** How many mentors match, counted no further than one above the exact limit. */
export async function countMentors(filter: ListingFilter, viewer: Coordinates | null): Promise<number> {
  if (viewer && filter.distanceKm !== null) {
    return total(countCircleSql(filter, viewer, filter.distanceKm, TOTAL_CAP));
  }
  const found = await total(countWalkSql(filter, COUNT_BUDGET, TOTAL_CAP));
  if (found === TOTAL_CAP || tokensOfFilter(filter).length === 0) return found;
  return total(countTokensSql(filter, TOTAL_CAP));
}

/**
 * One page of matching mentors in the filter's order.
 * @param matches what countMentors answered for the same filter: it decides which shape of query is bounded
 */
export async function findMentors(
  filter: ListingFilter,
  viewer: Coordinates | null,
  slice: Slice,
  matches: number,
): Promise<ListedMentorRow[]> {
  const isCapped = matches > EXACT_TOTAL_LIMIT;
  const expected = isCapped || slice.after ? slice.limit : Math.min(slice.limit, matches - slice.offset);
  if (expected <= 0) return [];
  const { sort } = filter;
  const isUnfiltered = tokensOfFilter(filter).length === 0;

  if (viewer && filter.distanceKm !== null) {
    if (sort === "distance") return findNearest(filter, viewer, slice, expected);
    const walked = await walk({ ...filter, sort }, viewer, slice);
    return walked.length === expected ? walked : rows(circleSql(filter, viewer, filter.distanceKm, slice));
  }
  if (!isCapped && !isUnfiltered) return rows(tokensSql(filter, viewer, slice));
  if (sort === "distance") return viewer ? findNearest(filter, viewer, slice, expected) : [];
  const walked = await walk({ ...filter, sort }, viewer, slice);
  // Where nothing is filtered out the walk is never cut short, so few rows are all there are.
  return isUnfiltered || walked.length === expected ? walked : rows(tokensSql(filter, viewer, slice));
}

/** Matching mentors without a review who are within the radius, the nearest first. */
export function findNewNearby(filter: ListingFilter, viewer: Coordinates, radiusKm: number, limit: number) {
  return rows(newNearbySql(filter, viewer, radiusKm, limit));
}

/** Matching mentors without a review, the latest first; only the latest are looked through. */
export function findNewest(filter: ListingFilter, limit: number): Promise<ListedMentorRow[]> {
  return rows(newestSql(filter, WALK_BUDGET, limit));
}

function walk(
  filter: ListingFilter & { sort: Exclude<SortKey, "distance"> },
  viewer: Coordinates | null,
  slice: Slice,
): Promise<ListedMentorRow[]> {
  const budget = WALK_BUDGET + WALK_BUDGET_PER_SKIPPED_ROW * slice.offset;
  return rows(walkSql(filter, viewer, budget, slice));
}

/** Widens a circle until it holds the whole page: everybody inside is nearer than anybody outside. */
async function findNearest(
  filter: ListingFilter,
  viewer: Coordinates,
  slice: Slice,
  expected: number,
): Promise<ListedMentorRow[]> {
  const limitKm = filter.distanceKm ?? Infinity;
  // Circles that end before the cursor hold nothing new; a cursor without a key stands behind all of them.
  const startKm = radiusOfCursor(slice.after);
  const radii = [...RADIUS_LADDER_KM, limitKm].filter((km) => km > startKm && km <= limitKm && km < Infinity);
  for (const radiusKm of radii) {
    const found = await rows(circleSql(filter, viewer, radiusKm, slice));
    if (found.length === expected || radiusKm === limitKm) return found;
  }
  // Only mentors without a position are left to fill the page.
  return rows(tokensSql(filter, viewer, slice));
}

/** How far away the mentor of a "nearest first" cursor is, in kilometres. */
function radiusOfCursor(after: ListingCursor | null): number {
  if (after === null) return 0;
  return typeof after.key === "number" ? EARTH_RADIUS_KM * Math.acos(Math.max(-1, Math.min(1, after.key))) : Infinity;
}
