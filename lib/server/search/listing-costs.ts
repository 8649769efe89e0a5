import "server-only";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { tokensOfFilter } from "@/lib/domain/search/listing-row.rules";
import type { Population } from "./population";

/**
 * What a shape of query costs, in rows of a covering index that are stepped over, about 0.2 microseconds each: a row found by
 * its tokens is fetched from the table, and at a million mentors mostly not from PostgreSQL's own memory.
 */
const TOKEN_ROW_COST = 16;
/** Two lists of tokens are compared before any row is fetched: so much for an entry. */
const TOKEN_ENTRY_COST = 0.2;
/** Steps of a walk for each step that evenly spread matches would take, and the budgets, so that there are few texts to plan. */
export const WALK_MARGIN = 4;
const WALK_BUDGETS = [1000, 4000, 16_000, 64_000, 256_000];

/**
 * Costs of the two ways to gather all matches; a filter without tokens or circle lacks one, and without both has neither.
 * @param matches how many there are, where that is known
 */
export function gatherCosts(filter: ListingFilter, { earth, circle }: Population, matches?: number) {
  const tokens = tokensOfFilter(filter).length;
  const fetched = circle ? earth.likely : Math.min(earth.likely, matches ?? Infinity);
  return {
    byTokens: tokens === 0 ? Infinity : fetched * TOKEN_ROW_COST + (tokens - 1) * earth.atMost * TOKEN_ENTRY_COST,
    byCircle: circle ? circle.everybody : Infinity,
  };
}

/** How far a walk may go to find so many matches; undefined where they are too thinly spread for one. */
export function walkBudget(
  { everybody, likely }: { everybody: number; likely: number },
  wanted: number,
): number | undefined {
  const steps = (WALK_MARGIN * wanted * everybody) / Math.max(1, likely);
  return WALK_BUDGETS.find((rows) => rows >= steps);
}
