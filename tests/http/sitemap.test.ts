import { expect, test } from "vitest";
import { BASE_URL, visit } from "./visit";

/** The absolute URLs in a sitemap file. */
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!.replaceAll("&amp;", "&"));
const typeOf = (answer: Response) => [answer.status, answer.headers.get("content-type")];

test("robots.txt links to the index, the index to its parts, and these to indexable pages", async () => {
  const robots = await visit("/robots.txt");
  expect(typeOf(robots)).toEqual([200, "text/plain; charset=utf-8"]);
  // The address of the running server, not of the build machine.
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())![1]!;
  expect(sitemap).toBe(`${BASE_URL}/sitemap.xml`);

  const index = await visit(sitemap);
  expect(typeOf(index)).toEqual([200, "application/xml; charset=utf-8"]);
  const parts = addressesIn(await index.text());
  const kinds = new Set(parts.map((part) => /\/sitemaps\/(pages|mentors|tutors)(-\d+)?\.xml$/.exec(part)?.[1]));
  expect(kinds).toEqual(new Set(["pages", "mentors", "tutors"]));

  for (const part of parts) {
    const answer = await visit(part);
    expect(answer.status, part).toBe(200);
    const addresses = addressesIn(await answer.text());
    expect(addresses.length).toBeGreaterThan(0);
    // The crawl opens every URL; this test opens the first and the last.
    for (const address of new Set([addresses[0]!, addresses.at(-1)!])) {
      const page = await visit(address);
      expect(page.status, address).toBe(200);
      // A town's page may be ten minutes older than the third mentor, who makes it indexable.
      if (/\/tutors\/[^/]+\/[^/]+$/.test(address)) continue;
      expect(await page.text(), address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    }
  }
});

test("a sitemap file is compressed, answers HEAD, and is read-only", async () => {
  const headers = { "Accept-Encoding": "gzip" };
  const head = await visit("/sitemaps/mentors-1.xml", { method: "HEAD", headers });
  expect([head.status, head.headers.get("cache-control")]).toEqual([200, "public, max-age=0, s-maxage=3600"]);
  const compressed = await visit("/sitemaps/mentors-1.xml", { headers });
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  expect(addressesIn(await compressed.text())[0]).toContain(`${BASE_URL}/mentor/profile/`);
  expect((await visit("/sitemap.xml", { method: "POST" })).status).toBe(405);
  for (const name of ["mentors-0.xml", "mentors-42950.xml", "tutors-61.xml", "nothing.xml"]) {
    expect((await visit(`/sitemaps/${name}`)).status, name).toBe(404);
  }
});
