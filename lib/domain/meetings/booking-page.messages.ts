import { MEETING_MINUTES } from "./meeting.constants";
/** Titles and texts of the booking page, an object per file. */

export const bookWithMentorTexts = {
  findMentor: "Find a mentor",
  seeMeetings: "See your meetings",
  thisIsYou: "This is you",
  findAnotherMentor: "Find another mentor",
  seeProfile: "See the profile",
  noMeetings: (name: string) => `No meetings with ${name}`,
  bookMeeting: (name: string) => `Book a meeting with ${name}`,
  mentors: "Mentors",
  crumb: "Book a meeting",
  seeMeeting: "See the meeting",
  yourMeetingWith: (name: string) => `Your meeting with ${name}`,
  noFurtherMeeting: "No further meeting for now",
  confirmMeeting: "Confirm your meeting",
} as const;

export const chooseMentorTexts = {
  goHomePage: "Go to the home page",
  nobodyMeetYet: "Nobody to meet yet",
  firstMentorsTheir: "The first mentors are on their way.",
  home: "Home",
  bookMeeting: "Book a meeting",
  whomMeetingTakes: `With whom? A meeting takes ${MEETING_MINUTES} minutes, to get to know each other and plan the lessons.`,
  mentorsHaveMet: "Mentors you have met or booked",
  nearestToYou: "Nearest to you",
  recommendedOtherFamilies: "Recommended by other families",
  seeAllMentors: "See all mentors",
  seeWhoNear: "See who is near you",
} as const;

export const moveMeetingTexts = {
  moveMeeting: (name: string) => `Move your meeting with ${name}`,
  yourMeetings: "Your meetings",
  move: "Move",
  confirmNewTime: "Confirm the new time",
  seeMeetings: "See your meetings",
  findMentor: "Find a mentor",
  thisMeetingCannot: "This meeting cannot be moved",
} as const;

export const bookedMeetingTexts = {
  home: "Home",
  yourMeetings: "Your meetings",
  booked: "Booked",
  theMeeting: "The meeting",
  isBooked: (name: string) => `Your meeting with ${name} is booked`,
  noLonger: "This meeting is no longer as it was",
  noMeeting: "No such meeting",
  seeMeetings: "See your meetings",
  findMentor: "Find a mentor",
} as const;

export const bookAMeetingPageTexts = {
  booked: "Your meeting is booked",
  moveMeeting: "Move a meeting",
  bookMeeting: (name: string) => `Book a meeting with ${name}`,
  title: "Book a meeting",
  chooseAnotherFree:
    "Choose another free time for a meeting that you have with a mentor. Both of you get a mail about it.",
  chooseFreeTime: (name: undefined | string) =>
    `Choose a free time of ${name ?? "a mentor"} in your own time zone, and get the meeting by mail for your calendar.`,
} as const;
