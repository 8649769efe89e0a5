import type { ServerResponse } from "node:http";

/** Kept by browsers, but asked about at every visit; "s-maxage" still says that the page is the same for everybody. */
const ASK_EACH_TIME = "public, max-age=0, s-maxage=0, must-revalidate";

/**
 * Has browsers and proxies ask about a page at every visit, which a 304 mostly answers. Next.js allows every cache to serve its
 * cached pages stale for a year while it fetches them anew, and Chromium takes that for itself: whoever has changed a review
 * would be shown the former page once. Vercel takes these words away by itself.
 */
export function keepPagesFresh(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    const isStaleAllowed = name.toLowerCase() === "cache-control" && String(value).includes("stale-while-revalidate");
    return setHeader.call(response, name, isStaleAllowed ? ASK_EACH_TIME : value) as ServerResponse;
  };
}
