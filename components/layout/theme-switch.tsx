"use client";

import { themeSwitchTexts as texts } from "@/lib/catalogue/layout-controls.messages";
import { toggleTheme } from "@/lib/client/theme";

/** Switches between light and dark, and stores the choice. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label={texts.switchBetweenLight}
      className="js-only flex size-11 items-center justify-center rounded-full hover:bg-leaf-wash"
    >
      <i className="icon theme-dark-only size-5 icon-sun" />
      <i className="icon theme-light-only size-5 icon-moon" />
    </button>
  );
}
