import { UNAVAILABLE_RETRY_SECONDS } from "@/lib/errors";
import { links } from "@/lib/links";
import type { SecurityHeaders } from "./security-headers";
import { wasUnavailableSince } from "./shared-state";
import { pathOf, type Step } from "./step";

/** Sent until the page of the build is loaded. */
export const PLAIN_UNAVAILABLE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>We will be right back</title>' +
  '<h1>We will be right back</h1><p>This page is not available right now. <a href="">Try again</a></p></html>';

/** A failure just before the request counts too: several requests may wait for one page. */
const SLACK_MS = 1_000;

/**
 * Turns a 500 that was caused by a missing database into a 503, and shows a readable page instead of Next's empty document. Next itself
 * knows only 500 for an error in a page (docs/decisions/024-faults.md). Answers of routes and client navigation keep their bodies.
 */
export function replaceUnavailable(page: () => string, headersOf: SecurityHeaders): Step {
  return (request, response, next) => {
    const path = pathOf(request);
    if (path.startsWith("/_next/") || path === links.unavailable) return next();
    const startedAt = performance.now();
    response.beforeHeaders(() => {
      if (response.statusCode !== 500 || !wasUnavailableSince(startedAt - SLACK_MS)) return;
      response.statusCode = 503;
      response.setHeader("Retry-After", String(UNAVAILABLE_RETRY_SECONDS));
      response.setHeader("Cache-Control", "private, no-store");
      if (!String(response.getHeader("Content-Type")).startsWith("text/html")) return;
      for (const { key, value } of headersOf(links.unavailable)) response.setHeader(key, value);
      return page();
    });
    next();
  };
}
