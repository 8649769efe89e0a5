import { useSyncExternalStore } from "react";

/** How often what depends on the time of day is looked at again, in milliseconds. */
const TICK_MS = 15_000;

function watchClock(watcher: () => void): () => void {
  const timer = setInterval(watcher, TICK_MS);
  document.addEventListener("visibilitychange", watcher);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", watcher);
  };
}

/** The last tick of this browser's clock, so that renders between two ticks see one time. */
const lastTick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/**
 * The time, a few seconds late at the most; it goes on by itself.
 * @param rendered the server's time in milliseconds, for the first render
 */
export function useNow(rendered: number): Date {
  return new Date(useSyncExternalStore(watchClock, lastTick, () => rendered));
}
