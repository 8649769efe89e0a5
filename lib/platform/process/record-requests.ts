import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { requestSeconds } from "@/lib/platform/metrics/metrics";
import { pageType } from "./page-type";
import { REQUEST_ID_HEADER } from "./request-id";
import { pathOf, type Step } from "./step";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Counts and times each request, and writes a line about it with LOG_REQUESTS=1. Neither holds an address, a name or a query.
 * A visitor who goes away before the answer is made counts as 499, as in the log of nginx.
 */
export const recordRequests: Step = (request, response, next) => {
  const startedAt = performance.now();
  response.once("close", () => {
    const status = response.writableEnded ? response.statusCode : 499;
    const method = METHODS.has(request.method ?? "") ? request.method! : "other";
    const route = pageType(pathOf(request), status);
    const milliseconds = performance.now() - startedAt;
    requestSeconds.observe({ method, route, status: String(status) }, milliseconds / 1000);
    if (!env.LOG_REQUESTS) return;
    const id = response.getHeader(REQUEST_ID_HEADER);
    logger.info({ method, route, status, ms: Math.round(milliseconds), requestId: id }, "Request");
  });
  next();
};
