import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fetchMapView } from "@/lib/client/fetch-map-view";
import { type DrawableView, drawableView } from "@/lib/domain/search/map-data.rules";
import type { MapView } from "@/lib/domain/search/map-view.schema";
import { type MapFrame, viewportOf } from "@/lib/domain/places/map-bounds.rules";
import type { ListingQuery } from "@/lib/links";

/** Wait after a move before a request, in milliseconds. */
const SETTLED_AFTER_MS = 300;
const NOTHING: DrawableView = { mentors: [], clusters: [], total: 0, nearest: null, invalid: "none" };

type Search = { status: "idle" | "searching" | "failed"; area: MapFrame | null };

/**
 * The mentors of the map's area. The old ones stay until the new ones arrive; of overlapping searches, the latest
 * counts.
 * @param given the server's results for the page's own address, shown until a search succeeds, so that the list follows
 *   filters and the visitor's place even without a map
 */
export function useMapView(given: MapView, filters: ListingQuery) {
  const [found, setFound] = useState<DrawableView | null>(null);
  const fromPage = useMemo(() => drawableView(given) ?? NOTHING, [given]);
  const [{ status, area }, setSearch] = useState<Search>({ status: "idle", area: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const filterText = JSON.stringify(filters);

  const search = useCallback(
    (bounds: MapFrame, waitMs = SETTLED_AFTER_MS) => {
      const viewport = { ...viewportOf(bounds), room: bounds.room };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        request.current?.abort();
        const controller = new AbortController();
        request.current = controller;
        setSearch({ status: "searching", area: bounds });
        fetchMapView(viewport, JSON.parse(filterText) as ListingQuery, controller.signal)
          .then((answer) => {
            if (controller.signal.aborted) return;
            setFound(answer);
            setSearch({ status: "idle", area: bounds });
          })
          .catch(() => {
            if (!controller.signal.aborted) setSearch({ status: "failed", area: bounds });
          });
      }, waitMs);
    },
    [filterText],
  );

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  return { view: found ?? fromPage, isFromPage: found === null, status, searchedArea: area, search };
}
