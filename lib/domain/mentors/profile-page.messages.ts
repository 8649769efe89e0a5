import { MEETING_MINUTES } from "@/lib/domain/meetings/meeting.constants";
/** Texts of a mentor's page, an object per component. */

export const mentorDirectoryTexts = {
  home: "Home",
  mentors: "Mentors",
  page: (page: number) => `Page ${page}`,
  pageWithRange: (number: number, range: string) => `Page ${number}: ${range}`,
} as const;

export const aboutPanelTexts = {
  about: (name: string) => `About ${name}`,
  hasNotWritten: (name: string) => `${name} has not written an introduction yet.`,
  subjects: "Subjects",
  languages: "Teaches in",
  boards: "Boards and exams",
  teachingExperience: "Teaching experience",
  noEarlierTeaching: "No earlier teaching posts are listed.",
} as const;

export const bookingCardTexts = {
  booking: "Booking",
  meetFirst: (name: string) => `Meet ${name} first`,
  fees: (fees: string) => `Fees: ${fees}`,
  meetingTakes: `A meeting of ${MEETING_MINUTES} minutes to get to know each other and plan the lessons.`,
} as const;

export const nextFreeTexts = {
  title: "Next free times",
  seeAll: "See all",
  freeTimes: "free times",
  inZone: (timeZone: string) => `Times in ${timeZone}`,
  none: "No free times at present.",
  failed: "The free times could not be loaded.",
} as const;

export const coursesPanelTexts = {
  classesOffered: "Classes offered",
  hasNotListed: (name: string) => `${name} has not listed any classes yet.`,
  classes: "Classes",
  fee: "Fee",
} as const;

export const experienceTimelineTexts = {
  toThePresent: (start: string) => `${start} to the present`,
  from: (start: string) => `From ${start}`,
  to: (start: string, month: string) => `${start} to ${month}`,
} as const;

export const mentorDepartedTexts = {
  home: "Home",
  mentors: "Mentors",
  mentorsWhoTeach: (subjects: string) => `Mentors who teach ${subjects}`,
  otherMentors: "Other mentors",
  moreMentors: "More mentors",
  seeAllMentors: "See all mentors",
  moreMentorsOf: (subject: string) => `More ${subject} mentors`,
} as const;

export const mentorNotFoundTexts = {
  addressMayBe: "The address may be misspelled, or this mentor no longer teaches here.",
  findAnotherMentor: "Find another mentor",
} as const;

export const mentorProfileViewTexts = {
  home: "Home",
  mentors: "Mentors",
  bookingFigures: "Booking and figures",
} as const;

export const profileHeaderTexts = {
  yearsExperience: (years: string) => `${years} years of experience`,
  memberSince: (month: string) => `Member since ${month}`,
  new: "New",
} as const;

export const profileTabsTexts = {
  sectionsThisProfile: "Sections of this profile",
} as const;

export const qualificationsPanelTexts = {
  qualifications: "Qualifications",
  hasNotListed: (name: string) => `${name} has not listed any qualifications yet.`,
} as const;

export const similarMentorsTexts = {
  near: (town: string | null) => (town === null ? "Similar mentors near by" : `Similar mentors near ${town}`),
  online: "Similar mentors who teach online",
} as const;

export const statsCardTexts = {
  yearsExperience: "Years of experience",
  classes: "Classes",
  levels: "Levels",
  fee: "Fee",
  lessons: "Lessons",
  place: "Place",
  distance: "Distance",
  seeHowFar: "See how far",
  atAGlance: "At a glance",
} as const;

export const qualifiedMentorSectionTexts = {
  degreesExperience: "Degrees and experience",
  mentorsSayWhat:
    "Mentors say what they have studied and where they have taught. Ask to see papers before you rely on them.",
  reviewsStudents: "Reviews by students",
  ratingsComeFrom: "Ratings come from students and parents, one review for each mentor.",
  closeHome: "Close to home",
  shareLocationSee: "Share your location and see who teaches in your neighbourhood.",
  qualifiedMentor: "Qualified mentor",
  readAboutEvery: "Read about every mentor before you book: qualifications, experience and what families say.",
} as const;

export const ratingLineTexts = {
  new: "New",
} as const;
