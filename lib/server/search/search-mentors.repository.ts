import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { ListingCursor } from "@/lib/domain/search/cursor.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { tokensOfFilter } from "@/lib/domain/search/listing-row.rules";
import { type Coordinates, EARTH_RADIUS_KM } from "@/lib/domain/places/coordinates.rules";
import { readFromReplica } from "@/lib/platform/db/replica";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { EXACT_TOTAL_LIMIT, isNearEnd, TOTAL_CAP } from "./count-mentors.repository";
import { gatherCosts, WALK_MARGIN, walkBudget } from "./listing-costs";
import type { Population } from "./population";
import { circleSql, newestSql, newNearbySql, placelessSql, type Slice, tokensSql, walkSql } from "./listing.sql";

/** A page and its total come from one gather where that costs no more, the second where counting would cost as much. */
const GATHER_LIMIT = 10_000;
const COUNTED_GATHER_LIMIT = 100_000;
/** Those without a place are looked for among so many mentors, which they mostly are a fair share of. */
const PLACELESS_BUDGET = 4000;
/** New mentors are looked for among so many of the latest. */
const NEWEST_BUDGET = 6000;

/** "Nearest first" begins with a circle that holds so many times what the page needs, as far as one can tell. */
const NEAREST_MARGIN = 2.5;
/** Radii in kilometres that it then tries in turn; the last one holds the whole earth. */
const RADIUS_LADDER_KM = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 5000, 20_100];

/** A card's row, with its place in the order; the rating is 0 while there is no review. */
export type ListedMentorRow = Omit<ListedMentor, "rating" | "distanceKm"> & {
  rating: number;
  cursorId: number;
  cursorKey: ListingCursor["key"];
  /** How many rows the query gathered before its limit; null for a walk, which stops when the page is full. */
  gathered: number | null;
};

const rows = (sql: Prisma.Sql) => readFromReplica<ListedMentorRow[]>(sql);

/** All matches, sorted and cut to the page, by whichever index leads to them with less work. */
function gatherSql(
  filter: ListingFilter,
  viewer: Coordinates | null,
  slice: Slice,
  population: Population,
): Prisma.Sql {
  const { byTokens, byCircle } = gatherCosts(filter, population);
  return viewer && filter.distanceKm !== null && byCircle <= byTokens
    ? circleSql(filter, viewer, filter.distanceKm, slice)
    : tokensSql(filter, viewer, slice);
}

/**
 * The first page of matches together with how many there are, where all of them are gathered at little cost.
 * @returns null where they are too many for that
 */
export async function findFirstPage(
  filter: ListingFilter,
  viewer: Coordinates | null,
  limit: number,
  population: Population,
): Promise<{ rows: ListedMentorRow[]; matches: number } | null> {
  const { earth, circle } = population;
  if (circle?.atMost === 0) return { rows: [], matches: 0 };
  const { byTokens, byCircle } = gatherCosts(filter, population);
  // To count no more than the limit one has to look at each of them anyway.
  const isCountedAnyway = (circle ?? earth).likely <= EXACT_TOTAL_LIMIT;
  if (Math.min(byTokens, byCircle) > (isCountedAnyway ? COUNTED_GATHER_LIMIT : GATHER_LIMIT)) return null;
  const found = await rows(gatherSql(filter, viewer, { limit, offset: 0, after: null, isCounted: true }, population));
  return { rows: found, matches: Math.min(TOTAL_CAP, found[0]?.gathered ?? 0) };
}

/**
 * One page of matching mentors in the filter's order.
 * @param matches what countMentors answered for the same filter
 */
export async function findMentors(
  filter: ListingFilter,
  viewer: Coordinates | null,
  slice: Slice,
  matches: number,
  population: Population,
): Promise<ListedMentorRow[]> {
  const isCapped = matches > EXACT_TOTAL_LIMIT;
  const expected = isCapped || slice.after ? slice.limit : Math.min(slice.limit, matches - slice.offset);
  if (expected <= 0) return [];
  const { sort } = filter;
  if (sort === "distance") return viewer ? findNearest(filter, viewer, slice, expected, population) : [];

  const isUnfiltered = tokensOfFilter(filter).length === 0 && population.circle === null;
  // The walk of everybody is never cut short, so few rows are all there are.
  if (isUnfiltered) return rows(walkSql({ ...filter, sort }, viewer, slice.limit, slice));
  const { byTokens, byCircle } = gatherCosts(filter, population, isCapped ? undefined : matches);
  const density = { everybody: population.earth.everybody, likely: isCapped ? likelyMatches(population) : matches };
  const budget = walkBudget(density, slice.offset + slice.limit);
  if (budget !== undefined && budget / WALK_MARGIN < Math.min(byTokens, byCircle)) {
    const walked = await rows(walkSql({ ...filter, sort }, viewer, budget, slice));
    if (walked.length === expected) return walked;
    // Behind a cursor the order may simply have come to its end.
    if (slice.after && (await isNearEnd(sort, slice.after, budget))) return walked;
  }
  return rows(gatherSql(filter, viewer, slice, population));
}

