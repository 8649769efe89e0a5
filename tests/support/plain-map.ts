import { type Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { MapView } from "@/lib/domain/search/map-view.schema";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import { type PlainMentor, sum } from "./plain-mentors";

/** The web-mercator tile of a place, by the usual formula; beyond the map's edge, the outermost row. */
function tile({ latitude, longitude }: Coordinates, zoom: number): [x: number, y: number] {
  const tiles = 2 ** zoom;
  const angle = (Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180;
  const within = (value: number) => Math.max(0, Math.min(tiles - 1, Math.floor(value * tiles)));
  return [within((longitude + 180) / 360), within((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2)];
}

/** The columns and rows that a viewport touches. */
function grid({ west, south, east, north }: Viewport, zoom: number) {
  const [left, top] = tile({ latitude: north, longitude: west }, zoom);
  const [right, bottom] = tile({ latitude: south, longitude: east }, zoom);
  const columns = Array.from({ length: 2 ** zoom }, (_, x) => x).filter((x) =>
    west <= east ? x >= left && x <= right : x >= left || x <= right,
  );
  return { columns: new Set(columns), top, bottom, size: columns.length * (bottom - top + 1) };
}

const isWithin = ({ west, south, east, north }: Viewport, { latitude, longitude }: Coordinates) =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east);

type Placed = PlainMentor & { place: Coordinates };
const byRank = (a: Placed, b: Placed) => sum(b.ratings) - sum(a.ratings) || b.rowId - a.rowId;

export type PlainView = {
  mentors: { id: string; isClustered: boolean }[];
  clusters: MapView["clusters"];
  total: number;
  zoom: number;
};

/**
 * The expected map of a viewport, by plain loops. Shows all mentors if there are at most 300, or if the viewport has at
 * most 48 of the finest tiles. Otherwise shows the cells of the deepest zoom with at most 280 cells, and the best 20
 * mentors. A map with less room has fewer cells, and shows all mentors only up to a fourth of that number, or 20.
 */
export function plainView(viewport: Viewport, matching: readonly Placed[], room?: number): PlainView {
  const inView = matching.filter(({ place }) => isWithin(viewport, place)).sort(byRank);
  const few = room === undefined ? 300 : Math.max(20, Math.floor(room / 4));
  if (inView.length <= few || grid(viewport, 15).size <= 48) {
    const mentors = inView.slice(0, 300).map(({ id }) => ({ id, isClustered: false }));
    return { mentors, clusters: [], total: inView.length, zoom: 15 };
  }
  let zoom = 15;
  while (zoom > 3 && grid(viewport, zoom).size > (room ?? 280)) zoom--;
  const { columns, top, bottom } = grid(viewport, zoom);
  const cells = new Map<string, Placed[]>();
  for (const mentor of matching) {
    const [x, y] = tile(mentor.place, zoom);
    if (columns.has(x) && y >= top && y <= bottom) cells.set(`${x} ${y}`, [...(cells.get(`${x} ${y}`) ?? []), mentor]);
  }
  const mean = (numbers: number[]) => sum(numbers) / numbers.length;
  const shown = [...cells.values()]
    .map((members) => ({
      members,
      latitude: mean(members.map(({ place }) => place.latitude)),
      longitude: mean(members.map(({ place }) => place.longitude)),
    }))
    .filter((cell) => isWithin(viewport, cell));
  const crowded = shown.filter(({ members }) => members.length > 1);
  const clustered = new Set(crowded.flatMap(({ members }) => members.map(({ id }) => id)));
  const alone = shown.flatMap(({ members }) => (members.length === 1 ? members : []));
  const mentors = [...new Set([...alone, ...inView.slice(0, 20)])].sort(byRank);
  return {
    mentors: mentors.map(({ id }) => ({ id, isClustered: clustered.has(id) })),
    clusters: crowded.map(({ members, latitude, longitude }) => ({ latitude, longitude, count: members.length })),
    total: clustered.size + mentors.filter(({ id }) => !clustered.has(id)).length,
    zoom,
  };
}
