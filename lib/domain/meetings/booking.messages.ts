import { numberInWords } from "@/lib/domain/text/number-in-words";
import { CONTACT_DAYS, FREE_CHANGE_HOURS, MEETING_MINUTES } from "./meeting.constants";

/** Texts of the booking screen, an object per component. */

export const bookedNextTexts = {
  whatHappensNext: "What happens next",
  bothHaveMail: "Both of you get a mail with a calendar file.",
  addGoogle: "Add it to Google Calendar",
  otherSeesContact: (name: string) => `${name} sees the place or phone number that you gave.`,
  seeContact: "The place or phone number above is for you alone.",
  openLink: "When it is time, open the link above. It is in the mail too.",
  linkComes: (name: string) => `${name} adds the link. You get it by mail, and it stands here.`,
  addLink: "Add the link of your room under your meetings. The student then gets it by mail.",
  remindersDayHour: "Both of you get a reminder a day and an hour before.",
  reminderHour: "Both of you get a reminder an hour before.",
  moveOrCancel: `If your plans change, move or cancel it above, at least ${numberInWords(FREE_CHANGE_HOURS)} hours before if you can.`,
} as const;

export const bookingLayoutTexts = {
  home: "Home",
} as const;

export const bookingMentorTexts = {
  online: "Online",
  inPerson: "In person",
  new: "New",
  seeProfile: "See the profile",
  of: (name: string) => `of ${name}`,
  minutes: `${MEETING_MINUTES} minutes`,
} as const;

export const calendlySchedulerTexts = {
  seeMeetings: "See your meetings",
  meetingBookedCalendly: (failure: string) =>
    `Your meeting is booked with Calendly, but it is not in your list yet. ${failure}`,
  tryAgain: "Try again",
  calendlysCalendarDoes: "Calendly’s calendar does not come. Something in this browser or on the way may keep it away.",
  whatBookThere: ". What you book there is in Calendly’s mail, but not in your list here.",
  bookingNeedsJavascript: "Booking needs JavaScript here.",
  chooseTimeCalendly: "Choose a time with Calendly",
  bookCalendly: "Book at Calendly",
} as const;

export const confirmBookingTexts = {
  booking: "Booking",
  yourTime: "Your time",
  confirm: "Confirm",
  placePhoneNumber: "Place or phone number",
  whereCanMeet: (name: string) =>
    `Where can you meet, or how can ${name} reach you? Nobody else sees it, and it is deleted ${CONTACT_DAYS} days after the meeting.`,
  classOptional: "Class (optional)",
  notChosen: "Not chosen",
  topicOptional: "Topic (optional)",
  whatShouldBe: "What should it be about? For example: fractions, or how to prepare for the board exam.",
} as const;

export const confirmFormTexts = {
  noLongerFree: "No longer free",
  seeMeeting: "See the meeting",
  login: "Login",
} as const;

export const confirmMoveTexts = {
  movingMeeting: "Moving the meeting",
  newTime: "New time",
  confirm: "Confirm",
  moving: "Moving",
} as const;

export const confirmStepTexts = {
  chooseAnotherTime: "Choose another time",
  bothGetMail:
    "Both of you get a mail with a calendar file. You can move or cancel the meeting at any time before it begins.",
} as const;

export const dayRowTexts = {
  days: "Days",
  to: (day: string, month: string, day2: string, month2: string) => `${day} ${month} to ${day2} ${month2}`,
  earlierDays: "Earlier days",
  laterDays: "Later days",
} as const;

export const daySlotsTexts = {
  noFreeTimes: "No free times",
  free: (length: number) => `${length} free ${length === 1 ? "time" : "times"}`,
  on: (calendarDay: string) => `on ${calendarDay}`,
  nothingFreeThis: "Nothing is free on this day.",
  firstFree: "First free",
  nextFree: "Next free",
} as const;

export const formatChoiceTexts = {
  online: "Online",
  inPerson: "In person",
  videoRoomIts: "In a video room. Its link comes by mail.",
  whereTeachesWhere: (mentorName: string) => `Where ${mentorName} teaches, or where you say below.`,
  where: "Where",
} as const;

export const meetingTimeTexts = {
  for: (name: string, zonedSpan: string) => `For ${name}: ${zonedSpan}`,
} as const;

export const mentorChoiceTexts = {
  new: "New",
  away: "away",
  bookCall: "Book a Call",
  with: (name: string) => `with ${name}`,
} as const;

export const movedMeetingTexts = {
  online: "Online",
  inPerson: "In person",
  untilNow: "Until now",
  where: "Where",
  class: "Class",
  topic: "Topic",
  onlyTimeChanges: "Only the time changes. All else stays as it is.",
} as const;

export const nextTimesTexts = {
  anotherTime: "Another time",
  thereNoOther: "There is no other free time at the moment.",
} as const;

export const scheduleTexts = {
  chooseTime: "Choose a time",
  hasNoFree: (mentorName: string) =>
    `${mentorName} has no free times at the moment. Please come back in a few days, or meet another mentor.`,
  noHoursYet: (mentorName: string) =>
    `${mentorName} has not named any times yet. Please come back in a few days, or meet another mentor.`,
  haveNoFree: "You have no free times that suit both of you. Please open more hours first.",
  findAnotherMentor: "Find another mentor",
  setHours: "Set your hours",
} as const;

export const zonePickerTexts = {
  timeZone: "Time zone",
  showTimes: "Show times",
  mentorsTimeZone: ", the mentor's time zone",
} as const;
