import { expect, test } from "./fixtures";

/** Whole addresses in a file of the sitemap. */
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!.replaceAll("&amp;", "&"));

test("robots.txt leads to the index, the index to its parts, and these to pages that may be indexed", async ({
  request,
  baseURL,
}) => {
  const robots = await request.get("/robots.txt");
  expect([robots.status(), robots.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  // The address of the server that runs, not of the machine that built it.
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())![1]!;
  expect(sitemap).toBe(`${baseURL}/sitemap.xml`);

  const index = await request.get(sitemap);
  expect([index.status(), index.headers()["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  const parts = addressesIn(await index.text());
  const kinds = new Set(parts.map((part) => /\/sitemaps\/(pages|mentors|tutors)(-\d+)?\.xml$/.exec(part)?.[1]));
  expect(kinds).toEqual(new Set(["pages", "mentors", "tutors"]));

  for (const part of parts) {
    const answer = await request.get(part);
    expect(answer.status(), part).toBe(200);
    const addresses = addressesIn(await answer.text());
    expect(addresses.length).toBeGreaterThan(0);
    // The crawl opens every one of them; here are the two ends.
    for (const address of new Set([addresses[0]!, addresses.at(-1)!])) {
      const page = await request.get(address, { maxRedirects: 0 });
      expect(page.status(), address).toBe(200);
      // A page about a town may be ten minutes older than the third mentor who makes it worth an index.
      if (/\/tutors\/[^/]+\/[^/]+$/.test(address)) continue;
      expect(await page.text(), address).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    }
  }
});

test("a file of the sitemap is sent compressed, answers HEAD, and is for reading alone", async ({
  request,
  baseURL,
}) => {
  const head = await request.head("/sitemaps/mentors-1.xml", { headers: { "Accept-Encoding": "gzip" } });
  expect([head.status(), head.headers()["cache-control"]]).toEqual([200, "public, max-age=0, s-maxage=3600"]);
  const compressed = await request.get("/sitemaps/mentors-1.xml", { headers: { "Accept-Encoding": "gzip" } });
  expect(compressed.headers()["content-encoding"]).toBe("gzip");
  expect(addressesIn(await compressed.text())[0]).toContain(`${baseURL}/mentor/profile/`);
  expect((await request.post("/sitemap.xml")).status()).toBe(405);
  for (const name of ["mentors-0.xml", "mentors-42950.xml", "tutors-61.xml", "nothing.xml"]) {
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
  }
});
