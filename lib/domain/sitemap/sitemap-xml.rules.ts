/** A URL and, if known, the time of its content's last change. */
export type SitemapEntry = { readonly url: string; readonly changedAt?: Date };

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

function linesOf(element: "url" | "sitemap", entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `<${element}><loc>${escaped(url)}</loc>${lastmod}</${element}>\n`;
  });
  return lines.join("");
}

/** Pages of a sitemap part, one per line, to put between `URL_SET_START` and `URL_SET_END`. */
export const urlLines = (entries: readonly SitemapEntry[]): string => linesOf("url", entries);
export const URL_SET_START = `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
export const URL_SET_END = "</urlset>\n";

/** The index that lists the parts (sitemaps.org, protocol 0.9). */
export function sitemapIndex(parts: readonly SitemapEntry[]): string {
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${linesOf("sitemap", parts)}</sitemapindex>\n`;
}
