import { numberInWords } from "@/lib/domain/text/number-in-words";
import {
  BOOKING_LENGTH,
  FREE_CHANGE_HOURS,
  HOURS_LIMITS,
  MAX_SLOT_DAYS,
  MEETING_MINUTES,
  MOST_OPEN,
} from "./meeting.constants";

/** Texts of meetings and of mentors' hours. */
export const meetingMessages = {
  booked: "Your meeting is booked. Both of you get a mail with a calendar file.",
  bookedOutside: "Your meeting is noted.",
  moved: "The meeting is moved. Both of you get a mail with the new time.",
  cancelled: "The meeting is cancelled. Both of you get a mail.",
  lateChange: `This meeting begins in less than ${numberInWords(FREE_CHANGE_HOURS)} hours. The other side may be on the way already.`,

  slotTaken: "This time is no longer free. Please choose another one.",
  bookedAlready: "You have booked this meeting already.",
  openWithMentor: `You have ${MOST_OPEN.withOneMentor} meetings to come with this mentor, which is the most. You can book another one after the next meeting, or cancel one.`,
  openInAll: `You have ${MOST_OPEN.inAll} meetings to come, which is the most. You can book another one after the next meeting, or cancel one.`,
  keyUsed: "A meeting was booked with this form already. Please open the page again to book another one.",
  ownMeeting: "You cannot book a meeting with yourself.",
  notBookable: "This mentor cannot be booked at the moment.",
  formatNotOffered: "This mentor does not offer this kind of meeting.",
  notFound: "This meeting does not exist.",
  changedAlready: "This meeting was changed in the meantime.",
  overOrCancelled: "This meeting is over or cancelled, so it stays as it is.",
  removed: "The entry is removed from both lists.",
  noCalendly: "Meetings are not booked with Calendly here",
  changeAtCalendly: "This meeting was booked with Calendly. Please change it with the link in Calendly's mail.",
  sameTime: "The meeting is at this time already.",
  eventKnown: "This event belongs to another meeting.",

  mentorMissing: "Please choose a mentor",
  startMissing: "Please choose a time",
  formatMissing: "Please choose online or in person",
  topicTooLong: `Please use at most ${BOOKING_LENGTH.topic} characters`,
  contactMissing: "Please give a place or a phone number",
  contactTooLong: `Please use at most ${BOOKING_LENGTH.contact} characters`,
  classTooLong: `Please use at most ${BOOKING_LENGTH.className} characters`,
  reasonTooLong: `Please use at most ${BOOKING_LENGTH.reason} characters`,
  unreadable: "Please use only letters and signs that can be read",
  keyMissing: "Please open the page again and choose a time",
  eventUnknown: "This is not the address of an event at Calendly",
  rangeInvalid: `Please ask for at most ${MAX_SLOT_DAYS} days`,
} as const;

/** Texts of a mentor's hours. */
export const availabilityMessages = {
  saved: "Your hours are saved.",
  onlyMentors: "Only mentors have hours that can be booked.",
  changedElsewhere: "Your hours were changed in another window. Please load the page again.",
  timeInvalid: "Please choose a time on a quarter of an hour",
  endBeforeStart: "Please let the end come after the start",
  rangeTooShort: `Please leave at least ${MEETING_MINUTES} minutes, which one meeting takes`,
  overlapping: "These hours overlap",
  tooManyRanges: `Please use at most ${HOURS_LIMITS.rangesADay} times a day`,
  dayInvalid: "Please choose a day",
  dayTwice: "This day is in the list twice",
  tooManyDays: `Please use at most ${HOURS_LIMITS.overrides} days`,
  dayMissing: "Please give the hours of every day of the week",
  noticeInvalid: `Please choose a notice of at most ${HOURS_LIMITS.noticeDays} days`,
  horizonInvalid: `Please choose ${HOURS_LIMITS.horizonDays.min} to ${HOURS_LIMITS.horizonDays.max} days`,
  bufferInvalid: `Please choose a break of at most ${HOURS_LIMITS.bufferMinutes} minutes`,
} as const;
