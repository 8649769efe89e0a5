import "server-only";
import type { z } from "zod";
import { resolveListing } from "@/lib/domain/search/listing.rules";
import type { MapView, mapViewQuerySchema } from "@/lib/domain/search/map-view.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { findMentorsInView } from "./find-mentors-in-view";

/** The map for the REST API: the listing's filters on an area. */
export async function mapTeachers(
  query: z.output<typeof mapViewQuerySchema>,
  viewer: Coordinates | null,
): Promise<MapView> {
  const { west, south, east, north, room, ...filters } = query;
  const { filter, matchesNothing } = resolveListing({ ...filters, sort: null, page: 1, after: null });
  if (matchesNothing) return { mentors: [], clusters: [], total: 0, nearest: null };
  return findMentorsInView({ viewport: { west, south, east, north }, room, filter }, viewer);
}
