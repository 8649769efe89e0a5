"use client";

import { EARLY_SCRIPT } from "@/lib/domain/theme/early-script";

/**
 * Runs before the first paint, so that a chosen theme does not flash, nor the Login button for signed-in users. Only the
 * server-rendered script ever runs. When React renders the document in the browser it would warn about a script, so
 * there it is plain text.
 */
export function EarlyScript() {
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />;
}
