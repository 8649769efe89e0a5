"use client";

import { Moon, Sun } from "lucide-react";
import { THEME_STORAGE_KEY } from "./theme-storage";

function toggleTheme() {
  const root = document.documentElement;
  const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : systemIsDark;
  root.dataset.theme = isDark ? "light" : "dark";
  try {
    localStorage.setItem(THEME_STORAGE_KEY, root.dataset.theme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/** Switches between light and dark and remembers the choice. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label="Switch between light and dark"
      className="js-only flex size-11 items-center justify-center rounded-full hover:bg-leaf-wash"
    >
      <Sun aria-hidden className="theme-dark-only size-5" />
      <Moon aria-hidden className="theme-light-only size-5" />
    </button>
  );
}
