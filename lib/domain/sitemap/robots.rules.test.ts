import { expect, it } from "vitest";
import { robotsText } from "./robots.rules";

it("closes nothing but what programs and developers read, and names the sitemap", () => {
  expect(robotsText({ sitemap: "https://example.com/sitemap.xml" })).toBe(
    "User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: https://example.com/sitemap.xml\n",
  );
});

it("can do without a sitemap", () => {
  expect(robotsText({ sitemap: null })).toBe("User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n");
});
