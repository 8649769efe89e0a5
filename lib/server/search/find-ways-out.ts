import "server-only";
import { placeFilters, withoutFilters } from "@/lib/domain/search/filters";
import { countText, type ListingFilter } from "@/lib/domain/search/listing.rules";
import { eachAlone, type WayOut, type WaysOut, waysOut } from "@/lib/domain/search/ways-out.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { countMentors, listFirstMentors } from "./search-mentors";

/** What to change in a search that found nobody: a bounded number of counts, asked at once. */
export async function findWaysOut(filter: ListingFilter, viewer: Coordinates | null): Promise<WaysOut> {
  const hasPlace = viewer !== null;
  const [nearest, ways] = await Promise.all([findNearest(filter, viewer), countAll(waysOut(filter, hasPlace), viewer)]);
  return { nearest, ways: ways.length > 0 ? ways : await countAll(eachAlone(filter, hasPlace), viewer) };
}

async function countAll(ways: readonly WayOut[], viewer: Coordinates | null): Promise<WaysOut["ways"]> {
  const counted = await Promise.all(
    ways.map(async (way) => ({ ...way, counted: await countMentors(way.filter, viewer) })),
  );
  return counted.flatMap(({ counted: { total, totalIsCapped }, ...way }) =>
    total === 0 ? [] : [{ ...way, count: countText(total, totalIsCapped) }],
  );
}

async function findNearest(filter: ListingFilter, viewer: Coordinates | null): Promise<WaysOut["nearest"]> {
  const ofPlace = placeFilters(filter);
  if (viewer === null || ofPlace.length === 0) return null;
  const anywhere = { ...filter, ...withoutFilters(filter, ofPlace) };
  const [mentor] = await listFirstMentors({ ...anywhere, sort: "distance" }, viewer, 1);
  if (!mentor || mentor.distanceKm === null) return null;
  return { name: mentor.name, username: mentor.username, distanceKm: mentor.distanceKm };
}
