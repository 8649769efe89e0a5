import { useSyncExternalStore } from "react";

/** How often to update whatever depends on the time, in milliseconds. */
const TICK_MS = 15_000;

function watchClock(watcher: () => void): () => void {
  const timer = setInterval(watcher, TICK_MS);
  document.addEventListener("visibilitychange", watcher);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", watcher);
  };
}

/** The last tick of the browser's clock, so that renders between two ticks agree on the time. */
const lastTick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/**
 * The current time, at most one tick late; it updates on every tick.
 * @param rendered the server's time in milliseconds, for the first render
 */
export function useNow(rendered: number): Date {
  return new Date(useSyncExternalStore(watchClock, lastTick, () => rendered));
}
