import { MEETING_MINUTES } from "./meeting.constants";
import { site } from "@/lib/site";

/** Texts of one's own meetings, an object per component. */

export const calendarFeedTexts = {
  meetingsOwnCalendar: "Your meetings in your own calendar",
  giveThisAddress:
    "Give this address to Google Calendar, Apple Calendar or Outlook as a calendar to subscribe to. It then shows all your meetings, and follows when they are moved or cancelled.",
  privateAddress: "Private address",
  anyoneWhoHas:
    "Anyone who has it can read your meetings, so keep it to yourself. A new password or signing out everywhere changes it.",
  openCalendarProgram: "Open in a calendar program",
} as const;

export const cancelFormTexts = {
  removeEntry: "Remove the entry",
  cancelMeeting: "Cancel the meeting",
  leavesListWhat: (name: string) =>
    `It leaves your list and that of ${name}. What is booked with Calendly stays: change that with the link in Calendly’s mail.`,
  getsMailMeeting: (name: string) =>
    `${name} gets a mail, and the meeting leaves both calendars. To keep it at another time, move it instead.`,
  reasonOptional: "Reason (optional)",
  canRead: (name: string) => `${name} can read it.`,
  cancelling: "Cancelling",
} as const;

export const cancelMeetingTexts = {
  cancelThisMeeting: "Cancel this meeting?",
  keepMeeting: "Keep the meeting",
  cancel: "Cancel",
  removeThisEntry: "Remove this entry?",
  keepEntry: "Keep the entry",
  remove: "Remove",
} as const;

export const joinButtonTexts = {
  join: "Join",
} as const;

export const meetingCardTexts = {
  yourMentor: "Your mentor",
  student: "Student",
  cancelled: "Cancelled",
  notConfirmedYet: "Not confirmed yet",
  theStudent: "The student",
  hasLeft: (leaver: string) => `${leaver} has left ${site.name}.`,
  cancelledBy: (other: string | null) => `Cancelled by ${other ?? "you"}.`,
  addCalendar: "Add to calendar",
  move: "Move",
  writeReview: "Write a review",
  findAnotherMentor: "Find another mentor",
  bookAgain: "Book again",
} as const;

export const meetingFactsTexts = {
  where: "Where",
  placePhone: "Place or phone",
  topic: "Topic",
  class: "Class",
  inPerson: (place: string) => `In person: ${place}`,
  beAgreed: (name: string) => `to be agreed with ${name}`,
  inPersonOnly: "In person",
  mentorAddsLink: (mentor: string) => `${mentor} adds the link.`,
  addLink: "Please add the link of your room under your meetings.",
  online: "Online",
  onlineAt: "Online:",
} as const;

export const meetingListTexts = {
  thereFewerPages: "There are fewer pages than that.",
  pagesMeetings: (when: string) => `Pages of ${when} meetings`,
  previousPage: "Previous page",
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  nextPage: "Next page",
} as const;

export const meetingTimeTexts = {
  timeMailFrom: "The time is in the mail from Calendly, and so is the way to change it.",
  to: (clock: string, clock2: string) => `${clock} to ${clock2}`,
  for: (name: string, zonedSpan: string) => `For ${name}: ${zonedSpan}`,
} as const;

export const meetingsPanelTexts = {
  upcoming: "Upcoming",
  past: "Past",
  yourMeetings: "Your meetings",
  whichMeetings: "Which meetings",
} as const;

export const nextMeetingTexts = {
  nextMeeting: "Next meeting:",
  with: (zone: string, name: string) => `(${zone}) with ${name}`,
} as const;

export const noMeetingsTexts = {
  meetingsOverCancelled: "Meetings that are over or cancelled stand here.",
  noMeetingsYet: "No meetings yet",
  studentsBookFirst: `Students book a first meeting of ${MEETING_MINUTES} minutes on your public page. Share it, and keep your hours up to date.`,
  firstMeetingTakes: `A first meeting takes ${MEETING_MINUTES} minutes and binds you to nothing. Choose a mentor and a time that suits you.`,
  seeSharePage: "See and share your page",
  setHours: "Set your hours",
  findMentor: "Find a mentor",
} as const;

export const roomFormTexts = {
  addLink: "Add the link of your video room",
  studentsWait: "Your online meetings take place there. Students who have booked one get the link by mail.",
  linkOfRoom: "Link of your room",
  anyService: "From any service that you like, such as Zoom, Google Meet or Teams. You can change it with your hours.",
  saveLink: "Save the link",
  saving: "Saving",
} as const;

export const renewFeedTexts = {
  makeNewAddress: "Make a new address?",
  presentAddressStops: "The present address stops working at once. Calendars that follow it need the new one to go on.",
  newAddress: "New address",
  keepThisOne: "Keep this one",
} as const;
