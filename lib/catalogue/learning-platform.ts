import { links, listingHref } from "@/lib/links";

/**
 * The platform's features, in the order that a family needs them. Each sentence describes the code: change both
 * together.
 */
export const PLATFORM_PARTS = [
  {
    key: "find",
    title: "Find",
    text: "Mentors for every class from kindergarten to plus two, and for technology. Filter by subject, class and distance; every result has an address of its own that you can send to somebody.",
    illustration: "step-find",
    link: { label: "Search for a mentor", href: links.mentors },
  },
  {
    key: "compare",
    title: "Compare",
    text: "Each profile has the same parts in the same places: subjects, classes, degrees, teaching years, ratings by stars, and every review with the mentor's answer.",
    illustration: "step-look",
    link: { label: "See the highest rated", href: listingHref({ sort: "rating" }) },
  },
  {
    key: "meet",
    title: "Meet",
    text: "A first meeting takes 30 minutes. Ask about the pace, the days and the fee; what you agree on stays between you and your mentor.",
    illustration: "step-book",
    link: { label: "Choose whom to meet", href: listingHref({ sort: "reviews" }) },
  },
  {
    key: "learn",
    title: "Learn",
    text: "Online, at home or both, as the mentor offers it. The profile says which of them for each class and subject.",
    illustration: "level-highschool",
    link: { label: "Mentors for high school", href: listingHref({ category: "highschool" }) },
  },
  {
    key: "papers",
    title: "Practise",
    text: "Question papers of former years for the 10th, 11th and 12th class, sorted by subject. They are free, and you need no account for them.",
    illustration: "level-college",
    link: { label: "Open the question papers", href: links.previousQuestions },
  },
] as const;
