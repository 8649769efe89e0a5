import { demandsOf, needsPlace } from "@/lib/domain/search/filters";
import type { SearchCursor } from "@/lib/domain/search/cursor.rules";
import { listingMessages } from "@/lib/domain/search/listing.messages";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { AppError } from "@/lib/errors";
import type { SortKey } from "@/lib/domain/search/sorts";
import { type Coordinates, EARTH_RADIUS_KM } from "@/lib/domain/places/coordinates.rules";
import type { RowDemands } from "./rows.sql";

/**
 * Chooses the way of a search, from the question and the counts of the cells alone; docs/search.md has the picture.
 * PostgreSQL's planner would gamble on how soon a match comes, and costs seconds when it loses.
 */
export type Question = { demands: RowDemands; sort: SortKey; viewer: Coordinates | null; after: SearchCursor | null };

/**
 * What a filter asks, measured from the viewer's place.
 * @throws AppError invalid_input for a distance without a place, so that nobody takes unfiltered mentors for near ones
 */
export function questionOf(
  filter: ListingFilter,
  viewer: Coordinates | null,
  after: SearchCursor | null = null,
): Question {
  if (needsPlace(filter, viewer)) {
    const message = listingMessages.distanceNeedsPlace;
    throw new AppError("invalid_input", { message, fields: [{ field: "distance", message }] });
  }
  const circle = viewer && filter.distance !== null ? { center: viewer, radiusKm: filter.distance } : null;
  return { demands: { ...demandsOf(filter), circle }, sort: filter.sort, viewer, after };
}

export type Counts = {
  everybody: number;
  /** Nobody more than these match. */
  atMost: number;
  /** So many do if what the parts of the filter lead to is spread alike. */
  likely: number;
};

/**
 * How many mentors a search would step over, read from the cells of the map, which the database keeps exact. Mentors
 * without a place are not among them. The counts choose the statements; the answer comes from the rows.
 */
export type Population = {
  /** On the whole earth. With one token or none all three are exact. */
  earth: Counts;
  /** In the tiles of the filter's circle; null without one. */
  circle: Counts | null;
  /** In ever wider surroundings of the visitor, for "nearest first"; empty for other orders. */
  around: (Counts & { reachKm: number; areaKm2: number })[];
};

/**
 * One bounded statement. `isWhole`: it finds everything there is, so that few rows are all of them.
 *
 * - walk: steps along the index of the sort for `budget` rows and keeps those that match. Best when matches are dense.
 * - placeless: the same by id, for mentors without a place, who end "nearest first".
 * - tokens: gathers all rows with the search tokens from the GIN index, then sorts. Best when they are few.
 * - circle: gathers the rows of the tiles of a circle or ring, then sorts. Best when a distance limits.
 */
export type Step =
  | { shape: "walk" | "placeless"; budget: number; isWhole: boolean }
  | { shape: "circle"; radiusKm: number; beyondKm: number; isWhole: boolean }
  | { shape: "tokens"; isWhole: true };

/** Totals are exact up to this number; beyond it the product says "1,000+". */
export const EXACT_TOTAL_LIMIT = 1000;
/** Counting stops here. */
export const TOTAL_CAP = EXACT_TOTAL_LIMIT + 1;

/** Costs are in rows of a covering index, about 0.2 microseconds each. A row found by its tokens is fetched from the table. */
const TOKEN_ROW_COST = 16;
/** Of two tokens the lists are compared before any row is fetched; the cost of an entry. */
const TOKEN_ENTRY_COST = 0.2;
/** Steps of a walk for each step that evenly spread matches would take. */
export const WALK_MARGIN = 4;
/** Budgets are part of a statement's text, so there are few. */
const WALK_BUDGETS = [1000, 4000, 16_000, 64_000, 256_000];
/** A page and its total come from one gather where that costs no more, the second where counting would cost as much. */
const GATHER_LIMIT = 10_000;
const COUNTED_GATHER_LIMIT = 100_000;
/** How many mentors are stepped over for those without a place, who mostly are a fair share of them. */
const PLACELESS_BUDGET = 4000;
/** "Nearest first" begins with a circle that probably holds so many times what the page needs. */
const NEAREST_MARGIN = 2.5;
/** Radii in kilometres that it then tries in turn; the last one holds the whole earth. */
const RADIUS_LADDER_KM = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 5000, 20_100];

