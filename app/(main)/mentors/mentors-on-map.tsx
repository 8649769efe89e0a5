import { MentorMap } from "@/components/map/mentor-map";
import { ListingResults } from "@/components/mentors/listing/listing-navigation";
import {
  hasActiveFilters,
  type ListingFilter,
  mentorCountText,
  type ResolvedListing,
  searchQuery,
} from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { START_MENTORS } from "@/lib/domain/places/map-start.rules";
import { findWaysOut } from "@/lib/server/search/find-ways-out";
import { startAround, startAroundDefault, startInArea } from "@/lib/server/search/map/start-map";
import { searchMentors } from "@/lib/server/search/search-mentors";
import { mapTiles } from "@/lib/server/places/map-tiles";

/** Mentors on the map, and suggestions if the filters exclude everyone. */
export async function findOnMap({ filter }: ResolvedListing, viewer: Coordinates | null) {
  const { start, total, totalIsCapped } = await findStart(filter, viewer);
  // Changed filters may lead to mentors outside of the area.
  const everywhere: ListingFilter = { ...filter, map: { area: null } };
  const isNobodyFound = total === 0 && hasActiveFilters(filter);
  return {
    start,
    waysOut: isNobodyFound ? await findWaysOut(everywhere, viewer) : null,
    total,
    mentorCount: mentorCountText(total, totalIsCapped),
  };
}

/** The initial map: the area of the address, else the mentors nearest to the visitor, else those around the default centre. */
async function findStart(filter: ListingFilter, viewer: Coordinates | null) {
  const area = filter.map?.area;
  if (viewer && !area) {
    const nearest = { filter: { ...filter, sort: "distance" }, viewer, page: 1, after: null } as const;
    const found = await searchMentors({ ...nearest, pageSize: START_MENTORS, pastTheEnd: "nothing" });
    return { ...found, start: startAround(viewer, found.mentors) };
  }
  const start = area ? await startInArea(filter, area, viewer) : await startAroundDefault(filter);
  return { start, total: start.view.total, totalIsCapped: false };
}

type MentorsOnMapProps = {
  found: Awaited<ReturnType<typeof findOnMap>>;
  listing: ResolvedListing;
  viewer: Coordinates | null;
};

/** The listing on a map. */
export function MentorsOnMap({ found, listing: { filter }, viewer }: MentorsOnMapProps) {
  return (
    <ListingResults>
      <MentorMap tiles={mapTiles} position={viewer} start={found.start} filters={searchQuery(filter)} mode="page" />
    </ListingResults>
  );
}
