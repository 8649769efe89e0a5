/**
 * What no crawler needs: the API, and the mails of a server without a mail provider. Nothing else is listed, because
 * crawlers cannot see `noindex` on a page that they may not fetch.
 */
const CLOSED = ["/api/", "/dev/"];

/** The text of robots.txt (RFC 9309). @param sitemap whole address of the sitemap, or null to name none */
export function robotsText({ sitemap }: { sitemap: string | null }): string {
  const rules = ["User-agent: *", "Allow: /", ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, ...(sitemap ? ["", `Sitemap: ${sitemap}`] : []), ""].join("\n");
}
