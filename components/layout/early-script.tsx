"use client";

import { EARLY_SCRIPT } from "@/lib/domain/theme/early-script";

/**
 * Runs before the first paint, so that neither a chosen theme nor the Login button of somebody signed in flashes. Only the server's script is ever run; where React
 * makes the document anew in the browser it would warn about one, so there it is plain text.
 */
export function EarlyScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />;
}
