import { useSyncExternalStore } from "react";
import { profileTabOf } from "@/lib/domain/mentors/profile-tabs";
import type { ProfileTab } from "@/lib/links";

const watchers = new Set<() => void>();

function watchAddress(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("popstate", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("popstate", watcher);
  };
}

const tabInAddress = () => profileTabOf(new URLSearchParams(window.location.search).get("tab"));

/**
 * The profile's tab that the address names; it follows back and forward.
 * @param rendered the tab that the server opened, for the first render
 */
export function useProfileTab(rendered: ProfileTab): ProfileTab {
  return useSyncExternalStore(watchAddress, tabInAddress, () => rendered);
}

/** Goes to another tab of the present profile without asking the server; `replace` leaves no entry in the history. */
export function openProfileTab(href: string, { replace = false } = {}): void {
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

/** Whether a press on a link wants it opened here, not in another tab or window. */
export function isPlainPress(event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
