import { type RefObject, useEffect, useState } from "react";
import { mapMessages } from "@/lib/domain/places/map.messages";
import { loadMapCanvas, MapNotLoaded } from "./load-map-canvas";

/** Distance from the viewport at which a map starts loading. */
const NEAR = "400px";

type LazyMap =
  | { status: "waiting" | "loading" }
  | { status: "ready"; Canvas: Awaited<ReturnType<typeof loadMapCanvas>> }
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
        loadMapCanvas()
          .then((Canvas) => setMap({ status: "ready", Canvas }))
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
