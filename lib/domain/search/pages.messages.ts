import { site } from "@/lib/site";

/** Titles and texts of the pages with mentors, an object per file. */

export const mentorNotFoundPageTexts = {
  mentorNotFound: "Mentor not found",
  noMentorHas: `No mentor of ${site.name} has this address. Find others by class, subject and distance, and read their reviews.`,
} as const;

export const mentorsPageTexts = {
  home: "Home",
  mentors: "Mentors",
} as const;
