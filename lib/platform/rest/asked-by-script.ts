import "server-only";

/**
 * Whether a GET comes from a script of this site or from a program, and from no link, redirect, picture or prefetch. Browsers say so
 * on https and localhost; elsewhere the Accept header identifies a page.
 */
export function isAskedByScript(headers: Headers): boolean {
  const mode = headers.get("Sec-Fetch-Mode");
  if (mode === null) return !headers.get("Accept")?.includes("text/html");
  // Node's own fetch says the mode alone; browsers always say both.
  const site = headers.get("Sec-Fetch-Site") ?? "same-origin";
  return (mode === "cors" || mode === "same-origin") && site === "same-origin";
}
