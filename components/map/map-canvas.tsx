"use client";

import type { Map as LeafletMap } from "leaflet";
import { type Ref, useEffect, useMemo, useState } from "react";
import { AttributionControl, MapContainer, Popup, useMap, useMapEvents } from "react-leaflet";
import type { MapCluster, MapMentor } from "@/lib/domain/search/map-view.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { type MapBounds, type MapFrame, roomOf } from "@/lib/domain/places/map-bounds.rules";
import { mergeClusters } from "@/lib/domain/places/merge-clusters.rules";
import type { MapLayer, MapTiles } from "@/lib/domain/places/map-layer";
import { FIT_MENTORS, latLng, latLngBounds } from "./lat-lng";
import { ClusterMarker, MentorMarker, VisitorMarker } from "./map-markers";
import { type CardRoom, RouteLine } from "./route-line";
import { SelectedMentor } from "./selected-mentor";
import { MAX_ZOOM, TileLayers } from "./tile-layers";
import { TwoFingerHint } from "./two-finger-hint";

/** Zoom levels per click on a cluster. */
const CLUSTER_ZOOM_STEP = 2;

/** A popup's tip ends above the selected pin, in CSS pixels. */
const ABOVE_PIN: [number, number] = [0, -54];
/** Room for the controls when the map moves to show a popup. */
const BESIDE_CONTROLS: [number, number] = [12, 70];
/** Room of the selected mentor's card when the map moves to show pin and route: a popup above, or a card below. */
const POPUP_ROOM: CardRoom = { paddingTopLeft: [0, 330] };
const BOTTOM_CARD_ROOM: CardRoom = { paddingTopLeft: [24, 116], paddingBottomRight: [24, 270] };
const LIBRARY_CREDIT = '<a href="https://leafletjs.com">Leaflet</a>';

export type MapCanvasProps = {
  ref: Ref<LeafletMap>;
  tiles: MapTiles;
  layer: MapLayer;
  /** The initial area, of the address or holding mentors, or an initial centre with a zoom. */
  start: { area: MapBounds; holds: "mentors" | "address" } | { center: Coordinates; zoom: number };
  /** Whether one finger and the wheel scroll the page instead of moving the map. */
  isCooperative: boolean;
  /** Whether the selected mentor has a popup; otherwise the page shows a card over the lower part of the map. */
  hasPopup: boolean;
  visitor: Coordinates | null;
  mentors: readonly MapMentor[];
  clusters: readonly MapCluster[];
  selected: MapMentor | null;
  highlightedId: string | null;
  onToggle: (mentor: MapMentor) => void;
  onDeselect: (id: string) => void;
  onHighlight: (id: string | null) => void;
  /** Receives the map's area, initially and after each move. */
  onMove: (frame: MapFrame) => void;
  /** Called before a click on a cluster moves the map. */
  onOpenCluster: () => void;
};

/** The map itself; props control its content, and callbacks report all interaction. */
export function MapCanvas(props: MapCanvasProps) {
  const { ref, tiles, layer, start, isCooperative, hasPopup, visitor, mentors, selected, highlightedId } = props;
  const view =
    "area" in start
      ? { bounds: latLngBounds(start.area), boundsOptions: start.holds === "mentors" ? FIT_MENTORS : undefined }
      : { center: latLng(start.center), zoom: start.zoom };
  const isTouch = isCooperative && window.matchMedia("(pointer: coarse)").matches;

  return (
    <MapContainer
      ref={ref}
      {...view}
      maxZoom={MAX_ZOOM}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={!isCooperative}
      dragging={!isTouch}
      worldCopyJump
      className="z-0 h-full w-full rounded-card"
    >
      <AttributionControl prefix={LIBRARY_CREDIT} />
      <TileLayers layer={layer} tiles={tiles} />
      <TellMoves onMove={props.onMove} />
      {visitor && <VisitorMarker position={visitor} />}
      <Clusters clusters={props.clusters} onOpen={props.onOpenCluster} />
      {mentors.map((mentor) => (
        <MentorMarker
          key={mentor.id}
          mentor={mentor}
          look={mentor.id === selected?.id ? "selected" : mentor.id === highlightedId ? "highlighted" : "plain"}
          onPress={() => props.onToggle(mentor)}
          onHover={(isHovered) => props.onHighlight(isHovered ? mentor.id : null)}
        />
      ))}
      {isTouch && <TwoFingerHint />}
      {selected && visitor && (
        <RouteLine from={visitor} to={selected} room={hasPopup ? POPUP_ROOM : BOTTOM_CARD_ROOM} />
      )}
      {selected && !visitor && !hasPopup && <PinInSight key={selected.id} place={selected} />}
      {selected && hasPopup && (
        <SelectedPopup key={selected.id} mentor={selected} visitor={visitor} onClose={props.onDeselect} />
      )}
    </MapContainer>
  );
}

type SelectedPopupProps = { mentor: MapMentor; visitor: Coordinates | null; onClose: (id: string) => void };

function SelectedPopup({ mentor, visitor, onClose }: SelectedPopupProps) {
  const { id, latitude, longitude } = mentor;
  // A new array would close and reopen the popup on each change of the page, and a new content would pan the map again
  // to show all of it.
  const position = useMemo(() => latLng({ latitude, longitude }), [latitude, longitude]);
  const content = useMemo(() => <SelectedMentor mentor={mentor} visitor={visitor} />, [mentor, visitor]);
  const handlers = useMemo(() => ({ remove: () => onClose(id) }), [id, onClose]);
  return (
    <Popup
      position={position}
      offset={ABOVE_PIN}
      minWidth={280}
      maxWidth={300}
      autoPanPaddingTopLeft={BESIDE_CONTROLS}
      // Otherwise the click that deselects a marker would close the popup first and then select the marker again.
      closeOnClick={false}
      eventHandlers={handlers}
    >
      {content}
    </Popup>
  );
}

function TellMoves({ onMove }: Pick<MapCanvasProps, "onMove">) {
  const map = useMap();
  const tell = () => {
    const bounds = map.getBounds();
    const { x, y } = map.getSize();
    onMove({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
      room: roomOf(x, y),
    });
  };
  useMapEvents({ moveend: tell });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The first time only; from then on the map's own event tells.
  useEffect(tell, [map]);
  return null;
}

/** Moves the map when the card below would cover the selected pin. */
function PinInSight({ place: { latitude, longitude } }: { place: Coordinates }) {
  const map = useMap();
  useEffect(() => {
    map.panInside(latLng({ latitude, longitude }), { ...BOTTOM_CARD_ROOM, animate: false });
  }, [map, latitude, longitude]);
  return null;
}

type ClustersProps = { clusters: readonly MapCluster[]; onOpen: () => void };

/** The clusters, joined where their circles would overlap at the map's zoom. */
function Clusters({ clusters, onOpen }: ClustersProps) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const apart = useMemo(() => mergeClusters(clusters, zoom), [clusters, zoom]);
  return apart.map((cluster) => (
    <ClusterMarker
      key={`${cluster.latitude},${cluster.longitude}`}
      cluster={cluster}
      onPress={() => {
        onOpen();
        map.setView(latLng(cluster), Math.min(map.getZoom() + CLUSTER_ZOOM_STEP, MAX_ZOOM));
      }}
    />
  ));
}
