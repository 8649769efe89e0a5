import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { hasMovedAway, type MapFrame } from "@/lib/domain/places/map-bounds.rules";
import { LOCATED_ZOOM } from "@/lib/domain/places/map-start.rules";
import { latLng } from "./lat-lng";
import type { useMapView } from "./use-map-view";

type MapMoves = Pick<ReturnType<typeof useMapView>, "search" | "searchedArea"> & {
  visitor: Coordinates | null;
  /** Whether every move is a search; otherwise only those that the page itself makes. */
  searchesAsItMoves: boolean;
};

/** Where the map is, what brings it elsewhere, and which of its moves ask for the mentors there. */
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

  /** Has the next move ask for mentors, whoever makes it. */
  function searchAfterMove() {
    isSearchDue.current = true;
  }

  function goTo(place: Coordinates, zoom: number) {
    searchAfterMove();
    map?.setView(latLng(place), zoom);
  }

  // Another place of the visitor's, as after a town was chosen, brings the map there.
  const shownVisitor = useRef(visitor);
  useEffect(() => {
    const last = shownVisitor.current;
    if (!map || !visitor || (last?.latitude === visitor.latitude && last.longitude === visitor.longitude)) return;
    shownVisitor.current = visitor;
    isSearchDue.current = true;
    map.setView(latLng(visitor), LOCATED_ZOOM);
  }, [map, visitor]);

  // With other filters the same area is searched anew.
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
