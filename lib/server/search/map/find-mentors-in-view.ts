import "server-only";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Filters } from "@/lib/domain/search/filters";
import type { MapView } from "@/lib/domain/search/map-view.schema";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import { type Coordinates, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import {
  MARKERS_MAX,
  cellZoom,
  fewMentors,
  isClose,
  isInViewport,
  middleOf,
  VIEWPORT_CELLS_MAX,
  viewportTiles,
} from "@/lib/domain/places/viewport.rules";
import { QUADKEY_ZOOM, tileAt } from "@/lib/domain/places/quadkey.rules";
import { maskSubjects } from "@/lib/server/flags/mask-texts";
import {
  type Cell,
  countCells,
  countOf,
  findAll,
  findAlone,
  findBest,
  findNearestByCells,
  findNearestInCircle,
  type MapMentorRow,
  rangesOf,
  toMapMentor,
} from "./map-view.repository";
import type { MapSearch } from "./map-view.sql";
import { questionOf } from "../plan";
import { listFirstMentors } from "../search-mentors";

/** How many mentors to show besides the clusters: the markers' limit minus the cells. */
const NAMED_BESIDE_CLUSTERS = MARKERS_MAX - VIEWPORT_CELLS_MAX;

/** `room`: how many cells fit on the map, when known. */
export type MapQuery = {
  viewport: Viewport;
  room?: number;
  filter: Filters & Pick<ListingFilter, "timeZone" | "hidden">;
};
type Found = Omit<MapView, "nearest">;
const NOBODY: Found = { mentors: [], clusters: [], total: 0 };

/**
 * What a map shows of a viewport: a few mentors individually, more as clusters at the mean of their positions, with the
 * best mentors by name. Excludes mentors and cluster centres outside the viewport.
 * @param viewer the visitor's position, the centre of a distance filter
 * @throws AppError invalid_input for a distance filter without a position
 */
export async function findMentorsInView(
  { viewport, room, filter }: MapQuery,
  viewer: Coordinates | null,
): Promise<MapView> {
  const { demands } = questionOf({ ...filter, sort: null }, viewer);
  const search: MapSearch = { viewport, demands };
  const found = isClose(viewport) ? await findClose(search) : await findByCells(search, room);
  const mentors = await maskSubjects(found.mentors);
  return { ...found, mentors, nearest: found.total === 0 ? await findNearest(search, filter) : null };
}

async function findClose(search: MapSearch): Promise<Found> {
  const ranges = rangesOf(search, viewportTiles(search.viewport, QUADKEY_ZOOM).codes, QUADKEY_ZOOM);
  return single(search, await findAll(search, ranges, null, MARKERS_MAX));
}

async function findByCells(search: MapSearch, room?: number): Promise<Found> {
  const zoom = cellZoom(search.viewport, room);
  const { codes, inner } = viewportTiles(search.viewport, zoom);
  const { cells, population } = await countCells(search, codes, zoom);
  if (cells.length === 0) return NOBODY;
  const ranges = rangesOf(search, codes, zoom);
  // Edge tiles may contain mentors outside the viewport; counting rows pays off only when the inner tiles hold few.
  const few = fewMentors(room);
  if (countOf(cells.filter(({ code }) => inner.has(code))) <= few) {
    const rows = await findAll(search, ranges, population, few);
    if ((rows[0]?.total ?? 0) <= few) return single(search, rows);
  }
  const shown = cells.filter((cell) => isInViewport(search.viewport, cell));
  const [alone, best] = await Promise.all([
    findAlone(search, shown),
    findBest(search, ranges, population, countOf(cells), NAMED_BESIDE_CLUSTERS),
  ]);
  return clustered(search, shown, zoom, [...alone, ...best]);
}

const byRank = (a: MapMentorRow, b: MapMentorRow) => b.ratingSum - a.ratingSum || b.mentorId - a.mentorId;

/** All rows as single mentors; there may be more in total. */
function single({ viewport }: MapSearch, rows: MapMentorRow[]): Found {
  const shown = rows.filter((row) => isInViewport(viewport, row)).sort(byRank);
  const total = (rows[0]?.total ?? 0) - (rows.length - shown.length);
  return { mentors: shown.map((row) => toMapMentor(row, false)), clusters: [], total };
}

/** Clusters, and the mentors who are alone in their cell or among the best. */
function clustered({ viewport }: MapSearch, cells: Cell[], zoom: number, rows: MapMentorRow[]): Found {
  const crowded = new Map(cells.flatMap((cell) => (cell.count > 1 ? [[cell.code, cell]] : [])));
  const shown = [...new Map(rows.map((row) => [row.mentorId, row])).values()]
    .filter((row) => isInViewport(viewport, row))
    .sort(byRank);
  const mentors = shown.map((row) => toMapMentor(row, crowded.has(tileAt(row.quadkey, zoom))));
  const clusters = [...crowded.values()].map(({ latitude, longitude, count }) => ({ latitude, longitude, count }));
  return { mentors, clusters, total: countOf(clusters) + mentors.filter(({ isClustered }) => !isClustered).length };
}

/** The nearest match to show when the viewport is empty. */
async function findNearest(search: MapSearch, filter: Filters): Promise<MapView["nearest"]> {
  const middle = middleOf(search.viewport);
  const found = search.demands.circle
    ? await findNearestInCircle(search, middle)
    : await findNearestByCells(search, middle);
  const nearest = found ?? (search.demands.circle ? undefined : await findNearestByListing(filter, middle));
  const place = { latitude: nearest?.latitude, longitude: nearest?.longitude };
  return isValidCoordinates(place) ? { latitude: place.latitude, longitude: place.longitude } : null;
}

/** The first result of "nearest first"; mentors without a position come last in that order. */
async function findNearestByListing(filters: Filters, viewer: Coordinates) {
  const [nearest] = await listFirstMentors({ ...filters, sort: "distance" }, viewer, 1);
  return nearest;
}
