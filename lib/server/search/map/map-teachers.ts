import "server-only";
import type { z } from "zod";
import { resolveListing } from "@/lib/domain/search/listing.rules";
import type { MapView, mapViewQuerySchema } from "@/lib/domain/search/map-view.schema";
import { findTownId } from "@/lib/server/places/search-towns";
import { placeOfSearch } from "@/lib/server/places/towns";
import type { Asker } from "../list-teachers";
import { findMentorsInView } from "./find-mentors-in-view";

/** The map for the REST API: the listing's filters on an area. */
export async function mapTeachers(
  query: z.output<typeof mapViewQuerySchema>,
  { viewer, timeZone, hidden }: Asker,
): Promise<MapView> {
  const { west, south, east, north, room, ...filters } = query;
  const { filter: asked } = resolveListing({ ...filters, sort: null, page: 1, after: null }, findTownId, timeZone);
  const filter = { ...asked, hidden };
  // No map shows a mentor's namesakes, whom the listing has.
  if (filter.name !== undefined) return { mentors: [], clusters: [], total: 0, nearest: null };
  const place = placeOfSearch(filter, viewer);
  return findMentorsInView({ viewport: { west, south, east, north }, room, filter }, place);
}
