import "server-only";
import type { Filters } from "@/lib/domain/search/filters";
import { DEFAULT_SORT } from "@/lib/domain/search/sorts";
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

/** Mentors who are named beside clusters: what the markers' limit leaves over the cells. */
const NAMED_BESIDE_CLUSTERS = MARKERS_MAX - VIEWPORT_CELLS_MAX;

/** `room`: cells that the map has room for, where that is known. */
export type MapQuery = { viewport: Viewport; room?: number; filter: Filters };
type Found = Omit<MapView, "nearest">;
const NOBODY: Found = { mentors: [], clusters: [], total: 0 };

/**
 * What a map shows of a viewport: few mentors one by one, and more as clusters, each at the middle of its mentors, with
 * the best of them by name. Mentors outside the viewport are left out, and clusters whose middle is outside.
 * @param viewer where the visitor is, from where a distance limit is measured
 * @throws AppError invalid_input for a distance without a place
 */
export async function findMentorsInView(
  { viewport, room, filter }: MapQuery,
  viewer: Coordinates | null,
): Promise<MapView> {
  const { demands } = questionOf({ ...filter, sort: DEFAULT_SORT }, viewer);
  const search: MapSearch = { viewport, demands };
  const found = isClose(viewport) ? await findClose(search) : await findByCells(search, room);
  return { ...found, nearest: found.total === 0 ? await findNearest(search, filter) : null };
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
  // The outer tiles alone may hold mentors who are not in the viewport, so only few inner ones need a closer look.
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

/** Everybody as a mentor, or the best of them. */
function single({ viewport }: MapSearch, rows: MapMentorRow[]): Found {
  const shown = rows.filter((row) => isInViewport(viewport, row)).sort(byRank);
  const total = (rows[0]?.total ?? 0) - (rows.length - shown.length);
  return { mentors: shown.map((row) => toMapMentor(row, false)), clusters: [], total };
}

/** Clusters, with the mentors who are alone in their cell or among the best. */
function clustered({ viewport }: MapSearch, cells: Cell[], zoom: number, rows: MapMentorRow[]): Found {
  const crowded = new Map(cells.flatMap((cell) => (cell.count > 1 ? [[cell.code, cell]] : [])));
  const shown = [...new Map(rows.map((row) => [row.mentorId, row])).values()]
    .filter((row) => isInViewport(viewport, row))
    .sort(byRank);
  const mentors = shown.map((row) => toMapMentor(row, crowded.has(tileAt(row.quadkey, zoom))));
  const clusters = [...crowded.values()].map(({ latitude, longitude, count }) => ({ latitude, longitude, count }));
  return { mentors, clusters, total: countOf(clusters) + mentors.filter(({ isClustered }) => !isClustered).length };
}

/** Where to look when nobody is in the viewport. */
async function findNearest(search: MapSearch, filter: Filters): Promise<MapView["nearest"]> {
  const middle = middleOf(search.viewport);
  const found = search.demands.circle
    ? await findNearestInCircle(search, middle)
    : await findNearestByCells(search, middle);
  const nearest = found ?? (search.demands.circle ? undefined : await findNearestByListing(filter, middle));
  const place = { latitude: nearest?.latitude, longitude: nearest?.longitude };
  return isValidCoordinates(place) ? { latitude: place.latitude, longitude: place.longitude } : null;
}

/** The first of the listing's "nearest first"; mentors without a place come last there. */
async function findNearestByListing(filters: Filters, viewer: Coordinates) {
  const [nearest] = await listFirstMentors({ ...filters, sort: "distance" }, viewer, 1);
  return nearest;
}
