import { holdsAddress } from "@/lib/domain/text/address-in-text.rules";

/** Longest path to return to, in signs. */
export const RETURN_PATH_LENGTH = 500;
/** The sign-in screens, and the API, whose addresses do something and show nothing. */
const NO_RETURN = /^\/+(login|register|reset-password|verify-email|api)(\/|$)/i;
/** A path that is encoded more often is nobody's honest wish. */
const DECODINGS = 5;
const ANY_ORIGIN = "https://same-site.invalid";

/**
 * Where to go after signing in: the path that was asked for, if it is one of this site.
 * @param from what the address bar says, from which nothing may be believed
 * @returns a path with its query, or null for another site, a sign-in screen or nonsense
 */
export function safeReturnPath(from: unknown): string | null {
  if (typeof from !== "string" || from.length > RETURN_PATH_LENGTH || !from.startsWith("/")) return null;
  if (!URL.canParse(from, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(from, ANY_ORIGIN);
  // The parser reads `//host` and `/\host` as another site, as browsers do; a path may still begin so after resolving dots.
  if (origin !== ANY_ORIGIN || pathname.startsWith("//")) return null;
  return leadsBack(pathname) ? pathname + search + hash : null;
}

/** In a mail to a stranger the path must not be a message from the sender, so it is short and holds no address. */
const MAILED_LENGTH = 200;

/**
 * The same for a link in a mail to somebody who may not have asked for it.
 * @returns null for a path that could carry a message too
 */
export function mailedReturnPath(from: unknown): string | null {
  const path = safeReturnPath(from);
  if (path === null || path.length > MAILED_LENGTH) return null;
  const text = decode(path);
  // A time is written with a fraction of a second, which looks like numbers with a dot.
  return text === null || holdsAddress(text.replace(/\.\d{3}Z/g, "Z")) ? null : path;
}

/** Whether a path is a page that is worth going back to, however its signs are encoded: servers decode them. */
function leadsBack(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < DECODINGS; round++) {
    if (NO_RETURN.test(path)) return false;
    const decoded = decode(path);
    if (decoded === null || !URL.canParse(decoded, ANY_ORIGIN)) return false;
    const next = new URL(decoded, ANY_ORIGIN);
    if (next.origin !== ANY_ORIGIN) return false;
    if (next.pathname === path) return true;
    path = next.pathname;
  }
  return false;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
