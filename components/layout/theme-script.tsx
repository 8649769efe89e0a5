"use client";

import { THEME_STORAGE_KEY } from "./theme-storage";

/** Applies a stored choice to <html>. Storage may be forbidden, so it never throws. */
const applyStoredTheme = `try{var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * Runs before the first paint, so that a chosen theme does not flash. Only the server's script is ever run; where React
 * makes the document anew in the browser it would warn about one, so there it is plain text.
 */
export function ThemeScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: applyStoredTheme }} />;
}
