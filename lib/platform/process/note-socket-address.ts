import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { SOCKET_ADDRESS_HEADER } from "./client-address";
import { isMadeHere, LOCAL_REQUEST_HEADER } from "./local-request";

/**
 * Notes the address of every connection, and whether the request was made on this machine, in headers of the request, over
 * whatever the client sent there. Route handlers and actions have no other way to them, and Next keeps an X-Forwarded-For that the
 * client invented.
 */
export function noteSocketAddress(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    warnOfProxy(request);
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    request.headers[LOCAL_REQUEST_HEADER] = isMadeHere(request) ? "1" : "0";
  });
}

const FORWARDING_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip"];
let hasWarned = false;

/** Says once that there seems to be a proxy that the settings do not know, behind which all visitors would share their limits. */
function warnOfProxy({ headers }: IncomingMessage): void {
  if (hasWarned || env.TRUSTED_PROXIES > 0 || !FORWARDING_HEADERS.some((name) => name in headers)) return;
  hasWarned = true;
  logger.warn(
    "A request was forwarded, but TRUSTED_PROXIES is 0: behind a proxy, all visitors count as one client. Set it to the number of your proxies.",
  );
}
