"use client";

import { type FitBoundsOptions, latLngBounds } from "leaflet";
import { useEffect } from "react";
import { Polyline, useMap } from "react-leaflet";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { latLng } from "./lat-lng";

/** Room around the line, as a share of its extent (docs/product.md, Constants). */
const PADDING = 0.1;

/** The room that the selected mentor's card takes of the map. */
export type CardRoom = Pick<FitBoundsOptions, "paddingTopLeft" | "paddingBottomRight">;

/** The dashed line from the visitor to a mentor; the map moves to show all of it. */
export function RouteLine({ from, to, room }: { from: Coordinates; to: Coordinates; room: CardRoom }) {
  const map = useMap();
  const ends = [latLng(from), latLng(to)];
  useEffect(() => {
    const line = latLngBounds([from.latitude, from.longitude], [to.latitude, to.longitude]);
    map.fitBounds(line.pad(PADDING), {
      animate: false,
      ...room,
      maxZoom: 16,
    });
  }, [map, from.latitude, from.longitude, to.latitude, to.longitude, room]);
  return (
    <Polyline
      positions={ends}
      interactive={false}
      // Not in pathOptions: Leaflet sets a class only when it creates the line.
      className="stroke-leaf"
      weight={4}
      dashArray="10 8"
    />
  );
}
