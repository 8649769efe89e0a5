import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { AppError } from "@/lib/errors";

/** Refuses a request before Next gets it: routes answer in the shape of the contract, pages with a line of text. */
export function refuseRequest(
  { url }: IncomingMessage,
  response: ServerResponse,
  { status, message, retryAfter }: AppError,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.destroyed) return;
  const isOfRoute = url?.startsWith("/api/");
  response.writeHead(status, {
    "Cache-Control": "no-store",
    "Content-Type": isOfRoute ? "application/json" : "text/plain; charset=utf-8",
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    ...headers,
  });
  response.end(isOfRoute ? JSON.stringify({ success: false, message }) : `${message}\n`);
}
