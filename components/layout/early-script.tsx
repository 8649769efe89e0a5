"use client";

import { SIGNED_IN_HINT_COOKIE } from "@/lib/domain/account/signed-in-hint";
import { THEME_STORAGE_KEY } from "@/lib/client/theme";

/** Marks <html> for a visitor who may be signed in, and applies a stored theme. Storage may be forbidden, so it never throws. */
const markDocument = `try{if(/(^|; )${SIGNED_IN_HINT_COOKIE}=1/.test(document.cookie))document.documentElement.setAttribute("data-signed-in","");var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * Runs before the first paint, so that neither a chosen theme nor the Login button of somebody signed in flashes. Only the server's script is ever run; where React
 * makes the document anew in the browser it would warn about one, so there it is plain text.
 */
export function EarlyScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markDocument }} />;
}
