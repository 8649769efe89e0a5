import "server-only";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";

/**
 * Whether a page of this site is at this origin: of the configured name the protocol counts too, of another one that leads here it
 * is not known. Files and pages without an origin ("null") are none.
 * @param host what the request is addressed to
 */
export function isOwnOrigin(origin: string, host: string | null | undefined): boolean {
  const own = new URL(env.APP_URL);
  if (origin === own.origin) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { host: name } = new URL(origin);
  return name !== own.host && name === host;
}

/**
 * Refuses a write that a page of another site has sent with the visitor's cookies. Browsers put `Origin` on every such
 * request and let no page forge it; clients that send none are not browsers and carry no one else's cookies.
 * @throws AppError foreign_origin
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get("Origin");
  if (origin !== null && !isOwnOrigin(origin, request.headers.get("Host"))) throw new AppError("foreign_origin");
}
