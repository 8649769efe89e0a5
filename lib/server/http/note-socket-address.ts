import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
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
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    request.headers[LOCAL_REQUEST_HEADER] = isMadeHere(request) ? "1" : "0";
  });
}
