import { FREE_CHANGE_HOURS, MEETING_MINUTES } from "@/lib/domain/meetings/meeting.constants";
import { REPORT_CONFIRM_DAYS } from "@/lib/domain/reports/report.rules";
import { site } from "@/lib/site";

/** Texts of the mails, an object per template. */

export const alreadyRegisteredMailTexts = {
  haveAccountAlready: "You have an account already.",
  heading: "You have an account already",
  getThisMail: `You get this mail because somebody registered at ${site.name} with this address. If that was not you, leave it: nothing was changed.`,
  helloThisAddress: (name: string, resetUrl: string) =>
    `Hello ${name}, this address has an account, so no second one was made. Log in, or set a new password at ${resetUrl}`,
  logIn: "Log in",
} as const;

export const confirmSubscriptionMailTexts = {
  onePressHear: "One press, and you hear of new courses.",
  confirmSubscription: "Confirm your subscription",
  getThisMail: `You get this mail because this address was entered for news at ${site.name}. If that was not you, leave it: without the link no news will come.`,
  pleaseConfirmWant: (days: number) =>
    `Please confirm that you want to hear of new courses at this address. The link works for ${days} days.`,
  confirmMySubscription: "Confirm my subscription",
} as const;

export const mailLayoutTexts = {
  unsubscribe: "Unsubscribe",
  openThisAddress: "Or open this address:",
} as const;

export const meetingBookedMailTexts = {
  meetingBooked: "Your meeting is booked",
  getThisMail: `You get this mail because you have a meeting through ${site.name}.`,
  hello: (name: string, isMentor: boolean, other: string) =>
    `Hello ${name}, ${isMentor ? `${other} has booked ${MEETING_MINUTES} minutes with you.` : `you meet ${other} for ${MEETING_MINUTES} minutes.`}`,
  attachedFilePuts: `The attached file puts it into your calendar. If your plans change, please move or cancel it under your meetings, at least ${FREE_CHANGE_HOURS} hours before if you can.`,
  seeMyMeetings: "See my meetings",
} as const;

export const meetingCancelledMailTexts = {
  plannedFor: (when: string | undefined) => `It was planned for ${when ?? "later"}`,
  hasLeftSo: (cancelledBy: null | string) => `${cancelledBy} has left ${site.name}, so your meeting is cancelled.`,
  hasCancelledMeeting: (cancelledBy: null | string) => `${cancelledBy} has cancelled your meeting.`,
  meetingCancelled: "Your meeting is cancelled",
  getThisMail: `You get this mail because you had a meeting through ${site.name}.`,
  hello: (name: string, cancelledBy: null | string, cancelled: string, other: string) =>
    `Hello ${name}, ${cancelledBy ? cancelled : `you have cancelled your meeting with ${other}.`}`,
  attachedFileTakes: "The attached file takes it out of your calendar. You can book another meeting whenever you like.",
  theseMentorsTeach: "These mentors teach the same:",
  seeMyMeetings: "See my meetings",
} as const;

export const meetingMovedMailTexts = {
  nowAt: (when: string | undefined) => `Now ${when ?? ""}`,
  meetingHasNew: "Your meeting has a new time",
  getThisMail: `You get this mail because you have a meeting through ${site.name}.`,
  hello: (name: string, movedBy: null | string, other: string) =>
    `Hello ${name}, ${movedBy ? `${movedBy} has moved your meeting.` : `you have moved your meeting with ${other}.`}`,
  attachedFileBrings: `The attached file brings your calendar up to date. If the new time does not suit you, please move or cancel the meeting under your meetings, at least ${FREE_CHANGE_HOURS} hours before if you can.`,
  seeMyMeetings: "See my meetings",
} as const;

export const meetingRoomMailTexts = {
  meetingHasLink: "Your meeting has a link",
  getThisMail: `You get this mail because you have a meeting through ${site.name}.`,
  hello: (name: string, other: string) => `Hello ${name}, ${other} has added the link for your online meeting.`,
  attachedFileBrings: "The attached file brings your calendar up to date.",
  seeMyMeetings: "See my meetings",
} as const;

