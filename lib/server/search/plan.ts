import { SITE_ZONE } from "@/lib/domain/search/free-times.rules";
import { circleOf, demandsOf, needsPlace, placeFilters } from "@/lib/domain/search/filters";
import type { SearchCursor } from "@/lib/domain/search/cursor.rules";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { AppError } from "@/lib/errors";
import { defaultSort, type SortKey } from "@/lib/domain/search/sorts";
import { type Coordinates, EARTH_RADIUS_KM } from "@/lib/domain/places/coordinates.rules";
import type { RowDemands } from "./rows.sql";

/**
 * Chooses how to run a search, from the question and the cells' counts only; docs/search.md explains it. PostgreSQL's
 * planner would bet on an early match, which costs seconds when it is wrong.
 */
export type Question = { demands: RowDemands; sort: SortKey; viewer: Coordinates | null; after: SearchCursor | null };

/**
 * The question that a filter asks from the viewer's position.
 * @throws AppError invalid_input for a circle without a position, so that unfiltered results never look near
 */
export function questionOf(
  filter: ListingFilter,
  viewer: Coordinates | null,
  after: SearchCursor | null = null,
): Question {
  if (needsPlace(filter, viewer)) {
    const message = listingMessages.distanceNeedsPlace;
    const fields = placeFilters(filter).map((field) => ({ field, message }));
    throw new AppError("invalid_input", { message, fields });
  }
  const around = circleOf(filter);
  const circle = viewer && around && { ...around, center: viewer };
  const asker = { now: new Date(), timeZone: filter.timeZone ?? SITE_ZONE };
  const hasPlace = viewer !== null;
  const isNearestUnknown = filter.sort === "distance" && !hasPlace;
  const sort = isNearestUnknown ? null : filter.sort;
  const { name, hidden } = filter;
  return {
    demands: { ...demandsOf(filter, asker), circle, name, hidden },
    sort: sort ?? defaultSort(hasPlace),
    viewer,
    after,
  };
}

export type Counts = {
  everybody: number;
  /** Upper bound of the matches. */
  atMost: number;
  /** Expected matches, assuming that the filter's parts are independent. */
  likely: number;
};

/**
 * Estimates of how many mentors a search would scan, from the map's cells, which the database keeps exact. Excludes
 * mentors without a position. The counts only choose the statements; the results come from the rows.
 */
export type Population = {
  /** On the whole earth. With at most one token all three are exact. */
  earth: Counts;
  /** In the tiles of the filter's circle; null without one. */
  circle: Counts | null;
  /** In growing areas around the visitor, for "nearest first"; empty for other orders. */
  around: (Counts & { reachKm: number; areaKm2: number })[];
};

/**
 * One bounded statement. `isWhole`: it finds every match, so that a short result is complete.
 *
 * - walk: scans `budget` rows of the sort's index and keeps the matches. Best when matches are dense.
 * - placeless: the same by id, for mentors without a position, who end "nearest first".
 * - tokens: gathers all rows with the search tokens from the GIN index, then sorts. Best when they are few.
 * - circle: gathers the rows of the tiles of a circle or ring, then sorts. Best with a distance filter.
 */
export type Step =
  | { shape: "walk" | "placeless"; budget: number; isWhole: boolean }
  | { shape: "circle"; radiusKm: number; beyondKm: number; isWhole: boolean }
  | { shape: "tokens"; isWhole: true };

/** Totals are exact up to this number; beyond it the site shows "1,000+". */
export const EXACT_TOTAL_LIMIT = 1000;
/** Counting stops here. */
export const TOTAL_CAP = EXACT_TOTAL_LIMIT + 1;

/**
 * Costs are in rows of a covering index, about 0.2 microseconds each. A row found by tokens is fetched from the table.
 */
const TOKEN_ROW_COST = 16;
/** With several tokens their index lists are intersected first; the cost per entry. */
const TOKEN_ENTRY_COST = 0.2;
/** A walk may take this many times the steps that evenly spread matches would need. */
export const WALK_MARGIN = 4;
/** Budgets are part of a statement's text, so only a few values exist. */
const WALK_BUDGETS = [1000, 4000, 16_000, 64_000, 256_000];
/**
 * A page and its total come from one gather up to this cost; the second limit applies when counting would cost as much.
 */