const TOKENS: Step = { shape: "tokens", isWhole: true };

/** How far a walk may go to find so many matches; undefined where they are too thinly spread for one. */
export function walkBudget(
  { everybody, likely }: { everybody: number; likely: number },
  wanted: number,
): number | undefined {
  const steps = (WALK_MARGIN * wanted * everybody) / Math.max(1, likely);
  return WALK_BUDGETS.find((rows) => rows >= steps);
}

/** Costs of the two ways to gather all matches; without tokens or circle a way is endless. */
function gatherCosts({ demands }: Question, { earth, circle }: Population, matches = Infinity) {
  const tokens = demands.tokens.length;
  const fetched = circle ? earth.likely : Math.min(earth.likely, matches);
  return {
    byTokens: tokens === 0 ? Infinity : fetched * TOKEN_ROW_COST + (tokens - 1) * earth.atMost * TOKEN_ENTRY_COST,
    byCircle: circle ? circle.everybody : Infinity,
  };
}

/** All matches, by whichever index leads to them with less work. */
function gather(question: Question, population: Population): Step {
  const { byTokens, byCircle } = gatherCosts(question, population);
  const { circle } = question.demands;
  return circle && byCircle <= byTokens
    ? { shape: "circle", radiusKm: circle.radiusKm, beyondKm: 0, isWhole: true }
    : TOKENS;
}

/** The one step that finds the first page and its total; "nothing" when nobody can match, null when it would cost too much. */
export function planFirstPage(question: Question, population: Population): Step | "nothing" | null {
  const { earth, circle } = population;
  if (circle?.atMost === 0) return "nothing";
  const { byTokens, byCircle } = gatherCosts(question, population);
  // To count no more than the limit means to look at each of them anyway.
  const isCountedAnyway = (circle ?? earth).likely <= EXACT_TOTAL_LIMIT;
  const limit = isCountedAnyway ? COUNTED_GATHER_LIMIT : GATHER_LIMIT;
  return Math.min(byTokens, byCircle) > limit ? null : gather(question, population);
}

/** The total where the cells tell it, else the steps that count up to the cap, each for when the one before found less. */
export function planCount(question: Question, population: Population): number | Step[] {
  const { earth, circle } = population;
  const { tokens, conditions, rest } = question.demands;
  if (circle) return circle.atMost === 0 ? 0 : [gather(question, population)];
  if (tokens.length <= 1 && rest.length === 0 && earth.atMost > EXACT_TOTAL_LIMIT) return TOTAL_CAP;
  if (conditions.length === 0) return [{ shape: "walk", budget: TOTAL_CAP, isWhole: true }];
  const budget = walkBudget(earth, TOTAL_CAP);
  const { byTokens } = gatherCosts(question, population);
  return budget !== undefined && budget < byTokens ? [{ shape: "walk", budget, isWhole: false }, TOKENS] : [TOKENS];
}

/**
 * The steps that find a page, each for when the one before left it short.
 * @param end rows up to the end of the page, from the start or the cursor
 * @param matches the total, counted up to the cap
 */
export function planPage(question: Question, population: Population, end: number, matches: number): Step[] {
  const { demands, sort } = question;
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

/** Widens a circle until it holds the whole page: everybody inside is nearer than anybody outside. */
function planNearest(question: Question, population: Population, end: number): Step[] {
  const { demands, after } = question;
  const limitKm = demands.circle?.radiusKm ?? Infinity;
  const { byTokens } = gatherCosts(question, population);
  // Circles that end before the cursor hold nothing new; a cursor without a key stands behind all of them.
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
    // By their tokens, or because only mentors without a place are left to fill the page.
    TOKENS,
  ];
}

/**
 * Ever wider radii that probably hold the wanted matches beyond the cursor; at least as far as the surroundings reach
 * where they hold too few.
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

/** About how many mentors are within a radius, at least. */
function everybodyWithin({ around }: Population, radiusKm: number): number {
  return around.filter(({ reachKm }) => reachKm <= radiusKm).at(-1)?.everybody ?? 0;
}

/** How far away the mentor of a "nearest first" cursor is, in kilometres. */
function radiusOf(after: SearchCursor | null): number {
  if (after === null) return 0;
  return typeof after.key === "number" ? EARTH_RADIUS_KM * Math.acos(Math.max(-1, Math.min(1, after.key))) : Infinity;
}
