import { describe, expect, it } from "vitest";
import { isWholeTopic, listingIndex, LISTING_TOPICS, soughtOf, topicHref, topicOf } from "./topic.rules";
import { listingMessages } from "./listing.messages";
import { resolveListing } from "./listing.rules";
import { listingPageSchema } from "./listing.schema";

/** The index settings of a listing address with this many results. */
function indexOf(search: string, mentorCount = 20) {
  const query: Record<string, string> = Object.fromEntries(new URLSearchParams(search));
  const state = listingPageSchema.parse(query);
  return listingIndex(resolveListing(state), state, mentorCount);
}

const CLASS_8 = "/mentors?category=highschool&class=Class+8";

describe("listingIndex", () => {
  it.each([
    ["", "/mentors"],
    ["utm_source=letter", "/mentors"],
    ["category=all", "/mentors"],
    ["category=nonsense", "/mentors"],
    ["category=technology", "/mentors?category=technology"],
    ["class=High School", "/mentors?category=highschool"],
    ["category=highschool&class=Class 8", CLASS_8],
    ["category=highschool&class=8", CLASS_8],
    ["class=8th", CLASS_8],
    ["grade=8", CLASS_8],
    ["category=college&class=Plus 2 First Year", "/mentors?category=college&class=Plus+2+First+Year"],
  ])("indexes ?%s under %s", (search, canonical) => {
    expect(indexOf(search)).toEqual({ canonical, isIndexable: true });
  });

  it.each([
    ["category=highschool&class=Class 8&sort=rating", CLASS_8],
    ["category=highschool&class=Class 8&page=2", CLASS_8],
    ["category=highschool&class=Class 8&after=abc", CLASS_8],
    ["category=highschool&class=Class 8&view=map", CLASS_8],
    ["category=highschool&class=Class 8&distance=5", CLASS_8],
    ["category=highschool&class=Class 8&subject=Physics", CLASS_8],
    ["category=college&grade=8", "/mentors?category=college"],
    ["category=kindergarten&grade=-1", "/mentors?category=kindergarten"],
    ["class=LKG", "/mentors"],
    ["subject=Physics", "/tutors/physics"],
    ["class=phisics", "/tutors/physics"],
    ["class=zzzzqqq", "/mentors"],
    ["sort=rating", "/mentors"],
    ["page=3", "/mentors"],
    ["view=map&area=73.7,18.4,74.1,18.7", "/mentors"],
  ])("excludes ?%s and names %s", (search, canonical) => {
    expect(indexOf(search)).toEqual({ canonical, isIndexable: false });
  });

  it("excludes everything without results", () => {
    expect(indexOf("category=kindergarten", 0).isIndexable).toBe(false);
    expect(indexOf("", 0)).toEqual({ canonical: "/mentors", isIndexable: false });
  });

  it("indexes every topic under its own address", () => {
    for (const topic of LISTING_TOPICS) {
      const href = topicHref(topic);
      expect(indexOf(href.split("?")[1] ?? "")).toEqual({ canonical: href, isIndexable: true });
      const state = listingPageSchema.parse(Object.fromEntries(new URLSearchParams(href.split("?")[1] ?? "")));
      expect(topicOf(resolveListing(state))).toEqual(topic);
    }
    const titles = LISTING_TOPICS.map((topic) => titleOf(topicHref(topic).split("?")[1] ?? ""));
    expect(new Set(titles).size).toBe(LISTING_TOPICS.length);
  });
});

/** The title of an address, for a visitor whose place is known or not. */
function titleOf(search: string, hasPlace = false): string | null {
  const state = listingPageSchema.parse(Object.fromEntries(new URLSearchParams(search)));
  const sought = soughtOf(resolveListing(state), hasPlace);
  return sought && listingMessages.soughtTitle(sought);
}

describe("soughtOf", () => {
  it.each([
    ["", false, null],
    ["sort=rating", false, null],
    ["distance=5", true, null],
    ["category=highschool", false, "High School home tutors"],
    ["subject=Physics&format=online&fee=500", false, "Physics tutors, Online, Up to ₹500 an hour"],
    ["subject=Physics&grade=-1&format=home", true, "Physics home tutors for LKG, Comes to me"],
    ["subject=Physics", false, "Physics home tutors"],
    ["subject=Physics&class=8", false, "Physics home tutors for Class 8"],
    ["subject=Physics&grade=8&distance=5", true, "Physics home tutors for Class 8 within 5 km"],
    ["subject=Physics&grade=8&distance=5", false, "Physics home tutors for Class 8"],
    ["category=college&grade=8", false, "College, Class 8 home tutors"],
  ])("describes ?%s, place known: %s: %s", (search, hasPlace, title) => {
    expect(titleOf(search, hasPlace)).toBe(title);
  });
});

it.each([
  ["category=highschool", true],
  ["category=highschool&sort=rating&page=2", true],
  ["class=8", true],
  ["category=highschool&grade=3", false],
  ["category=highschool&distance=5", false],
  ["category=highschool&subject=Physics", false],
])("decides whether ?%s shows all mentors of its topic, so that their rating applies: %s", (search, isWhole) => {
  const state = listingPageSchema.parse(Object.fromEntries(new URLSearchParams(search)));
  expect(isWholeTopic(resolveListing(state))).toBe(isWhole);
});
