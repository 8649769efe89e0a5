import type { Coordinates } from "@/lib/domain/places/coordinates.rules";

/** A place as Leaflet takes it. */
export const latLng = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude];
