"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { Button } from "@/components/ui/button";
import { openAddress } from "@/lib/client/address";
import { drawnMentors } from "@/lib/domain/search/map-data.rules";
import {
  mentorMapTexts as texts,
  searchAsMovesText,
  selectedMentorTexts,
} from "@/lib/domain/search/map-panel.messages";
import type { MapStart } from "@/lib/domain/search/map-view.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { formatArea, viewportOf } from "@/lib/domain/places/map-bounds.rules";
import type { MapLayer, MapTiles } from "@/lib/domain/places/map-layer";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { DEFAULT_CENTER, DEFAULT_ZOOM, LOCATED_ZOOM } from "@/lib/domain/places/map-start.rules";
import { type ListingQuery, listingHref } from "@/lib/links";
import { MapCanvas } from "./map-canvas";
import { MapControls } from "./map-controls";
import { MapFailed } from "./map-failed";
import { MapLayout } from "./map-layout";
import { MapMentorList } from "./map-mentor-list";
import { MapNotices } from "./map-notices";
import { MapSummary } from "./map-summary";
import { SelectedMentor } from "./selected-mentor";
import { useIsWide } from "./use-is-wide";
import { useMapMoves } from "./use-map-moves";
import { useMapView } from "./use-map-view";
import { useSearchAsMoves } from "./use-search-as-moves";
import { useSelection } from "./use-selection";
import { isSamePlace, useVisitor } from "./use-visitor";

export type MentorMapProps = {
  tiles: MapTiles;
  position: Coordinates | null;
  start: MapStart;
  filters: ListingQuery;
  /** "embedded" is for pages about other things: it lets the page scroll. "page" keeps the map's area in the address. */
  mode: "embedded" | "page";
};

/** Mentors on a map and in a list beside it, in sync. Loaded when the map comes near the viewport. */
export function LiveMap({ tiles, position, start, filters, mode }: MentorMapProps) {
  const [layer, setLayer] = useState<MapLayer>("street");
  const { view, isFromPage, status, searchedArea, search } = useMapView(start.view, filters);
  const { visitor, isLocating, find } = useVisitor(position);
  const router = useRouter();
  const isWide = useIsWide();
  const [searchesAsItMoves, setSearchesAsItMoves] = useSearchAsMoves();
  const { selected, highlightedId, highlight, toggle, deselect, close } = useSelection();
  const { map, setMap, onMove, searchAfterMove, goTo, searchHere, hasLeftSearchedArea } = useMapMoves({
    search,
    searchedArea,
    visitor,
    // Belongs to the old place until the page has the new one.
    nearest: start.around === "visitor" && isSamePlace(visitor, position) ? start.area : null,
    isForAnotherArea: start.around === "address" && isSamePlace(visitor, position),
    onAskForNearest: () => router.replace(listingHref({ ...filters, view: "map" }), { scroll: false }),
    searchesAsItMoves,
  });
  const [firstView] = useState(() =>
    start.area
      ? { area: start.area, holds: start.around === "address" ? ("address" as const) : ("mentors" as const) }
      : { center: visitor ?? DEFAULT_CENTER, zoom: DEFAULT_ZOOM },
  );

  const filterText = JSON.stringify(filters);
  useEffect(() => {
    if (mode !== "page" || !searchedArea) return;
    const query = JSON.parse(filterText) as ListingQuery;
    openAddress(listingHref({ ...query, view: "map", area: formatArea(viewportOf(searchedArea)) }), { replace: true });
  }, [mode, searchedArea, filterText]);

  async function locate() {
    const here = await find();
    if (here) goTo(here, LOCATED_ZOOM);
  }

  return (
    <MapLayout
      onKeyDown={(event) => {
        if (event.key === "Escape" && selected) close();
      }}
      map={
        <ErrorBoundary fallback={<MapFailed reason={mapMessages.mapFailed} />}>
          <section aria-label={texts.mapMentors} className="absolute inset-0">
            <MapCanvas
              ref={setMap}
              tiles={tiles}
              layer={layer}
              start={firstView}
              isCooperative={mode === "embedded"}
              hasPopup={isWide}
              visitor={visitor}
              mentors={drawnMentors(view.mentors, selected, highlightedId)}
              clusters={view.clusters}
              selected={selected}
              highlightedId={highlightedId}
              onToggle={toggle}
              onDeselect={deselect}
              onHighlight={highlight}
              onMove={onMove}
              onOpenCluster={searchAfterMove}
            />
            <MapControls
              map={map}
              layer={layer}
              isLocating={isLocating}
              onLayer={setLayer}
              onLocate={() => void locate()}
            />
            <MapNotices status={status} invalid={view.invalid} onRetry={searchHere} />
            <div className="absolute bottom-10 left-3 flex flex-col items-start gap-2">
              {!searchesAsItMoves && hasLeftSearchedArea && status === "idle" && (
                <Button type="button" onClick={searchHere} className="shadow-float">
                  {mapMessages.searchArea}
                </Button>
              )}
              <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-card px-3 text-sm font-medium shadow-float">
                <input
                  type="checkbox"
                  checked={searchesAsItMoves}
                  onChange={({ target }) => setSearchesAsItMoves(target.checked)}
                  className="size-5 accent-leaf"
                />
                {searchAsMovesText}
              </label>
            </div>
            {selected && !isWide && (
              <div className="absolute inset-x-3 bottom-3 rounded-card border border-line bg-card p-4 shadow-float">
                <SelectedMentor
                  mentor={selected}
                  visitor={visitor}
                  closeButton={
                    <button
                      type="button"
                      onClick={close}
                      aria-label={selectedMentorTexts.close}
                      className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center self-start rounded-control hover:bg-leaf-wash"
                    >
                      <i className="icon size-5 icon-x" />
                    </button>
                  }
                />
              </div>
            )}
            <p role="status" className="sr-only">
              {selected && selectedMentorTexts.selected(selected.name)}
            </p>
          </section>
        </ErrorBoundary>
      }
      summary={
        <MapSummary
          view={view}
          isNearestOnly={isFromPage && start.around === "visitor"}
          isDefaultCenter={!visitor && start.around === "default center"}
          onShowNearest={map && view.nearest ? () => goTo(view.nearest!, DEFAULT_ZOOM) : null}
        />
      }
      list={
        <MapMentorList
          mentors={view.mentors}
          visitor={visitor}
          selection={map && { selectedId: selected?.id ?? null, highlightedId, toggle, highlight }}
        />
      }
    />
  );
}
