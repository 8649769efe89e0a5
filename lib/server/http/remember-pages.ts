import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isBot } from "next/dist/shared/lib/router/utils/is-bot";
import { VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";
import { links, mentorProfileHref } from "@/lib/links";
import { SESSION_COOKIE } from "@/lib/server/auth/session-cookie-name";
import { hasExpiredSince } from "@/lib/server/cache/expired-tags";
import { wasUnavailableSince } from "@/lib/server/db/unavailability";
import { env } from "@/lib/server/env";
import { LISTED_MENTORS_TAG, mentorTag } from "@/lib/server/mentors/mentor-cache";

/** Pages that are made at each visit, because they show who is near, and that are the same for all who bring no place of theirs. */
const MADE_AT_EACH_VISIT: readonly string[] = [links.home, links.mentors];
/** Cookies with which they are somebody's own. */
const PERSONAL = new RegExp(`(?:^|;\\s*)(?:${VIEWER_POSITION_COOKIE}|${SESSION_COOKIE}|__prerender_bypass)=`);
const PROFILE = new RegExp(`^${mentorProfileHref("")}([a-z0-9-]+)$`);
const KEPT_MS = 60_000;
/** Bytes of all together, and of one. */
const MOST_BYTES = 48 * 2 ** 20;
const MOST_PAGE_BYTES = 2 ** 20;
const MOST_ADDRESS_CHARACTERS = 200;
/** These are of one answer and its connection. */
const OF_ONE_ANSWER = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** What a page's address says: with which tag it goes, and whether Next keeps it for everybody too. */
type Kind = { tag: string | null; isKeptByNext: boolean };
type Page = { headers: OutgoingHttpHeaders; body: Buffer; askedAt: number };
const pages = new LRUCache<string, Page>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ body }) => body.length + 2048,
  ttl: KEPT_MS,
});

/**
 * Answers with a page that another visitor has been given just before, as long as no mentor whom it shows has changed since
 * (docs/decisions/027-performance.md): profiles and tutors' pages, which are the same for everybody, and for those who bring neither a
 * session nor a place the home page and the listing. Ways within the site, which fetch data instead of a page, go past it.
 */
export function rememberPages(): void {
  // A platform that runs many short processes has a cache of its own in front, and nobody there hears of changes.
  if (env.VERCEL === "1") return;
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const listeners = server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      const kind = kindOf(request);
      const key = kind && keyOf(request);
      const page = key === null ? undefined : pages.get(key);
      if (kind && page && isCurrent(kind, page.askedAt)) return give(page, response);
      if (kind && key !== null) remember(key, kind, response);
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** What may be kept of an address; null for all others, and for requests whose answer is not for everybody. */
function kindOf({ method, url = "", headers }: IncomingMessage): Kind | null {
  if (method !== "GET" || url.length > MOST_ADDRESS_CHARACTERS) return null;
  const { cookie = "", rsc, range, authorization } = headers;
  if (rsc !== undefined || range !== undefined || authorization !== undefined || headers["if-none-match"] !== undefined)
    return null;
  const pathname = url.split("?", 1)[0]!;
  if (MADE_AT_EACH_VISIT.includes(pathname)) {
    // Search engines get a page that is made at each visit in one piece, with its title at the top.
    const isForAll = !PERSONAL.test(cookie) && !isBot(headers["user-agent"] ?? "");
    return isForAll ? { tag: LISTED_MENTORS_TAG, isKeptByNext: false } : null;
  }
  const [, username] = PROFILE.exec(pathname) ?? [];
  if (username !== undefined) return { tag: mentorTag(username), isKeptByNext: true };
  return pathname.startsWith(`${links.tutors}/`) ? { tag: null, isKeptByNext: true } : null;
}

function keyOf({ url, headers }: IncomingMessage): string | null {
  const encoding = String(headers["accept-encoding"] ?? "");
  if (encoding !== "" && !/\bgzip\b(?!;q=0(\.0+)?\b)/.test(encoding)) return null;
  return `${encoding === "" ? "plain" : "gzip"} ${headers.host} ${url}`;
}

const isCurrent = ({ tag }: Kind, since: number) => tag === null || !hasExpiredSince(tag, since);

function give({ headers, body }: Page, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

/** Keeps what passes by, once it is whole and good. */
function remember(key: string, kind: Kind, response: ServerResponse): void {
  const askedAt = Date.now();
  const startedAt = performance.now();
  const parts: Buffer[] = [];
  let bytes = 0;
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
    const part = typeof chunk === "string" ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8") : Buffer.from(chunk); // prettier-ignore
    bytes += part.length;
    if (bytes <= MOST_PAGE_BYTES) parts.push(part);
  };
  const { write, end } = response;
  response.write = ((...all: Parameters<ServerResponse["write"]>) => {
    keep(all[0], all[1]);
    return write.apply(response, all);
  }) as ServerResponse["write"];
  response.end = ((...all: Parameters<ServerResponse["end"]>) => {
    keep(all[0], all[1]);
    return end.apply(response, all);
  }) as ServerResponse["end"];
  response.once("finish", () => {
    const headers = response.getHeaders();
    const isPage = response.statusCode === 200 && String(headers["content-type"]).startsWith("text/html");
    // What was made while the database or a mentor changed its state may show either; a part may be missing in it.
    const isSure = !wasUnavailableSince(startedAt) && isCurrent(kind, askedAt);
    const isForAll = !kind.isKeptByNext || String(headers["cache-control"]).includes("s-maxage");
    if (!isPage || !isSure || !isForAll || headers["set-cookie"] !== undefined || bytes > MOST_PAGE_BYTES) return;
    for (const name of OF_ONE_ANSWER) delete headers[name];
    pages.set(key, { headers, body: Buffer.concat(parts), askedAt });
  });
}