const GATHER_LIMIT = 10_000;
const COUNTED_GATHER_LIMIT = 100_000;
/** How many mentors to scan for those without a position, who usually make up a fair share. */
const PLACELESS_BUDGET = 4000;
/** "Nearest first" starts with a circle expected to hold this many times what the page needs. */
const NEAREST_MARGIN = 2.5;
/** Radii in kilometres to try next; the last one covers the whole earth. */
const RADIUS_LADDER_KM = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 5000, 20_100];

const TOKENS: Step = { shape: "tokens", isWhole: true };

/** No index of an order or of places holds names, and the statement itself is bounded. */
const isByName = ({ demands }: Question) => demands.name !== undefined;

/** How many rows a walk may scan to find the wanted matches; undefined when matches are too sparse. */
export function walkBudget(
  { everybody, likely }: { everybody: number; likely: number },
  wanted: number,
): number | undefined {
  const steps = (WALK_MARGIN * wanted * everybody) / Math.max(1, likely);
  return WALK_BUDGETS.find((rows) => rows >= steps);
}

/** The costs of the two ways to gather all matches; Infinity without tokens or a circle. */
function gatherCosts({ demands }: Question, { earth, circle }: Population, matches = Infinity) {
  const tokens = demands.tokens.length + demands.anyTokens.length;
  const fetched = circle ? earth.likely : Math.min(earth.likely, matches);
  return {
    byTokens: tokens === 0 ? Infinity : fetched * TOKEN_ROW_COST + (tokens - 1) * earth.atMost * TOKEN_ENTRY_COST,
    byCircle: circle ? circle.everybody : Infinity,
  };
}

/** Gathers all matches through the cheaper index. */
function gather(question: Question, population: Population): Step {
  const { byTokens, byCircle } = gatherCosts(question, population);
  const { circle } = question.demands;
  return circle && byCircle <= byTokens
    ? { shape: "circle", radiusKm: circle.radiusKm, beyondKm: 0, isWhole: true }
    : TOKENS;
}

/**
 * The one step that finds the first page and its total; "nothing" when nobody can match, null when it costs too much.
 * @param end rows of the page
 */
export function planFirstPage(question: Question, population: Population, end: number): Step | "nothing" | null {
  const { earth, circle } = population;
  if (circle?.atMost === 0) return "nothing";
  if (isByName(question) || isNearestByTokens(question, population, end)) return TOKENS;
  const { byTokens, byCircle } = gatherCosts(question, population);
  // Counting matches up to the limit looks at each of them anyway.
  const isCountedAnyway = (circle ?? earth).likely <= EXACT_TOTAL_LIMIT;
  const limit = isCountedAnyway ? COUNTED_GATHER_LIMIT : GATHER_LIMIT;
  return Math.min(byTokens, byCircle) > limit ? null : gather(question, population);
}

/**
 * The total if the cells have it, otherwise the steps that count up to the cap; each step runs if the previous one
 * found less.
 */
export function planCount(question: Question, population: Population): number | Step[] {
  const { earth, circle } = population;
  const { tokens, anyTokens, conditions, rest } = question.demands;
  if (isByName(question)) return [TOKENS];
  if (circle) return circle.atMost === 0 ? 0 : [gather(question, population)];
  if (tokens.length <= 1 && anyTokens.length === 0 && rest.length === 0 && earth.atMost > EXACT_TOTAL_LIMIT)
    return TOTAL_CAP;
  if (conditions.length === 0) return [{ shape: "walk", budget: TOTAL_CAP, isWhole: true }];
  const budget = walkBudget(earth, TOTAL_CAP);
  const { byTokens } = gatherCosts(question, population);
  return budget !== undefined && budget < byTokens ? [{ shape: "walk", budget, isWhole: false }, TOKENS] : [TOKENS];
}

/**
 * The steps that find a page; each one runs if the previous one left the page incomplete.
 * @param end rows up to the end of the page, from the start or the cursor
 * @param matches the total, counted up to the cap
 */
