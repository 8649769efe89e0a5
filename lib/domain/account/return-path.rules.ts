const ANY_ORIGIN = "https://same-site.invalid";

/**
 * Where to go after signing in: the path that was asked for, if it is one of this site.
 * @param from what the address bar says, from which nothing may be believed
 * @returns a path with its query, or null for another site, a sign-in screen or nonsense
 */
export function safeReturnPath(from: unknown): string | null {
  if (typeof from !== "string" || from.length > 500 || !from.startsWith("/")) return null;
  if (!URL.canParse(from, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(from, ANY_ORIGIN);
  // The parser reads `//host` and `/\host` as another site, as browsers do; a path may still begin so after resolving dots.
  if (origin !== ANY_ORIGIN || pathname.startsWith("//")) return null;
  if (/^\/(login|register|reset-password|verify-email|api)(\/|$)/.test(pathname)) return null;
  return pathname + search + hash;
}
