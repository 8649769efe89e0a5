/** Texts of the home page that only the server renders, an object per component. */

export const classStandardsTexts = {
  browseClass: "Browse by class",
  kindsSchool: "Kinds of school",
} as const;

export const heroTexts = {
  compareMentorsEvery:
    "Compare mentors for every class from kindergarten to plus two: what they teach, how far they live from you, and what other families say.",
  joinFree: "Join for free",
  nearYou: "Mentors near you",
  recommended: "Recommended mentors",
  mentorChildReading: "A mentor and a child reading together at a study desk",
} as const;

export const levelPanelTexts = {
  viewMoreClasses: "View More Classes",
  standardFor: (label: string) => `Standard for ${label}`,
  classDetails: "Class Details",
  of: (label: string) => `of ${label}`,
} as const;

export const mentorCarouselTexts = {
  chooseClassHome: "Choose Your Class for Home Tutor",
  mentors: "Mentors",
  nearestComeFirst: "The nearest to you come first.",
  recommendedOtherFamilies: "Recommended by other families.",
  seeWhoNear: "See who is near you",
  seeAllMentors: "See all mentors",
  firstMentorsTheir: "The first mentors are on their way",
  nobodyListedHere:
    "Nobody is listed here yet. Do you teach, or know somebody who does? A profile takes a few minutes.",
  becomeMentor: "Become a mentor",
} as const;

export const mentorSearchTexts = {
  level: "Level",
  anyLevel: "Any level",
  classCourse: "Class/Course",
  town: "Town",
  search: "search",
  submit: "Search",
} as const;

export const twoPanelsTexts = {
  forInstructors: "For Instructors",
  teachNearHome: "Teach near your home or online. Say what you teach, and parents find you.",
  startClassToday: "Start your class Today",
  forStudents: "For Students",
  compareMentorsClass: "Compare mentors by class and subject, read what others wrote, and meet one first.",
  getBestMentor: "Get your Best Mentor here",
  instructorsStudents: "For instructors and students",
} as const;
