import { expect, it } from "vitest";
import { robotsText } from "@/lib/domain/sitemap/robots.rules";
import { readRobotsRules } from "./robots-rules";

it("reads the rules of the product's own file", () => {
  const rules = readRobotsRules(robotsText({ sitemap: "https://example.com/sitemap.xml" }));
  expect(rules.sitemaps).toEqual(["https://example.com/sitemap.xml"]);
  expect(["/", "/mentors?page=2", "/api-docs", "/developers"].map(rules.isAllowed)).toEqual([true, true, true, true]);
  expect(["/api/", "/api/v1/teachers/map", "/dev/outbox"].map(rules.isAllowed)).toEqual([false, false, false]);
});

it("allows everything without rules, and nothing when everything is disallowed", () => {
  expect(readRobotsRules("").isAllowed("/")).toBe(true);
  expect(readRobotsRules("User-agent: *\nDisallow: /\n").isAllowed("/mentors")).toBe(false);
});
