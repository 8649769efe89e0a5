import { describe, expect, it } from "vitest";
import { listingIndex, LISTING_TOPICS, topicHref, topicOf, topicTitle } from "./listing-index.rules";
import { resolveListing } from "./listing.rules";
import { listingPageSchema } from "./listing.schema";

/** What search engines are told of an address of the listing that finds so many. */
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
  ])("lets ?%s stand under %s", (search, canonical) => {
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
  ])("keeps ?%s out and names %s", (search, canonical) => {
    expect(indexOf(search)).toEqual({ canonical, isIndexable: false });
  });

  it("keeps out whatever nobody is found in", () => {
    expect(indexOf("category=kindergarten", 0).isIndexable).toBe(false);
    expect(indexOf("", 0)).toEqual({ canonical: "/mentors", isIndexable: false });
  });

  it("lets every topic stand under its own address", () => {
    for (const topic of LISTING_TOPICS) {
      const href = topicHref(topic);
      expect(indexOf(href.split("?")[1] ?? "")).toEqual({ canonical: href, isIndexable: true });
      const state = listingPageSchema.parse(Object.fromEntries(new URLSearchParams(href.split("?")[1] ?? "")));
      expect(topicOf(resolveListing(state))).toEqual(topic);
    }
    expect(new Set(LISTING_TOPICS.map(topicTitle)).size).toBe(LISTING_TOPICS.length);
  });
});