const likelyMatches = ({ earth, circle }: Population) => Math.max(TOTAL_CAP, circle ? circle.likely : earth.likely);

/** Matching mentors without a review who are within the radius, the nearest first. */
export function findNewNearby(filter: ListingFilter, viewer: Coordinates, radiusKm: number, limit: number) {
  return rows(newNearbySql(filter, viewer, radiusKm, limit));
}

/** Matching mentors without a review, the latest first; only the latest are looked through. */
export function findNewest(filter: ListingFilter, limit: number): Promise<ListedMentorRow[]> {
  return rows(newestSql(filter, NEWEST_BUDGET, limit));
}

/** Widens a circle until it holds the whole page: everybody inside is nearer than anybody outside. */
async function findNearest(
  filter: ListingFilter,
  viewer: Coordinates,
  slice: Slice,
  expected: number,
  population: Population,
): Promise<ListedMentorRow[]> {
  const limitKm = filter.distanceKm ?? Infinity;
  const { byTokens } = gatherCosts(filter, population);
  // Circles that end before the cursor hold nothing new; a cursor without a key stands behind all of them.
  const cursorKm = radiusOfCursor(slice.after);
  const likely = likelyRadii(population, slice.offset + expected, cursorKm);
  const radii = [...likely, ...RADIUS_LADDER_KM.filter((km) => km > likely.at(-1)!), limitKm].filter(
    (km) => km > cursorKm && km <= limitKm && km < Infinity,
  );
  for (const radiusKm of radii) {
    if (byTokens < everybodyWithin(population, radiusKm)) break;
    const found = await rows(circleSql(filter, viewer, radiusKm, slice, cursorKm));
    if (found.length === expected || radiusKm === limitKm) return found;
  }
  if (slice.after?.key === null && filter.distanceKm === null) {
    const found = await rows(placelessSql(filter, slice.after.mentorId, PLACELESS_BUDGET, slice.limit));
    if (found.length === expected || (await isNearEnd(filter.sort, slice.after, PLACELESS_BUDGET))) return found;
  }
  // By their tokens, or because only mentors without a position are left to fill the page.
  return rows(tokensSql(filter, viewer, slice));
}

/**
 * Ever wider radii within which so many matches are to be expected, beyond those who are nearer than the cursor; the least is as far as
 * the surroundings reach where they hold too few.
 */
function likelyRadii({ around }: Population, wanted: number, cursorKm: number): number[] {
  const enough = wanted * NEAREST_MARGIN;
  const block =
    around.find(({ likely, reachKm }) => reachKm > cursorKm && likely >= enough) ??
    (cursorKm > 0 ? around.at(-1) : undefined);
  if (!block || block.likely < 1) return [Math.max(cursorKm, around.at(-1)?.reachKm ?? 0)];
  const areaKm2 = (enough * block.areaKm2) / (Math.PI * block.likely);
  // Around a town the country is empty: each ring is four times as large as the one before.
  return (cursorKm > 0 ? [1, 4, 16, 64] : [1]).map((times) => Math.sqrt(cursorKm ** 2 + times * areaKm2));
}

/** At least about so many mentors stand within a radius. */
function everybodyWithin({ around }: Population, radiusKm: number): number {
  const within = around.filter(({ reachKm }) => reachKm <= radiusKm).at(-1);
  return within?.everybody ?? 0;
}

/** How far away the mentor of a "nearest first" cursor is, in kilometres. */
function radiusOfCursor(after: ListingCursor | null): number {
  if (after === null) return 0;
  return typeof after.key === "number" ? EARTH_RADIUS_KM * Math.acos(Math.max(-1, Math.min(1, after.key))) : Infinity;
}
