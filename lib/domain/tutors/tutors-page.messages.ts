/** Texts of the pages about tutors, an object per component. */

export const tutorAreaViewTexts = {
  india: "India",
  home: "Home",
  findMentors: "Find mentors",
} as const;

export const tutorSubjectsTexts = {
  home: "Home",
} as const;
