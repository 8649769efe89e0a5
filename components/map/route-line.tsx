"use client";

import { latLngBounds } from "leaflet";
import { useEffect } from "react";
import { Polyline, useMap } from "react-leaflet";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { latLng } from "./lat-lng";

/** Room around the line, as a share of its extent (docs/product.md, Constants). */
const PADDING = 0.1;
/** Extra room for the popup above the line, and on a wide map for the selected mentor's card on the left; in pixels. */
const POPUP_ROOM = 230;
const CARD_ROOM = 340;
const WIDE_MAP = 600;

/** The dashed line from the visitor to a mentor; the map moves to show all of it. */
export function RouteLine({ from, to }: { from: Coordinates; to: Coordinates }) {
  const map = useMap();
  const ends = [latLng(from), latLng(to)];
  useEffect(() => {
    const line = latLngBounds([from.latitude, from.longitude], [to.latitude, to.longitude]);
    map.fitBounds(line.pad(PADDING), {
      animate: false,
      paddingTopLeft: [map.getSize().x > WIDE_MAP ? CARD_ROOM : 0, POPUP_ROOM],
      maxZoom: 16,
    });
  }, [map, from.latitude, from.longitude, to.latitude, to.longitude]);
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
