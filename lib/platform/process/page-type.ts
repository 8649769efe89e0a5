import { links } from "@/lib/links";

/** The first parts of all addresses of the product. Others are one group, because anybody can invent any number of them. */
const ROOMS = new Set([
  ...Object.values(links).map((link) => link.split(/[/?#]/)[1]),
  ...[
    "_next",
    "api",
    "mentor",
    "og",
    "portraits",
    "uploads",
    "sitemaps",
    "sitemap.xml",
    "robots.txt",
    "practice-papers",
  ],
]);
const OTHER = "other";

/**
 * The group that a request counts to in logs and metrics: "/mentor/…", "/api/v1/teachers/…". It names nobody, and there are
 * fewer than a hundred.
 */
export function pageType(path: string, status: number): string {
  const [, room = "", next, third, ...rest] = path.split("/");
  if (room === "") return "/";
  if (status === 404 || !ROOMS.has(room)) return OTHER;
  if (room === "api" && next === "v1" && third !== undefined && /^[a-zA-Z-]{1,30}$/.test(third))
    return `/api/v1/${third}${rest.length > 0 ? "/…" : ""}`;
  return next === undefined ? `/${room}` : `/${room}/…`;
}
