"use client";

import { chooseTheme, type Theme, useTheme } from "@/lib/client/theme";
import { themeChoiceTexts as texts } from "@/lib/domain/profile/settings.messages";

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: "system", label: texts.asMyDevice },
  { value: "light", label: texts.light },
  { value: "dark", label: texts.dark },
];

/** The theme of this browser. */
export function ThemeChoice() {
  const chosen = useTheme();
  return (
    <fieldset className="js-only flex flex-wrap gap-2">
      <legend className="sr-only">{texts.theme}</legend>
      {THEMES.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-ink-soft/70 px-4 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-wash"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
            className="size-4 accent-leaf"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
