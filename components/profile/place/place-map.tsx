"use client";

import "leaflet/dist/leaflet.css";
import { divIcon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useRef } from "react";
import { Circle, MapContainer, Marker, TileLayer, useMap, useMapEvents } from "react-leaflet";
import { type Coordinates, destination } from "@/lib/domain/places/coordinates.rules";
import { SHIFT_MAX_KM } from "@/lib/domain/places/public-position.rules";
import type { MapTiles } from "@/lib/domain/places/map-layer";
import { placeMapTexts as texts } from "@/lib/domain/profile/place.messages";

type PlaceMapProps = {
  tiles: MapTiles;
  pin: Coordinates | null;
  /** The public point for this pin; null while it is unknown. */
  publicPoint: Coordinates | null;
  onMove: (pin: Coordinates) => void;
};

/** All of India, for a mentor without a place. */
const OVERVIEW = { center: [22.5, 79] as [number, number], zoom: 4 };
const PIN_ZOOM = 14;
/** The zoom from which the area around the public point is visible. */
const CLOSE_ZOOM = 13;
/** How far an arrow key moves the pin, in kilometres. */
const KEY_STEP_KM = 0.05;
const BEARINGS: Record<string, number> = {
  ArrowUp: 0,
  ArrowRight: Math.PI / 2,
  ArrowDown: Math.PI,
  ArrowLeft: (3 * Math.PI) / 2,
};

const PIN_ICON = divIcon({
  className: "",
  html: '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 1C7.7 1 1 7.6 1 15.8 1 26.5 16 41 16 41s15-14.5 15-25.2C31 7.6 24.3 1 16 1Z" style="fill:var(--leaf);stroke:var(--card)" stroke-width="2"/><circle cx="16" cy="15.5" r="5.5" style="fill:var(--card)"/></svg>',
  iconSize: [32, 42],
  iconAnchor: [16, 41],
});

const latLng = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude];

/** A map with a pin to drag, place by click or move with the arrow keys, and the area that the public sees. */
export default function PlaceMap({ tiles, pin, publicPoint, onMove }: PlaceMapProps) {
  return (
    <MapContainer
      center={pin ? latLng(pin) : OVERVIEW.center}
      zoom={pin ? PIN_ZOOM : OVERVIEW.zoom}
      maxZoom={19}
      className="z-0 h-full w-full rounded-control"
    >
      <TileLayer url={tiles.street.url} attribution={tiles.street.attribution} maxZoom={19} />
      <FollowPin pin={pin} onMove={onMove} />
      {publicPoint && (
        <Circle
          center={latLng(publicPoint)}
          radius={SHIFT_MAX_KM * 1000}
          className="fill-leaf stroke-leaf"
          fillOpacity={0.15}
          weight={2}
          dashArray="6 6"
        />
      )}
      {pin && <Pin pin={pin} onMove={onMove} />}
    </MapContainer>
  );
}

/** A click places the pin. The map zooms to a pin that is out of view, or whose area is too small to see. */
function FollowPin({ pin, onMove }: Pick<PlaceMapProps, "pin" | "onMove">) {
  const map = useMap();
  useMapEvents({ click: ({ latlng }) => onMove({ latitude: latlng.lat, longitude: latlng.wrap().lng }) });
  useEffect(() => {
    const isInView = pin && map.getZoom() >= CLOSE_ZOOM && map.getBounds().pad(-0.1).contains(latLng(pin));
    if (!pin || isInView) return;
    map.setView(latLng(pin), PIN_ZOOM, { animate: false });
  }, [map, pin]);
  return null;
}

function Pin({ pin, onMove }: { pin: Coordinates; onMove: PlaceMapProps["onMove"] }) {
  const marker = useRef<LeafletMarker>(null);

  function moveByKey({ originalEvent }: LeafletKeyboardEvent) {
    const bearing = BEARINGS[originalEvent.key];
    if (bearing === undefined) return;
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    onMove(destination(pin, KEY_STEP_KM, bearing));
  }

  return (
    <Marker
      ref={marker}
      position={latLng(pin)}
      icon={PIN_ICON}
      draggable
      title={texts.placeTeaching}
      alt={texts.placeTeachingMove}
      eventHandlers={{
        dragend: () => {
          const { lat, lng } = marker.current!.getLatLng().wrap();
          onMove({ latitude: lat, longitude: lng });
        },
        keydown: moveByKey,
      }}
    />
  );
}
