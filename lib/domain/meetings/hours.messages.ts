import { MEETING_MINUTES, PREVIEW_DAYS } from "./meeting.constants";

/** Texts of the form for a mentor's hours, an object per component. */

export const availabilityEditorTexts = {
  formItsWay: "The form is on its way.",
} as const;

export const availabilityFormTexts = {
  yourHours: "Your hours",
  whatHaveChanged: "What you have changed in your hours has not been saved yet.",
} as const;

export const availabilityPanelTexts = {
  whatStudentsCan: "What students can book",
  pausingNobodyCan: "You are pausing: nobody can book a meeting with you.",
  nobodyYet: "Nobody can book you yet. The form below suggests hours: change what does not fit, and save them.",
  changingHoursNeeds: "Changing your hours needs JavaScript.",
} as const;

export const bookingRulesTexts = {
  howStudentsBook: "How students book",
  shortestNotice: "Shortest notice",
  fromBookingMeeting: "From booking to the meeting.",
  none: "None",
  howFarAhead: "How far ahead",
  countedFromToday: "Counted from today.",
  breakBetweenMeetings: "Break between meetings",
  beforeAfterEach: "Before and after each one.",
} as const;

export const copyHoursTexts = {
  copiedSaveKeep: (length: number) => `Copied to ${length === 1 ? "one day" : `${length} days`}. Save to keep it.`,
  copyHoursOther: (label: string) => `Copy the hours of ${label} to other days`,
  copyHours: (label: string) => `Copy the hours of ${label}`,
  copyTo: (label: string) => `Copy ${label} to`,
  allOtherDays: "All other days",
  copy: "Copy",
} as const;

export const freeWeekTexts = {
  theseHours: "With these hours",
  total: (count: number) =>
    `${count === 1 ? "One time is" : `${count} times are`} free for students in the next ${PREVIEW_DAYS} days.`,
  somethingAboveNot: "Something above is not right yet, so free times cannot be counted.",
  free: (day: string, count: number) => `${day}: ${count} free`,
} as const;

export const hoursSummaryTexts = {
  moreDaysHours: (count: number) => `And ${count} more days with hours of their own.`,
  rules: (timeZone: string, notice: string, ahead: string) =>
    `Clock of ${timeZone}. Meetings of ${MEETING_MINUTES} minutes, ${notice}, up to ${ahead} ahead`,
  breakBetweenThem: (duration: string) => `, with a break of ${duration} between them`,
  alsoLastMinute: "also at the last minute",
  leastBefore: (duration: string) => `at least ${duration} before`,
} as const;

export const overridesTexts = {
  daysOffOther: "Days off and other hours",
  theseDaysWeekly: "On these days the weekly hours do not count.",
  addDayOff: "Add a day off",
  addOtherHours: "Add other hours",
  day: (index: number) => `day ${index + 1}`,
  dayField: "Day",
  remove: (dayLabel: string) => `Remove ${dayLabel}`,
} as const;

export const pauseSwitchTexts = {
  pauseBookings: "Pause bookings",
  nobodyCanBook: "Nobody can book you until you switch it off. Meetings that are booked stay.",
} as const;

export const roomFieldTexts = {
  onlineMeetings: "Online meetings",
  linkOfRoom: "Link of your video room (optional)",
  onlyStudentsSee:
    "From any service that you like. Only students with an online meeting see it. Meetings that have a link keep it.",
} as const;

export const saveBarTexts = {
  notSavedYet: "Not saved yet",
  allSaved: "All is saved",
  saving: "Saving",
  saveHours: "Save hours",
} as const;

export const timeRangeFieldsTexts = {
  from: "From",
  to: "to",
  end: "To",
  remove: (label: string) => `Remove ${label}`,
} as const;

export const timeRangeListTexts = {
  dayOff: "Day off",
  hours: (day: string, index: number) => `${day}, hours ${index + 1}`,
  addHours: (day: string) => `Add hours on ${day}`,
} as const;

export const weeklyHoursTexts = {
  weeklyHours: "Weekly hours",
} as const;

export const zoneFieldTexts = {
  other: "Other",
  timeZone: "Time zone",
  hoursClock: "Your hours are on the clock of",
  thereNow: (zone: string, clock: string) => `${zone}: it is ${clock} there now.`,
  deviceClock: (here: string) => `Your device is on the clock of ${here}.`,
  useThisZone: "Use this zone",
  meetingsBookedStay:
    "Meetings that are booked stay at their moment, whichever zone you choose. Only free times follow it.",
} as const;
