// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { sitemapIndex, URL_SET_END, URL_SET_START, urlLines } from "./sitemap-xml.rules";

const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const ODD = `https://example.com/a?b=1&c="2"&d='<3>'`;

describe("a part", () => {
  it("is a well-formed list that preserves every address", () => {
    const changedAt = new Date("2026-02-03T04:05:06.789Z");
    const parsed = parse(
      URL_SET_START + urlLines([{ url: ODD }, { url: "https://example.com/", changedAt }]) + URL_SET_END,
    );
    expect(parsed.documentElement.nodeName).toBe("urlset");
    expect(parsed.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    expect([...parsed.querySelectorAll("url > loc")].map((loc) => loc.textContent)).toEqual([
      ODD,
      "https://example.com/",
    ]);
    expect([...parsed.querySelectorAll("lastmod")].map((moment) => moment.textContent)).toEqual([
      "2026-02-03T04:05:06.789Z",
    ]);
  });
});

describe("the index", () => {
  it("names its parts", () => {
    const parsed = parse(sitemapIndex([{ url: ODD }]));
    expect(parsed.documentElement.nodeName).toBe("sitemapindex");
    expect([...parsed.querySelectorAll("sitemap > loc")].map((loc) => loc.textContent)).toEqual([ODD]);
  });
});
