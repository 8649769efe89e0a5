import type { Coordinates } from "@/lib/domain/places/coordinates.rules";

/** A place in Leaflet's format. */
export const latLng = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude];
