import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { MapMentor, MapStart, MapView } from "@/lib/domain/search/map-view.schema";
import { type Coordinates, isValidCoordinates } from "@/lib/domain/places/coordinates.rules";
import { areaOf, DEFAULT_CENTER, START_MENTORS, startArea } from "@/lib/domain/places/map-start.rules";
import { VIEWPORT_CELLS_MIN } from "@/lib/domain/places/viewport.rules";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import { findMentorsInView, type MapQuery } from "./find-mentors-in-view";

type Filter = MapQuery["filter"];

/** The initial map around a visitor: it fits the nearest mentors of a search in that order. */
export function startAround(viewer: Coordinates, nearestFirst: readonly ListedMentor[]): MapStart {
  const mentors = nearestFirst.flatMap(toMapMentor).slice(0, START_MENTORS);
  const view: MapView = { mentors, clusters: [], total: mentors.length, nearest: null };
  return { area: mentors.length === 0 ? null : areaOf(viewer, mentors), around: "visitor", view };
}

/** The initial map of an area that the address names. */
export async function startInArea(filter: Filter, area: Viewport, viewer: Coordinates | null): Promise<MapStart> {
  return { area, around: "address", view: await findFew(filter, area, viewer) };
}

/** The initial map around the default centre. If nobody is there, the area extends to the nearest mentor. */
export async function startAroundDefault(filter: Filter): Promise<MapStart> {
  const view = await findFew(filter, startArea(DEFAULT_CENTER), null);
  if (!view.nearest) return { area: null, around: "default center", view };
  const area = areaOf(DEFAULT_CENTER, [view.nearest]);
  return { area, around: "default center", view: await findFew(filter, area, null) };
}

/** A few mentors of an area and how many there are in all; the map in the browser asks for the rest. */
async function findFew(filter: Filter, viewport: Viewport, viewer: Coordinates | null): Promise<MapView> {
  const view = await findMentorsInView({ viewport, room: VIEWPORT_CELLS_MIN, filter }, viewer);
  return { ...view, mentors: view.mentors.slice(0, START_MENTORS), clusters: [] };
}

function toMapMentor(mentor: ListedMentor): MapMentor[] {
  const { id, username, name, avatar, isMentorVerified, subjects, rating, reviewCount, latitude, longitude } = mentor;
  const place = { latitude, longitude };
  if (!isValidCoordinates(place)) return [];
  return [
    { id, username, name, avatar, isMentorVerified, subjects, rating, reviewCount, ...place, isClustered: false },
  ];
}
