/**
 * What no crawler needs: answers to programs, and the mails of a server without a mail provider. Nothing else is named, because a
 * page that may not be read cannot say that it is not to be indexed either.
 */
const CLOSED = ["/api/", "/dev/"];

/** The text of robots.txt (RFC 9309). @param sitemap whole address of the sitemap, or null to name none */
export function robotsText({ sitemap }: { sitemap: string | null }): string {
  const rules = ["User-agent: *", "Allow: /", ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, ...(sitemap ? ["", `Sitemap: ${sitemap}`] : []), ""].join("\n");
}
