import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { keepPagesFresh } from "./keep-pages-fresh";
import { readableAddress } from "./readable-address";
import { securityHeaders } from "./security-headers";
import { watchForUnavailable } from "./unavailable-page";

/**
 * Longest time for a request to arrive, in milliseconds: a picture of 5 MB on a slow phone, yet no connection that is fed byte by
 * byte for ever. Node looks every 30 s and answers 408.
 */
const REQUEST_LIMIT_MS = 120_000;
/** The same for its headers alone. */
const HEADERS_LIMIT_MS = 20_000;
/**
 * Longest rest of a kept connection: longer than the 60 s of usual proxies in front, so that it is they who close it. The other way
 * round, a request may be on its way into a connection that is just being closed.
 */
const KEPT_LIMIT_MS = 75_000;
/** Next takes nonces for its scripts from these; only `middleware.ts` may give them, and removes a visitor's where it runs. */
const POLICY_REQUEST_HEADERS = ["content-security-policy", "content-security-policy-report-only"];

/**
 * Gives every answer of this process its security headers, before Next begins with it, so that errors and files have them
 * too, and so that they follow the environment of the start; headers of `next.config.ts` are those of the build. The policy
 * of `middleware.ts` comes instead of the one from here.
 */
export function guardRequests(): void {
  const headersOf = securityHeaders(env);
  // On Vercel the middleware is a process of its own, and requests come from there: its headers have to arrive, and its cache keeps pages.
  const isBehindPlatform = env.VERCEL === "1";
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    if (!isBehindPlatform) for (const name of POLICY_REQUEST_HEADERS) delete request.headers[name];
    request.url = readableAddress(request.url ?? "/");
    const pathname = request.url.split(/[?#]/, 1)[0]!;
    for (const { key, value } of headersOf(pathname)) response.setHeader(key, value);
    const isOurs = !pathname.startsWith("/_next/") && pathname !== links.unavailable;
    if (!isBehindPlatform) keepPagesFresh(response);
    if (isOurs) watchForUnavailable(response, server, headersOf(links.unavailable));
    server.requestTimeout = REQUEST_LIMIT_MS;
    server.headersTimeout = HEADERS_LIMIT_MS;
    server.keepAliveTimeout = KEPT_LIMIT_MS;
  });
}
