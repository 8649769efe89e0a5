import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { hasMovedAway, type MapFrame } from "@/lib/domain/places/map-bounds.rules";
import { LOCATED_ZOOM } from "@/lib/domain/places/map-start.rules";
import { latLng } from "./lat-lng";
import type { useMapView } from "./use-map-view";

type MapMoves = Pick<ReturnType<typeof useMapView>, "search" | "searchedArea"> & {
  visitor: Coordinates | null;
  /** Whether every move triggers a search; otherwise only moves by the page itself do. */
  searchesAsItMoves: boolean;
};

/** Tracks the map's area, moves the map, and decides which moves search for mentors. */
export function useMapMoves({ search, searchedArea, visitor, searchesAsItMoves }: MapMoves) {
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

  function goTo(place: Coordinates, zoom: number) {
    searchAfterMove();
    map?.setView(latLng(place), zoom);
  }

  // A changed visitor position, for example after choosing a town, moves the map there.
  const shownVisitor = useRef(visitor);
  useEffect(() => {
    const last = shownVisitor.current;
    if (!map || !visitor || (last?.latitude === visitor.latitude && last.longitude === visitor.longitude)) return;
    shownVisitor.current = visitor;
    isSearchDue.current = true;
    map.setView(latLng(visitor), LOCATED_ZOOM);
  }, [map, visitor]);

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
