import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { SOCKET_ADDRESS_HEADER } from "./client-address";
import { isMadeHere, LOCAL_REQUEST_HEADER } from "./local-request";
import type { Step } from "./step";

/** Next takes the nonce of a page's scripts from these; only `middleware.ts` may set them. */
const POLICY_HEADERS = ["content-security-policy", "content-security-policy-report-only"];
const FORWARDING_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip"];

/**
 * Writes the address of the connection, and whether it comes from this machine, into headers of the request, where route handlers
 * and actions can read them. A visitor's own headers of these names are lost, as are those that only the server may set.
 */
export const recordClientAddress: Step = (request, _response, next) => {
  const { headers, socket } = request;
  warnOfProxy(request);
  const isLocal = isMadeHere(request);
  for (const name of POLICY_HEADERS) delete headers[name];
  // Next would believe it. Without a known proxy, the site's only name is APP_URL.
  if (env.TRUSTED_PROXIES === 0) delete headers["x-forwarded-host"];
  headers[SOCKET_ADDRESS_HEADER] = socket.remoteAddress ?? "unknown";
  headers[LOCAL_REQUEST_HEADER] = isLocal ? "1" : "0";
  next();
};

let hasWarned = false;

/** Warns once of a proxy that the settings do not know: all visitors behind it would share their limits. */
function warnOfProxy({ headers }: IncomingMessage): void {
  if (hasWarned || env.TRUSTED_PROXIES > 0 || !FORWARDING_HEADERS.some((name) => name in headers)) return;
  hasWarned = true;
  logger.warn(
    "A request was forwarded, but TRUSTED_PROXIES is 0: behind a proxy, all visitors count as one client. Set it to the number of your proxies.",
  );
}
