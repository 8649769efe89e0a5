import "server-only";
import type { SortKey } from "@/lib/catalogue/listing-options";
import type { ListingCursor } from "@/lib/domain/search/cursor.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { tokensOfFilter } from "@/lib/domain/search/listing-row.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { readFromReplica } from "@/lib/platform/db/replica";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { gatherCosts, walkBudget } from "./listing-costs";
import { countCircleSql, countTokensSql, countWalkSql, remainingSql } from "./counts.sql";
import type { Population } from "./population";

/** Totals are exact up to this number; beyond it the product says "1,000+". */
export const EXACT_TOTAL_LIMIT = 1000;
/** So far matches are counted. */
export const TOTAL_CAP = EXACT_TOTAL_LIMIT + 1;

async function total(sql: Prisma.Sql): Promise<number> {
  const [row] = await readFromReplica<{ total: number }[]>(sql);
  return row?.total ?? 0;
}

/** How many mentors match, counted no further than one above the exact limit. */
export async function countMentors(
  filter: ListingFilter,
  viewer: Coordinates | null,
  population: Population,
): Promise<number> {
  const { earth, circle } = population;
  const { byTokens, byCircle } = gatherCosts(filter, population);
  if (viewer && filter.distanceKm !== null && circle) {
    if (circle.atMost === 0) return 0;
    return total(
      byCircle <= byTokens
        ? countCircleSql(filter, viewer, filter.distanceKm, TOTAL_CAP)
        : countTokensSql(filter, viewer, TOTAL_CAP),
    );
  }
  const tokens = tokensOfFilter(filter).length;
  if (tokens <= 1 && earth.atMost > EXACT_TOTAL_LIMIT) return TOTAL_CAP;
  if (tokens === 0) return total(countWalkSql(filter, TOTAL_CAP, TOTAL_CAP));
  const budget = walkBudget(earth, TOTAL_CAP);
  if (budget !== undefined && budget < byTokens) {
    const found = await total(countWalkSql(filter, budget, TOTAL_CAP));
    if (found === TOTAL_CAP) return found;
  }
  return total(countTokensSql(filter, null, TOTAL_CAP));
}

/** Whether a walk of so many steps from a cursor has come to the end of its order, so that few rows are all there are. */
export async function isNearEnd(sort: SortKey, after: ListingCursor, budget: number): Promise<boolean> {
  return (await total(remainingSql(sort, after, budget))) < budget;
}
