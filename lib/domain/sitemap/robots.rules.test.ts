import { expect, it } from "vitest";
import { robotsText } from "./robots.rules";

it("closes only paths for programs and developers, and names the sitemap", () => {
  expect(robotsText({ sitemap: "https://example.com/sitemap.xml" })).toBe(
    "User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: https://example.com/sitemap.xml\n",
  );
});

it("works without a sitemap", () => {
  expect(robotsText({ sitemap: null })).toBe("User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n");
});
