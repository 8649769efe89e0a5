import "server-only";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/server/env";

/**
 * Refuses a write that a page of another site has sent with the visitor's cookies. Browsers put `Origin` on every such
 * request and let no page forge it; clients that send none are not browsers and carry no one else's cookies.
 * @throws AppError foreign_origin
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get("Origin");
  if (origin === null) return;
  const own = new URL(env.APP_URL);
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  // Only under a name that is not the configured one: of that, the protocol is known and counts.
  const isOtherOwnName = host !== own.host && host === request.headers.get("Host");
  if (origin !== own.origin && !isOtherOwnName) throw new AppError("foreign_origin");
}
