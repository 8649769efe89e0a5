import { useSyncExternalStore } from "react";

const watchers = new Set<() => void>();

function watchAddress(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("popstate", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("popstate", watcher);
  };
}

/**
 * A parameter of the page's address; follows back and forward navigation.
 * @param rendered the server's value, for the first render
 */
export function useAddressParameter(name: string, rendered: string | null): string | null {
  return useSyncExternalStore(
    watchAddress,
    () => new URLSearchParams(window.location.search).get(name),
    () => rendered,
  );
}

/** Changes the address of the current page without a request; `replace` adds no history entry. */
export function openAddress(href: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, "", href);
  else window.history.pushState(null, "", href);
  for (const watcher of watchers) watcher();
}

const never = () => () => {};

/** False on the server and for the first render in the browser, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether a click opens the link here, not in another tab or window. */
export function isPlainPress(event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
