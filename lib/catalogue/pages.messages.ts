import { site } from "@/lib/site";

/** Titles and texts of pages, an object per file. */

export const becomeAnInstructorPageTexts = {
  becomeInstructor: "Become an instructor",
  teachStudentsNear:
    "Teach students near you, at home or online. What you need, what the rules are, and how to join for free.",
} as const;

export const careerPageTexts = {
  career: "Career",
  twoWaysWork: `Two ways to work with ${site.name}: teach as a mentor, or help to build the open project behind it.`,
  heading: "Two ways to work with us",
  teachChildrenAround:
    "Teach the children around you, or help to build what brings them to their mentors. We have no salaried jobs to offer, so you will find none on this page.",
  mentorFrontChalkboard: "A mentor in front of a chalkboard with a curve that rises",
  becomeInstructor: "Become an instructor",
  teachAsMentor: "Teach as a mentor",
  familiesNearLook: "Families near you look for somebody with time and patience. You work for yourself, not for us.",
  whatTakesTeach: "What it takes to teach",
  helpBuild: "Help to build it",
  openSourceUnder: `${site.name} is open source under the MIT licence. Everybody may use it, change it, and give a change back; the work is unpaid.`,
  seeWhatThere: "See what there is so far",
} as const;

export const learningPlatformPageTexts = {
  learningPlatform: "Learning platform",
  findCompareMeet:
    "Find, compare and meet a home tutor, learn at home or online, and practise with former question papers.",
  fromFirstSearch: "From the first search to the last exam",
  onePlaceFind:
    "One place to find somebody who teaches near you, to see what others say, to meet, to learn, and to practise for the exam. Looking around is free and needs no account.",
  studentPutsStar: "A student puts a star on the top step of a stair that is drawn on a chalkboard",
  findMentors: "Find mentors",
  joinFree: "Join for free",
} as const;

export const mainNotFoundTexts = {
  pageNotFound: "Page not found",
  thereNoPage: `There is no page at this address of ${site.name}. Find a mentor by class and subject, or start at the home page.`,
} as const;

export const papersOfSubjectPageTexts = {
  home: "Home",
} as const;

export const papersPageTexts = {
  home: "Home",
} as const;

export const privacyPolicyPageTexts = {
  privacyPolicy: "Privacy policy",
  whatKnowsAbout: `What ${site.name} knows about you, what it is used for, who can see it, and how to have it deleted.`,
  whatThisSite: "What this site knows about you, what it is used for, who can see it, and how to take it back.",
} as const;

export const safetyPageTexts = {
  title: "Safety",
  description:
    "How parents and students stay safe with a home tutor: first meetings, the badge, emergency numbers, reports.",
  intro: "A mentor is somebody new in your life. This is how to get to know each other with care, and where help is.",
} as const;

export const termsConditionPageTexts = {
  termsConditions: "Terms and conditions",
  rulesFamiliesStudents: `The rules for families, students and mentors on ${site.name}, in plain words.`,
  intro: "The rules for families, students and mentors, in plain words. They are short, so that you can read them all.",
} as const;

export const unavailablePageTexts = {
  weWillBe: "We will be right back",
  thisPageCannot: `This page of ${site.name} cannot be shown at the moment. Please try again in a minute.`,
  tryAgain: "Try again",
} as const;

export const globalErrorTexts = {
  somethingWentWrong: "Something went wrong.",
} as const;
