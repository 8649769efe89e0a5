import { useSyncExternalStore } from "react";
import { THEME_STORAGE_KEY } from "@/lib/domain/theme/theme-storage";

export type Theme = "light" | "dark" | "system";

const watchers = new Set<() => void>();

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Applies and stores a theme. Without storage the choice lasts until the visitor leaves the page. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked.
  }
  for (const watcher of watchers) watcher();
}

/** Switches between light and dark. */
export function toggleTheme(): void {
  const chosen = chosenTheme();
  const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  const isDark = chosen === "system" ? systemIsDark : chosen === "dark";
  chooseTheme(isDark ? "light" : "dark");
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The visitor's choice; null before hydration. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(watch, chosenTheme, () => null);
}
