import type { Step } from "./step";

/** Browsers and proxies may keep the page but ask at every visit; "s-maxage" still says that it is the same for everybody. */
const ASK_EACH_TIME = "public, max-age=0, s-maxage=0, must-revalidate";

/**
 * Has browsers and proxies ask about a cached page at every visit, mostly answered by a 304. Next lets them serve it stale, and Chromium
 * does: after editing a review, a visitor would see the old page once. Next's `expireTime` does not fit (docs/server.md).
 */
export const keepPagesFresh: Step = (_request, response, next) => {
  response.beforeHeaders(() => {
    const isStaleAllowed = String(response.getHeader("Cache-Control")).includes("stale-while-revalidate");
    if (isStaleAllowed) response.setHeader("Cache-Control", ASK_EACH_TIME);
  });
  next();
};
