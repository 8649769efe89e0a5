import { describe, expect, it } from "vitest";
import { findSitemapPart, mentorIdsOfPart, sitemapPartName } from "./sitemap.rules";

describe("findSitemapPart", () => {
  it("reads what sitemapPartName writes", () => {
    for (const part of [
      { kind: "pages" },
      { kind: "mentors", number: 1 },
      { kind: "mentors", number: 42_950 },
      { kind: "tutors", number: 44 },
    ] as const) {
      expect(findSitemapPart(sitemapPartName(part))).toEqual(part);
    }
  });

  it.each([
    "",
    "pages",
    "pages-1.xml",
    "mentors-0.xml",
    "mentors-01.xml",
    "mentors--1.xml",
    "mentors-1.5.xml",
    "mentors-1.xml.gz",
    "Mentors-1.xml",
    "mentors-42951.xml",
    "mentors-9999999999.xml",
    "tutors-.xml",
    " mentors-1.xml",
    "mentors-1.xml\n",
  ])("finds no part %j", (name) => {
    expect(findSitemapPart(name)).toBeNull();
  });
});

describe("mentorIdsOfPart", () => {
  it("assigns every id to one part of at most 50,000", () => {
    expect(mentorIdsOfPart(1)).toEqual({ first: 1, last: 50_000 });
    expect(mentorIdsOfPart(2)).toEqual({ first: 50_001, last: 100_000 });
  });

  it("ends with the highest id of the database", () => {
    expect(mentorIdsOfPart(42_950)).toEqual({ first: 2_147_450_001, last: 2_147_483_647 });
  });
});
