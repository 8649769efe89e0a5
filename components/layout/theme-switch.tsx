"use client";

import { Moon, Sun } from "lucide-react";
import { toggleTheme } from "@/lib/client/theme";

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