export const meetingReminderMailTexts = {
  meetingBeginsSoon: "Your meeting begins soon",
  meetingNear: "Your meeting is near",
  getThisMail: `You get this mail because you have a meeting through ${site.name}.`,
  helloShortReminder: (name: string, other: string, isSoon: boolean) =>
    `Hello ${name}, a short reminder of your meeting with ${other}${isSoon ? ", which begins within the hour." : "."}`,
  ifCannotCome: "If you cannot come, open",
  ifPlansHave: "If your plans have changed, open",
  yourMeetings: "your meetings",
  cancelNow: "and cancel it now.",
  moveCancelLeast: `and move or cancel it, at least ${FREE_CHANGE_HOURS} hours before if you can.`,
  joinMeeting: "Join the meeting",
  seeMyMeetings: "See my meetings",
} as const;

export const meetingReviewMailTexts = {
  fewWordsHelp: "A few words help other families to choose.",
  howWasMeeting: "How was your meeting?",
  getThisMail: (mentor: string) => `You get this mail once, because you met ${mentor} through ${site.name}.`,
  helloMetFew: (name: string, mentor: string, day: string) =>
    `Hello ${name}, you met ${mentor} on ${day}. A few honest words help other families to choose, and ${mentor} to get better. Your review will be marked as one of a verified meeting.`,
  writeReview: "Write a review",
} as const;

export const passwordChangedMailTexts = {
  allOtherDevices: "All other devices were signed out.",
  passwordWasChanged: "Your password was changed",
  getThisMail: `You get this mail because it is about the safety of your ${site.name} account.`,
  helloPasswordHas: (name: string) =>
    `Hello ${name}, your password has just been changed, and every other device was signed out.`,
  ifWasNot: "If that was not you, set a new password at once:",
  setNewPassword: "Set a new password",
} as const;

export const confirmReportMailTexts = {
  subject: "Confirm your report",
  preview: "One press sends your report to the staff.",
  getThisMail: `You get this mail because this address was used to report something at ${site.name}. If that was not you, leave it: without the link nothing happens.`,
  pleaseConfirm: `Please confirm that you want to report this. The link works for ${REPORT_CONFIRM_DAYS} days.`,
  button: "Send my report",
} as const;

export const caseOpenedMailTexts = {
  subject: "A report waits for you",
  urgentSubject: "Urgent: a report about a child's safety",
  preview: "Please look at it as soon as you can.",
  getThisMail: `You get this mail because you decide about reports at ${site.name}.`,
  button: "Open the reports",
  kinds: { profile: "A profile", picture: "A picture", review: "A review", meeting: "A meeting" },
} as const;

export const newDeviceMailTexts = {
  preview: (device: string) => `${device} is signed in now.`,
  heading: "New sign-in to your account",
  reason: `You get this mail because it is about the safety of your ${site.name} account.`,
  signedIn: (device: string, at: Date) =>
    `${device} has signed in to your account on ${at.toISOString().slice(0, 16).replace("T", " at ")} UTC.`,
  ifNot: "If that was not you, end that session and change your password:",
  see: "See your sessions",
} as const;

export const resetPasswordMailTexts = {
  chooseNewPassword: "Choose a new password.",
  setNewPassword: "Set a new password",
  getThisMail: `You get this mail because a new password was asked for at ${site.name}. If that was not you, leave it: your password stays as it is.`,
  canChooseNew: (name: string, hours: number) =>
    `${name ? `Hello ${name}, here` : "Here"} you can choose a new password. The link works once, for ${hours === 1 ? "one hour" : `${hours} hours`}.`,
  button: "Choose a new password",
} as const;

export const verifyEmailMailTexts = {
  onePressAccount: "One press and your account is ready.",
  welcomeTo: `Welcome to ${site.name}`,
  getThisMail: `You get this mail because this address was used to register at ${site.name}. If that was not you, leave it: without the link nothing happens.`,
  pleaseConfirmThis: (hours: number) =>
    `Please confirm that this is your email address. The link works for ${hours} hours.`,
  verifyMyEmail: "Verify my email",
} as const;

export const welcomeMailTexts = {
  accountReady: "Your account is ready.",
  goodHaveHere: (name: string) => `Good to have you here, ${name}`,
  getThisMail: `You get this mail once, because your ${site.name} account is ready.`,
  mentorAccountReady: "Your mentor account is ready. Fill in what you teach, so that families near you can find you.",
  accountReadyFind: "Your account is ready. Find a mentor near you, read what others say, and book a first meeting.",
  completeMyProfile: "Complete my profile",
  findMentor: "Find a mentor",
} as const;
