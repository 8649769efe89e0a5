import type { FitBoundsOptions, LatLngBoundsLiteral } from "leaflet";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import type { MapBounds } from "@/lib/domain/places/map-bounds.rules";
import { LOCATED_ZOOM } from "@/lib/domain/places/map-start.rules";

/** A place in Leaflet's format. */
export const latLng = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude];

/** An area in Leaflet's format. */
export const latLngBounds = ({ west, south, east, north }: MapBounds): LatLngBoundsLiteral => [
  [south, west],
  // The map continues past the antimeridian.
  [north, east < west ? east + 360 : east],
];

/** How a map fits some mentors: their pins stay clear of the controls, in CSS pixels. */
export const FIT_MENTORS: FitBoundsOptions = {
  maxZoom: LOCATED_ZOOM,
  paddingTopLeft: [32, 116],
  paddingBottomRight: [68, 32],
};
