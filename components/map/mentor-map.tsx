"use client";

import { useLayoutEffect, useRef } from "react";
import type { MentorMapProps } from "./live-map";
import { MapFailed } from "./map-failed";
import { MapLayout } from "./map-layout";
import { MapMentorList } from "./map-mentor-list";
import { MapPlaceholder } from "./map-placeholder";
import { MapSummary } from "./map-summary";
import { useLazyMap } from "./use-lazy-map";

/** Mentors on a map and in a list beside it. The list works alone until the map with its script is loaded. */
export function MentorMap(props: MentorMapProps) {
  const { position, start } = props;
  const frame = useRef<HTMLDivElement>(null);
  const lazyMap = useLazyMap(frame);
  const focused = useRef<string>(undefined);

  // The map brings a list of its own; the keyboard stays at the same mentor.
  useLayoutEffect(() => {
    if (lazyMap.status === "ready" && focused.current)
      document.querySelector<HTMLElement>(`#${MAP_ID} a[href="${focused.current}"]`)?.focus({ preventScroll: true });
  }, [lazyMap.status]);

  if (lazyMap.status === "ready") {
    return (
      <div id={MAP_ID} className="contents">
        <lazyMap.LiveMap {...props} />
      </div>
    );
  }
  return (
    <div
      className="contents"
      onFocus={({ target }) => (focused.current = target.getAttribute("href") ?? undefined)}
      onBlur={() => (focused.current = undefined)}
    >
      <MapLayout
        ref={frame}
        map={
          lazyMap.status === "failed" ? (
            <MapFailed reason={lazyMap.reason} />
          ) : (
            <MapPlaceholder isLoading={lazyMap.status === "loading"} />
          )
        }
        summary={
          <MapSummary
            view={start.view}
            isNearestOnly={start.around === "visitor"}
            isDefaultCenter={start.around === "default center"}
            onShowNearest={null}
          />
        }
        list={<MapMentorList mentors={start.view.mentors} visitor={position} />}
      />
    </div>
  );
}

const MAP_ID = "mentor-map";