export function planPage(question: Question, population: Population, end: number, matches: number): Step[] {
  const { demands, sort } = question;
  if (isByName(question)) return [TOKENS];
  if (sort === "distance") return planNearest(question, population, end);
  const isCapped = matches > EXACT_TOTAL_LIMIT;
  const { earth, circle } = population;
  if (demands.conditions.length === 0 && circle === null) {
    const budget = WALK_BUDGETS.find((rows) => rows >= end);
    return budget === undefined ? [TOKENS] : [{ shape: "walk", budget, isWhole: true }];
  }
  const { byTokens, byCircle } = gatherCosts(question, population, isCapped ? undefined : matches);
  const likely = isCapped ? Math.max(TOTAL_CAP, (circle ?? earth).likely) : matches;
  const budget = walkBudget({ everybody: earth.everybody, likely }, end);
  const last = gather(question, population);
  return budget !== undefined && budget / WALK_MARGIN < Math.min(byTokens, byCircle)
    ? [{ shape: "walk", budget, isWhole: false }, last]
    : [last];
}

/**
 * Whether "nearest first" costs less by tokens than by circles that reach the area with enough matches. Those may live
 * far away, as the speakers of a language do.
 */
function isNearestByTokens(question: Question, population: Population, end: number): boolean {
  const { demands, sort, after } = question;
  if (sort !== "distance" || demands.circle || after) return false;
  const area = population.around.find(({ likely }) => likely >= end * NEAREST_MARGIN) ?? population.earth;
  return gatherCosts(question, population).byTokens < area.everybody;
}

/** Widens a circle until it contains the whole page: everyone inside is nearer than everyone outside. */
function planNearest(question: Question, population: Population, end: number): Step[] {
  const { demands, after } = question;
  const limitKm = demands.circle?.radiusKm ?? Infinity;
  if (isNearestByTokens(question, population, end)) return [TOKENS];
  const { byTokens } = gatherCosts(question, population);
  // Circles that end before the cursor add nothing; a cursor without a key comes after all of them.
  const cursorKm = radiusOf(after);
  const likely = likelyRadii(population, end, cursorKm);
  const radii = [...likely, ...RADIUS_LADDER_KM.filter((km) => km > likely.at(-1)!), limitKm]
    .filter((km) => km > cursorKm && km <= limitKm && km < Infinity)
    .map((radiusKm): Step => ({ shape: "circle", radiusKm, beyondKm: cursorKm, isWhole: radiusKm === limitKm }));
  const tooWide = radii.findIndex(
    (step) => step.shape === "circle" && byTokens < everybodyWithin(population, step.radiusKm),
  );
  const isBehindPlaces = after?.key === null && demands.circle === null;
  return [
    ...(tooWide === -1 ? radii : radii.slice(0, tooWide)),
    ...(isBehindPlaces ? [{ shape: "placeless", budget: PLACELESS_BUDGET, isWhole: false } as const] : []),
    // Either tokens are cheaper, or only mentors without a position are left to fill the page.
    TOKENS,
  ];
}

/**
 * Growing radii expected to hold the wanted matches beyond the cursor; at least the largest measured area when that
 * holds too few.
 */
function likelyRadii({ around }: Population, wanted: number, cursorKm: number): number[] {
  const enough = wanted * NEAREST_MARGIN;
  const block =
    around.find(({ likely, reachKm }) => reachKm > cursorKm && likely >= enough) ??
    (cursorKm > 0 ? around.at(-1) : undefined);
  if (!block || block.likely < 1) return [Math.max(cursorKm, around.at(-1)?.reachKm ?? 0)];
  const areaKm2 = (enough * block.areaKm2) / (Math.PI * block.likely);
  // Areas around a town are sparse, so each ring is four times as large as the previous one.
  return (cursorKm > 0 ? [1, 4, 16, 64] : [1]).map((times) => Math.sqrt(cursorKm ** 2 + times * areaKm2));
}

/** A lower estimate of the number of mentors within a radius. */
function everybodyWithin({ around }: Population, radiusKm: number): number {
  return around.filter(({ reachKm }) => reachKm <= radiusKm).at(-1)?.everybody ?? 0;
}

/** The distance of the mentor at a "nearest first" cursor, in kilometres. */
function radiusOf(after: SearchCursor | null): number {
  if (after === null) return 0;
  return typeof after.key === "number" ? EARTH_RADIUS_KM * Math.acos(Math.max(-1, Math.min(1, after.key))) : Infinity;
}
