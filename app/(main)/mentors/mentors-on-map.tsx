import { MentorMap } from "@/components/map/mentor-map";
import { ListingResults } from "@/components/mentors/listing/listing-navigation";
import { ViewSwitch } from "@/components/mentors/listing/view-switch";
import {
  hasActiveFilters,
  type ListingFilter,
  mentorCountText,
  type ResolvedListing,
  searchQuery,
} from "@/lib/domain/search/listing.rules";
import type { MapStart } from "@/lib/domain/search/map-view.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { findWaysOut } from "@/lib/server/search/find-ways-out";
import { findMentorsInView } from "@/lib/server/search/map/find-mentors-in-view";
import { startMap } from "@/lib/server/search/map/start-map";
import { mapTiles } from "@/lib/server/places/map-tiles";

/** Mentors on the map, within the area in the URL or around the visitor. */
export async function findOnMap({ filter }: ResolvedListing, viewer: Coordinates | null) {
  const area = filter.map?.area;
  const start: MapStart = area
    ? { area, around: "address", view: await findMentorsInView({ viewport: area, filter }, viewer) }
    : await startMap(filter, viewer);
  // Changed filters may lead to mentors outside of the area.
  const everywhere: ListingFilter = { ...filter, map: { area: null } };
  const isNobodyFound = start.view.total === 0 && hasActiveFilters(filter);
  return {
    start,
    waysOut: isNobodyFound ? await findWaysOut(everywhere, viewer) : null,
    total: start.view.total,
    mentorCount: mentorCountText(start.view.total, false),
  };
}

type MentorsOnMapProps = {
  found: Awaited<ReturnType<typeof findOnMap>>;
  listing: ResolvedListing;
  viewer: Coordinates | null;
};

/** The listing on a map. */
export function MentorsOnMap({ found, listing: { filter }, viewer }: MentorsOnMapProps) {
  return (
    <>
      <div className="flex justify-end">
        <ViewSwitch filter={filter} />
      </div>
      <ListingResults>
        <MentorMap tiles={mapTiles} position={viewer} start={found.start} filters={searchQuery(filter)} mode="page" />
      </ListingResults>
    </>
  );
}
