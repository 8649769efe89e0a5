import { type RefObject, useEffect, useState } from "react";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { loadLiveMap, MapNotLoaded } from "./load-live-map";

/** Distance from the viewport at which a map starts loading. */
const NEAR = "400px";

type LazyMap =
  | { status: "waiting" | "loading" }
  | { status: "ready"; LiveMap: Awaited<ReturnType<typeof loadLiveMap>> }
  | { status: "failed"; reason: string };

/** Loads the map once its place comes near the viewport. */
export function useLazyMap(place: RefObject<HTMLElement | null>): LazyMap {
  const [map, setMap] = useState<LazyMap>({ status: "waiting" });

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setMap({ status: "loading" });
        loadLiveMap()
          .then((LiveMap) => setMap({ status: "ready", LiveMap }))
          .catch((error: unknown) => {
            const reason = error instanceof MapNotLoaded ? error.message : mapMessages.mapFailed;
            setMap({ status: "failed", reason });
          });
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);

  return map;
}
