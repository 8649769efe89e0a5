import type { Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { hasMovedAway, type MapBounds, type MapFrame } from "@/lib/domain/places/map-bounds.rules";
import { DEFAULT_ZOOM } from "@/lib/domain/places/map-start.rules";
import { FIT_MENTORS, latLng, latLngBounds } from "./lat-lng";
import type { useMapView } from "./use-map-view";
import { isSamePlace } from "./use-visitor";

type MapMoves = Pick<ReturnType<typeof useMapView>, "search" | "searchedArea"> & {
  visitor: Coordinates | null;
  /** The area of the mentors nearest to the visitor, if known. */
  nearest: MapBounds | null;
  /** Whether the page was made for an area of the address, so that it has to be asked for these mentors. */
  isForAnotherArea: boolean;
  onAskForNearest: () => void;
  /** Whether every move triggers a search; otherwise only moves by the page itself do. */
  searchesAsItMoves: boolean;
};

/** Tracks the map's area, moves the map, and decides which moves search for mentors. */
export function useMapMoves(moves: MapMoves) {
  const { search, searchedArea, visitor, nearest, isForAnotherArea, onAskForNearest, searchesAsItMoves } = moves;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [bounds, setBounds] = useState<MapFrame | null>(null);
  const isSearchDue = useRef(true);

  function onMove(now: MapFrame) {
    setBounds(now);
    if (!searchesAsItMoves && !isSearchDue.current) return;
    isSearchDue.current = false;
    search(now);
  }

  /** Makes the next move trigger a search, whatever causes it. */
  function searchAfterMove() {
    isSearchDue.current = true;
  }

  /** Moves the map to a place that the visitor requested. */
  function goTo(place: Coordinates, zoom: number) {
    searchAfterMove();
    if (map) whenStill(map, () => map.setView(latLng(place), zoom));
  }

  const findNearest = useEffectEvent(onAskForNearest);
  // Another place of the visitor, for example a chosen town, moves the map to the mentors nearest to it.
  const shownVisitor = useRef(visitor);
  useEffect(() => {
    if (!map || !visitor || isSamePlace(shownVisitor.current, visitor)) return;
    if (isForAnotherArea) return findNearest();
    shownVisitor.current = visitor;
    isSearchDue.current = true;
    whenStill(map, () => {
      if (nearest) map.fitBounds(latLngBounds(nearest), FIT_MENTORS);
      else map.setView(latLng(visitor), DEFAULT_ZOOM);
    });
  }, [map, visitor, nearest, isForAnotherArea]);

  // Changed filters repeat the search in the same area.
  const latestBounds = useRef(bounds);
  useEffect(() => {
    latestBounds.current = bounds;
  }, [bounds]);
  useEffect(() => {
    if (latestBounds.current) search(latestBounds.current, 0);
  }, [search]);

  return {
    map,
    setMap,
    onMove,
    searchAfterMove,
    goTo,
    searchHere: () => bounds && search(bounds, 0),
    hasLeftSearchedArea: bounds !== null && searchedArea !== null && hasMovedAway(searchedArea, bounds),
  };
}

/** Runs a move at once, or after a zoom that is still animated: Leaflet ignores a move during one. */
function whenStill(map: LeafletMap, move: () => void): void {
  const isZooming = map.getPane("mapPane")?.classList.contains("leaflet-zoom-anim");
  if (isZooming) map.once("zoomend", move);
  else move();
}
