import { expect } from "vitest";
import { SITEMAP_URL_LIMIT } from "@/lib/domain/sitemap/sitemap.rules";

/** Maximum bytes of a file (sitemaps.org, protocol 0.9). */
const MAX_BYTES = 50 * 1024 * 1024;

const TEXT = String.raw`(?:[^<>&"']|&(?:amp|lt|gt|quot|apos);)+`;
const MOMENT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z`;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name]!);

/**
 * Expects a response that follows the sitemap protocol exactly: type, size, number of entries, elements, absolute
 * addresses of one site, each once. Returns the entries.
 */
export async function expectSitemap(
  root: "urlset" | "sitemapindex",
  response: Response,
): Promise<{ url: string; lastmod: Date | undefined }[]> {
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toMatch(/^public, /);
  const xml = await response.text();
  expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(MAX_BYTES);
  const element = root === "urlset" ? "url" : "sitemap";
  const entry = `<${element}><loc>(${TEXT})</loc>(?:<lastmod>(${MOMENT})</lastmod>)?</${element}>\n`;
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  const end = `</${root}>\n`;
  expect([xml.slice(0, start.length), xml.slice(-end.length)]).toEqual([start, end]);
  const lines = xml.slice(start.length, -end.length);
  expect(lines.replace(new RegExp(entry, "g"), "")).toBe("");
  const entries = [...lines.matchAll(new RegExp(entry, "g"))].map(([, loc, lastmod]) => ({
    url: unescaped(loc!),
    lastmod: lastmod === undefined ? undefined : new Date(lastmod),
  }));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(SITEMAP_URL_LIMIT);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
  expect(entries.filter(({ url }) => new URL(url).href !== url)).toEqual([]);
  expect(new Set(entries.map(({ url }) => new URL(url).origin)).size).toBe(1);
  return entries;
}
