import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isBot } from "next/dist/shared/lib/router/utils/is-bot";
import { VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";
import { links, mentorProfileHref } from "@/lib/links";
import { SESSION_COOKIE } from "@/lib/session-names";
import { hasExpiredSince } from "@/lib/platform/cache/expired-tags";
import { wasUnavailableSince } from "@/lib/platform/db/unavailability";
import { env } from "@/lib/platform/env";
import { LISTED_MENTORS_TAG, mentorTag } from "@/lib/server/mentors/mentor-cache";
import { addRequestStep } from "./add-request-step";
import { encodingOf, isBuildFile, isPlainGet } from "./compress-answers";

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

/** What an address says of its answer: with which tag it goes, how long it is kept, what it is, and which header says that it may be. */
type Kind = { tag: string | null; keptMs: number; type: string; sign: readonly [header: string, value: string] | null };
/** Files of the build say so in the first, pages that Next keeps in the second. */
const BUILD_SIGN = ["cache-control", "immutable"] as const;
const KEPT_SIGN = ["x-nextjs-cache", "HIT"] as const;
/** As the cache below takes it. */
const FOR_EVER = 0;
type Page = { headers: OutgoingHttpHeaders; body: Buffer; askedAt: number };
const pages = new LRUCache<string, Page>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ body }) => body.length + 2048,
  ttl: KEPT_MS,
});

/**
 * Answers with a page that another visitor has been given just before, as long as no mentor whom it shows has changed since
 * (docs/decisions/027-performance.md): profiles and tutors' pages that Next keeps too, which are the same for everybody, and for those
 * who bring neither a session nor a place the home page and the listing. Ways within the site, which fetch data instead of a page, go
 * past it. Scripts and styles of the build are kept too, compressed as far as it goes.
 */
export function rememberPages(): void {
  // A platform that runs many short processes has a cache of its own in front, and nobody there hears of changes.
  if (env.VERCEL === "1") return;
  addRequestStep((request, response, next) => {
    const kind = kindOf(request);
    if (kind === null) return next();
    const key = keyOf(request, kind);
    const page = pages.get(key);
    if (page && isCurrent(kind, page.askedAt)) return give(page, response);
    remember(key, kind, response);
    next();
  });
}

/** What may be kept of an address; null for all others, and for requests whose answer is not for everybody. */
function kindOf(request: IncomingMessage): Kind | null {
  const { url = "", headers } = request;
  if (!isPlainGet(request) || url.length > MOST_ADDRESS_CHARACTERS) return null;
  if (isBuildFile(request)) return { tag: null, keptMs: FOR_EVER, type: "", sign: BUILD_SIGN };
  const page = { keptMs: KEPT_MS, type: "text/html" };
  const pathname = url.split("?", 1)[0]!;
  if (MADE_AT_EACH_VISIT.includes(pathname)) {
    // Search engines get a page that is made at each visit in one piece, with its title at the top.
    const isForAll = !PERSONAL.test(headers.cookie ?? "") && !isBot(headers["user-agent"] ?? "");
    return isForAll ? { ...page, tag: LISTED_MENTORS_TAG, sign: null } : null;
  }
  const [, username] = PROFILE.exec(pathname) ?? [];
  if (username !== undefined) return { ...page, tag: mentorTag(username), sign: KEPT_SIGN };
  return pathname.startsWith(`${links.tutors}/`) ? { ...page, tag: LISTED_MENTORS_TAG, sign: KEPT_SIGN } : null;
}

/** Only pages name the host that they were asked of. */
const keyOf = (request: IncomingMessage, { type }: Kind) =>
  `${encodingOf(request)} ${type === "" ? "" : request.headers.host} ${request.url}`;

const isCurrent = ({ tag }: Kind, since: number) => tag === null || !hasExpiredSince(tag, since);

function give({ headers, body }: Page, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

/** Keeps what passes by, once it is whole and good. */
function remember(key: string, kind: Kind, response: ServerResponse): void {
  const askedAt = performance.now();
  const parts: Buffer[] = [];
  let bytes = 0;
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
    const part =
      typeof chunk === "string"
        ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
        : Buffer.from(chunk);
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
    const isWhole = response.statusCode === 200 && bytes <= MOST_PAGE_BYTES && headers["set-cookie"] === undefined;
    const isMeant = String(headers["content-type"]).startsWith(kind.type);
    const isForAll = kind.sign === null || String(headers[kind.sign[0]]).includes(kind.sign[1]);
    // What was made while the database or a mentor changed its state may show either; a part may be missing in it.
    const isSure = !wasUnavailableSince(askedAt) && isCurrent(kind, askedAt);
    if (!isWhole || !isMeant || !isForAll || !isSure) return;
    for (const name of OF_ONE_ANSWER) delete headers[name];
    pages.set(key, { headers, body: Buffer.concat(parts), askedAt }, { ttl: kind.keptMs });
  });
}
