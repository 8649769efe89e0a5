import { holdsAddress } from "@/lib/domain/text/address-in-text.rules";

/** Maximum length of a return path, in characters. */
export const RETURN_PATH_LENGTH = 500;
/** The sign-in screens and the API, which shows no pages. */
const NO_RETURN = /^\/+(login|register|reset-password|verify-email|api)(\/|$)/i;
/** Maximum layers of encoding: no honest path needs more. */
const DECODINGS = 5;
const ANY_ORIGIN = "https://same-site.invalid";

/**
 * Where to go after signing in: the requested path, if it is on this site.
 * @param from the untrusted value from the address bar
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

/** Keeps an attacker from sending a message in the path of a mail, so it is short and holds no address. */
const MAILED_LENGTH = 200;

/**
 * Like `safeReturnPath`, for a link in a mail that the recipient may not have requested.
 * @returns also null for a path that could carry a message
 */
export function mailedReturnPath(from: unknown): string | null {
  const path = safeReturnPath(from);
  if (path === null || path.length > MAILED_LENGTH) return null;
  const text = decode(path);
  // Times have fractions of a second, which look like numbers with a dot.
  return text === null || holdsAddress(text.replace(/\.\d{3}Z/g, "Z")) ? null : path;
}

/** Whether a path is a page worth returning to. Checks each layer of encoding, because servers decode it. */
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
