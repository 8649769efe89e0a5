import { findSubject } from "@/lib/catalogue/subjects";
import { NO_FILTERS } from "@/lib/domain/search/filters";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import type { MapQuery } from "@/lib/server/search/map/find-mentors-in-view";
import { DELHI } from "./searches";

const INDIA = { latitude: 22, longitude: 80 };
const subject = (name: string) => findSubject(name)!.id;

/** The area that a map of this size in pixels shows at a zoom level of 256-pixel tiles. */
function viewportOf(middle: typeof DELHI, zoom: number, [width, height]: readonly [number, number]): Viewport {
  const degrees = 360 / (256 * 2 ** zoom);
  const east = (width / 2) * degrees;
  const north = (height / 2) * degrees * Math.cos((middle.latitude * Math.PI) / 180);
  return {
    west: middle.longitude - east,
    south: middle.latitude - north,
    east: middle.longitude + east,
    north: middle.latitude + north,
  };
}

const SCREEN = [1280, 640] as const;
const PHONE = [390, 600] as const;
export const VIEWPORTS: { label: string; viewport: Viewport }[] = [
  { label: "the whole earth", viewport: { west: -180, south: -90, east: 180, north: 90 } },
  { label: "India, zoom 5", viewport: viewportOf(INDIA, 5, SCREEN) },
  { label: "India, zoom 5, large screen", viewport: viewportOf(INDIA, 5, [2560, 1440]) },
  { label: "India, zoom 4, phone", viewport: viewportOf(INDIA, 4, PHONE) },
  ...[7, 8, 9, 10, 11, 12, 13, 14, 15, 17].map((zoom) => ({
    label: `Delhi, zoom ${zoom}`,
    viewport: viewportOf(DELHI, zoom, SCREEN),
  })),
  { label: "Delhi, zoom 11, phone", viewport: viewportOf(DELHI, 11, PHONE) },
  { label: "the sea, zoom 9", viewport: viewportOf({ latitude: 12, longitude: 87 }, 9, SCREEN) },
];

export const MAP_FILTERS: { label: string; filter: MapQuery["filter"] }[] = [
  { label: "no filter", filter: NO_FILTERS },
  { label: "common subject", filter: { ...NO_FILTERS, subject: subject("Mathematics") } },
  { label: "rare subject", filter: { ...NO_FILTERS, subject: subject("Chess") } },
  { label: "grade 10", filter: { ...NO_FILTERS, grade: 10 } },
  { label: "technology", filter: { ...NO_FILTERS, category: "technology" } },
  { label: "common subject and grade", filter: { ...NO_FILTERS, subject: subject("Mathematics"), grade: 10 } },
  { label: "rarer subject and grade", filter: { ...NO_FILTERS, subject: subject("French"), grade: 9 } },
  { label: "level and grade outside", filter: { ...NO_FILTERS, category: "college", grade: 8 } },
  { label: "nothing matches", filter: { ...NO_FILTERS, subject: subject("Phonics"), grade: 12 } },
  { label: "20 km", filter: { ...NO_FILTERS, distance: 20 } },
  { label: "50 km and a subject", filter: { ...NO_FILTERS, distance: 50, subject: subject("French") } },
];

/** A map view, as the page requests it. */
export const viewQuery = (viewport: Viewport, filter: MapQuery["filter"] = NO_FILTERS): MapQuery => ({
  viewport,
  filter,
});
