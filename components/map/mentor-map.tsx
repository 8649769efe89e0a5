"use client";

import { useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "@/components/feedback/error-boundary";
import { Button } from "@/components/ui/button";
import { openAddress } from "@/lib/client/address";
import { drawnMentors } from "@/lib/domain/search/map-data.rules";
import { mentorMapTexts as texts } from "@/lib/domain/search/map-panel.messages";
import type { MapStart } from "@/lib/domain/search/map-view.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { formatArea, viewportOf } from "@/lib/domain/places/map-bounds.rules";
import type { MapLayer, MapTiles } from "@/lib/domain/places/map-layer";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { DEFAULT_CENTER, DEFAULT_ZOOM, LOCATED_ZOOM } from "@/lib/domain/places/map-start.rules";
import { type ListingQuery, listingHref } from "@/lib/links";
import { MapControls } from "./map-controls";
import { MapFailed } from "./map-failed";
import { MapMentorList } from "./map-mentor-list";
import { MapNotices } from "./map-notices";
import { MapPlaceholder } from "./map-placeholder";
import { MapSummary } from "./map-summary";
import { MentorDetailCard } from "./mentor-detail-card";
import { useLazyMap } from "./use-lazy-map";
import { useMapMoves } from "./use-map-moves";
import { useMapView } from "./use-map-view";
import { useSelection } from "./use-selection";
import { isSamePlace, useVisitor } from "./use-visitor";

type MentorMapProps = {
  tiles: MapTiles;
  position: Coordinates | null;
  start: MapStart;
  filters: ListingQuery;
  /**
   * "embedded" is for pages about other things: it searches on every move and lets the page scroll. "page" is for the
   * map's own page: it offers to search the new area, and keeps the area in the address.
   */
  mode: "embedded" | "page";
};

/** Mentors on a map and in a list beside it, in sync. The list also works without the map. */
export function MentorMap({ tiles, position, start, filters, mode }: MentorMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lazyMap = useLazyMap(frame);
  const [layer, setLayer] = useState<MapLayer>("street");
  const { view, isFromPage, status, searchedArea, search } = useMapView(start.view, filters);
  const { visitor, isLocating, find } = useVisitor(position, lazyMap.status === "ready");
  const { selected, highlightedId, highlight, toggle, deselect, close } = useSelection();
  const { map, setMap, onMove, searchAfterMove, goTo, searchHere, hasLeftSearchedArea } = useMapMoves({
    search,
    searchedArea,
    visitor,
    // Belongs to the old place until the page has the new one.
    nearest: start.around === "visitor" && isSamePlace(visitor, position) ? start.area : null,
    searchesAsItMoves: mode === "embedded",
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
    <div
      className="relative grid grid-cols-1 gap-3 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-5"
      onKeyDown={(event) => {
        if (event.key === "Escape" && selected) close();
      }}
    >
      <div ref={frame} className="relative isolate h-[500px] min-w-0 lg:order-last lg:h-[600px]">
        {lazyMap.status === "failed" ? (
          <MapFailed reason={lazyMap.reason} />
        ) : (
          <ErrorBoundary fallback={<MapFailed reason={mapMessages.mapFailed} />}>
            <MapPlaceholder isLoading={lazyMap.status === "loading"} />
            {lazyMap.status === "ready" && (
              <section aria-label={texts.mapMentors} className="absolute inset-0">
                <lazyMap.Canvas
                  ref={setMap}
                  tiles={tiles}
                  layer={layer}
                  start={firstView}
                  isCooperative={mode === "embedded"}
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
                {mode === "page" && hasLeftSearchedArea && status === "idle" && (
                  <Button type="button" onClick={searchHere} className="absolute right-18 bottom-10 shadow-float">
                    {mapMessages.searchArea}
                  </Button>
                )}
              </section>
            )}
          </ErrorBoundary>
        )}
      </div>
      <div aria-live="polite" className="lg:absolute lg:bottom-4 lg:left-[22.25rem] lg:z-10 lg:w-80">
        {selected && <MentorDetailCard mentor={selected} visitor={visitor} onClose={close} />}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <MapSummary
          view={view}
          isNearestOnly={isFromPage && start.around === "visitor"}
          isDefaultCenter={!visitor && start.around === "default center"}
          onShowNearest={map && view.nearest ? () => goTo(view.nearest!, DEFAULT_ZOOM) : null}
        />
        <div className="relative lg:min-h-0 lg:grow">
          <MapMentorList
            mentors={view.mentors}
            visitor={visitor}
            selectedId={selected?.id ?? null}
            highlightedId={highlightedId}
            hasMap={map !== null}
            onToggle={toggle}
            onHighlight={highlight}
          />
        </div>
      </div>
    </div>
  );
}
