import "server-only";
import { after } from "next/server";
import { SEARCH_PAGE_DAYS } from "@/lib/domain/search/empty-search.messages";
import { type EmptySearch, emptySearchesOf } from "@/lib/domain/search/empty-search.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { nearestTown } from "@/lib/domain/places/nearest-town.rules";
import { townLabel } from "@/lib/domain/places/town.rules";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { logger } from "@/lib/platform/logger";
import { findTown, TOWNS } from "@/lib/server/places/towns";

/** Different searches that a day counts, so that nobody can fill the table. */
const MOST_A_DAY = 2000;
/** Rows of the console's page. */
const SHOWN = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The town that a search named, or around which a distance counts. */
function townOf({ near, distance }: ListingFilter, place: Coordinates | null): string | undefined {
  if (near !== undefined) return findTown(near)?.id;
  return distance !== null && place ? nearestTown(place, TOWNS)?.id : undefined;
}

/**
 * Counts a search without a result. It stores names of the catalogues only: no text that was typed, no place, no person.
 * @param place where the search measured from
 * @param client the visitor's address, by which the number of counted searches is limited; it is not stored with them
 */
export async function countEmptySearch(
  filter: ListingFilter,
  place: Coordinates | null,
  client: string,
  now: Date,
): Promise<void> {
  const searches = emptySearchesOf(filter, townOf(filter, place));
  if (searches.length === 0) return;
  try {
    await limitAttempts([["empty-search-by-client", client]]);
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return;
    throw error;
  }
  for (const search of searches) await countOne(search, now);
}

async function countOne({ subject, className, townId }: EmptySearch, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await prisma.$executeRaw`
    insert into empty_search as known (day, subject, class_name, town_id)
    select ${day}::date, ${subject}::text, ${className}::text, ${townId}::text
    where (select count(*) from empty_search where day = ${day}::date) < ${MOST_A_DAY}
      or exists (select from empty_search where day = ${day}::date and subject = ${subject}::text
        and class_name = ${className}::text and town_id = ${townId}::text)
    on conflict (day, subject, class_name, town_id) do update set count = least(known.count, 1000000000) + 1`;
}

/** The same after the answer, which neither waits nor fails for it. */
export function countEmptySearchAfterAnswer(...search: Parameters<typeof countEmptySearch>): void {
  after(() =>
    countEmptySearch(...search).catch((error: unknown) =>
      logger.warn({ err: error }, "A search without a result was not counted."),
    ),
  );
}

export type CountedSearch = { subject: string; className: string; town: string; count: number; lastDay: Date };

/** The most frequent searches without a result of the last days. */
export async function listEmptySearches(now: Date): Promise<CountedSearch[]> {
  const since = new Date(now.getTime() - SEARCH_PAGE_DAYS * DAY_MS);
  const rows = await prisma.emptySearch.groupBy({
    by: ["subject", "className", "townId"],
    where: { day: { gt: since } },
    _sum: { count: true },
    _max: { day: true },
    orderBy: [{ _sum: { count: "desc" } }, { subject: "asc" }, { className: "asc" }, { townId: "asc" }],
    take: SHOWN,
  });
  return rows.map(({ subject, className, townId, _sum, _max }) => {
    const town = findTown(townId);
    return {
      subject,
      className,
      town: town ? townLabel(town) : "",
      count: _sum.count ?? 0,
      lastDay: _max.day ?? since,
    };
  });
}
