import { useSyncExternalStore } from "react";

/** From here on a popup has room above its pin. */
const WIDE = "(min-width: 48rem)";

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is wider than a phone's; only for parts that the server does not render. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
}
