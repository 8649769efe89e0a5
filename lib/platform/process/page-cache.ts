import "server-only";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { hasExpiredSince } from "@/lib/platform/cache/expired-tags";
import { encodingOf, isBuildFile, isPlainGet } from "./compress-answer";
import type { PipelineResponse } from "./pipeline-response";
import { SEARCH_ENGINES } from "./search-engines";
import { wasUnavailableSince } from "./shared-state";
import { pathOf, type Step } from "./step";

/** Which pages the cache keeps. The product registers them; `tagOf` gives a path's cache tag, or null for other paths. */
export type PageCacheRules = {
  /** Pages that Next keeps too, the same for everybody. */
  cached: { tagOf: (path: string) => string | null };
  /** Pages that Next renders at each visit, the same for visitors without one of these cookies. */
  rendered: { tagOf: (path: string) => string | null; personalCookies: readonly string[] };
};

const KEPT_MS = 60_000;
/** Bytes of the whole cache, and of one page. */
const MAX_BYTES = 48 * 2 ** 20;
const MAX_PAGE_BYTES = 2 ** 20;
const MAX_ADDRESS_LENGTH = 200;
/** Headers of one answer and its connection. */
const OF_ONE_ANSWER = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** How to keep an answer: until its tag expires, for some time (0 for ever), if its headers say that it may be kept. */
type Plan = { tag: string | null; keptMs: number; isKeepable: (headers: OutgoingHttpHeaders) => boolean };
type Page = { headers: OutgoingHttpHeaders; body: Buffer; askedAt: number };

const says = (header: unknown, text: string) => String(header).includes(text);
const BUILD_FILES: Plan = {
  tag: null,
  keptMs: 0,
  isKeepable: (headers) => says(headers["cache-control"], "immutable"),
};

/**
 * Serves a cached page until a mentor on it changes (docs/decisions/027-performance.md). Scripts, styles and portraits stay for
 * the life of the process, at the best compression. Client navigation asks for data instead of pages and passes by.
 */
export function servePagesFromCache(rules: PageCacheRules): Step {
  const pages = new LRUCache<string, Page>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length + 2048 });
  return (request, response, next) => {
    const plan = planFor(request, rules);
    if (plan === null) return next();
    // Pages name the host that they were asked of.
    const host = plan === BUILD_FILES ? "" : request.headers.host;
    const key = `${encodingOf(request)} ${host} ${request.url}`;
    const page = pages.get(key);
    if (page && isCurrent(plan, page.askedAt)) {
      response.writeHead(200, { ...page.headers, "Content-Length": page.body.length }).end(page.body);
      return;
    }
    recordPage(response, plan, (recorded) => pages.set(key, recorded, { ttl: plan.keptMs }));
    next();
  };
}

/** How to keep the answer to a request; null when it is not for everybody. */
function planFor(request: IncomingMessage, { cached, rendered }: PageCacheRules): Plan | null {
  if (!isPlainGet(request) || (request.url ?? "").length > MAX_ADDRESS_LENGTH) return null;
  if (isBuildFile(request)) return BUILD_FILES;
  const path = pathOf(request);
  const isPage = (headers: OutgoingHttpHeaders) => String(headers["content-type"]).startsWith("text/html");
  const renderedTag = rendered.tagOf(path);
  if (renderedTag !== null) {
    // Search engines get such a page in one piece, with its title at the top.
    const isShared = !hasCookie(request.headers, rendered.personalCookies) && !isSearchEngine(request.headers);
    return isShared ? { tag: renderedTag, keptMs: KEPT_MS, isKeepable: isPage } : null;
  }
  const tag = cached.tagOf(path);
  const isKeptByNext = (headers: OutgoingHttpHeaders) => isPage(headers) && headers["x-nextjs-cache"] === "HIT";
  return tag === null ? null : { tag, keptMs: KEPT_MS, isKeepable: isKeptByNext };
}

const isSearchEngine = (headers: IncomingHttpHeaders) => SEARCH_ENGINES.test(headers["user-agent"] ?? "");
const hasCookie = ({ cookie = "" }: IncomingHttpHeaders, names: readonly string[]) =>
  cookie.split(";").some((pair) => names.includes(pair.split("=", 1)[0]!.trim()));
const isCurrent = ({ tag }: Plan, since: number) => tag === null || !hasExpiredSince(tag, since);

/** Keeps the bytes that go out, and hands over the page when the answer is whole and good. */
function recordPage(response: PipelineResponse, plan: Plan, keep: (page: Page) => void): void {
  const askedAt = performance.now();
  const parts: Buffer[] = [];
  let bytes = 0;
  response.onBody = (part) => {
    bytes += part.length;
    if (bytes <= MAX_PAGE_BYTES) parts.push(part);
  };
  response.once("finish", () => {
    const headers = response.getHeaders();
    const isWhole = response.statusCode === 200 && bytes <= MAX_PAGE_BYTES && headers["set-cookie"] === undefined;
    // While the database was away or a mentor changed, the page may show either state, or lack a part.
    const isSure = !wasUnavailableSince(askedAt) && isCurrent(plan, askedAt);
    if (!isWhole || !isSure || !plan.isKeepable(headers)) return;
    for (const name of OF_ONE_ANSWER) delete headers[name];
    keep({ headers, body: Buffer.concat(parts), askedAt });
  });
}
