import type { ReportKind } from "@/lib/domain/reports/report.rules";
import type { DecisionKind } from "./case.rules";

export const caseMessages = {
  noteMissing: "Please write a note",
  reasonMissing: "Please give a reason",
  tooLong: (max: number) => `Please use at most ${max.toLocaleString("en-GB")} characters`,
  lengthMissing: "Please choose how long",
  dayMissing: "Please choose a day from tomorrow on",
  usernameWrong: "This is not the username of the account",
  notYourself: "This case is about you. Another staff member has to decide it.",
  ownReport: "You have reported this yourself. Another staff member has to decide it.",
  staffByOwners: "This case is about a member of the staff, so only an owner may decide it.",
  decidedMeanwhile: "Somebody else has decided this case meanwhile.",
  newReport: "Another report has come in. Please read it first.",
  claimedMeanwhile: "Somebody else has claimed or given back this case meanwhile.",
  notPossible: "This decision is not possible here any more. Please choose another one.",
  contentGone: "What was reported has been changed or removed meanwhile. Please choose another decision.",
  alreadySuspended: "The account is suspended already, with the same end.",
} as const;

export const CASE_KIND_NAMES: Record<ReportKind, string> = {
  profile: "Profile",
  review: "Review",
  picture: "Picture",
  meeting: "Meeting",
};

/** A decision of a case, in the past tense. */
export const DECISION_NAMES: Record<DecisionKind, string> = {
  dismiss: "Dismissed",
  warn: "Warned",
  hide: "Content hidden",
  changes: "Asked for changes",
  suspend: "Suspended",
  delete: "Account deleted",
};

type DecisionText = { title: string; what: string };

export const DECISION_TEXTS: Record<DecisionKind, DecisionText> = {
  dismiss: {
    title: "Dismiss",
    what: "Nothing changes, and the person gets no mail. The reason stays with the case.",
  },
  warn: { title: "Warn", what: "The person gets a mail with the reason. Nothing else changes." },
  hide: {
    title: "Hide the content",
    what: "A review disappears from all public places, and its stars stop counting. A picture is deleted, and initials replace it.",
  },
  changes: {
    title: "Ask for changes",
    what: "The listing removes the mentor until the profile is submitted again. The mentor reads the reason.",
  },
  suspend: {
    title: "Suspend",
    what: "The account disappears from all public places and is signed out. Meetings to come are cancelled with mails.",
  },
  delete: {
    title: "Delete the account",
    what: "All data of the account goes, and its meetings to come are cancelled. Nothing can bring it back.",
  },
};

/** Texts of the console's pages about cases. */
export const caseTexts = {
  title: "Cases",
  description: "Reports of profiles, reviews, pictures and meetings that wait for a decision, the most urgent first.",
  caseTitle: "Reported case",
  caseDescription: "One case for the staff: what was reported and why, the account's history, and the decision.",
  titleOf: (kind: ReportKind, name: string) => `${CASE_KIND_NAMES[kind]} of ${name}`,
  filters: "Filters",
  show: "State",
  states: { open: "Open", appeals: "Appeals that wait", closed: "Decided" },
  kind: "Kind",
  allKinds: "All kinds",
  reason: "Reason",
  allReasons: "All reasons",
  source: "Raised by",
  allSources: "Everybody",
  sources: { people: "People", automatic: "The site itself" },
  apply: "Apply",
  clear: "Clear filters",
  none: "No case matches.",
  noneOpen: "No case waits.",
  noneAppealed: "No appeal waits.",
  columns: {
    what: "What",
    reasons: "Reasons",
    reports: "Reports",
    age: "Age",
    claim: "Claimed by",
    decision: "Decision",
  },
  childSafety: "Child safety",
  age: (days: number) => (days === 0 ? "since today" : days === 1 ? "1 day" : `${days} days`),
  nobody: "Nobody",
  previous: "Previous page",
  next: "Next page",

  back: "All cases",
  opened: (time: string) => `Opened ${time}`,
  openPerson: "Open the account",
  openProfile: "Open the public profile",
  suspended: (day: string | null) => (day === null ? "Suspended for good" : `Suspended until ${day}`),
  deletedAccount: "The account has been deleted.",
  reports: "Reports",
  by: (name: string) => `by ${name}`,
  byItself: "by the site itself",
  flaggedMasked: "The public does not see what is marked. Dismiss the case to show it.",
  flaggedShown: "The public sees what is marked: the setting that hides it is off.",
  flaggedMeeting: "Only the two who meet see what is marked.",
  byVisitor: "by a visitor with a confirmed address",
  snapshot: "What it looked like then",
  moreReports: (shown: number, all: number) => `The newest ${shown} of ${all.toLocaleString("en-GB")} are shown.`,
  empty: "empty",
  fields: {
    name: "Name",
    username: "Username",
    about: "About",
    subjects: "Subjects",
    avatar: "Picture",
    rating: "Stars",
    comment: "Review",
    mentor: "Mentor",
    startsAt: "Time",
    topic: "Topic",
    className: "Class",
    format: "Where",
    courses: "Courses",
    teaching: "Teaching experience",
    qualifications: "Qualifications",
    reviews: "5-star reviews",
    accounts: "New accounts",
  } as Readonly<Record<string, string>>,

  history: "History of the account",
  counts: { cases: "Other cases", warnings: "Warnings", hidden: "Contents hidden", suspensions: "Suspensions" },
  noHistory: "No other case is about this account.",
  stillOpen: "Open",
  closedItself: "Closed by itself",
  closedItselfWhy: "The text has been changed, and nothing in it needs a decision any more.",

  claimed: (name: string) => `${name} looks after this case.`,
  claimedByYou: "You look after this case.",
  unclaimed: "Nobody looks after this case yet.",
  claim: "Claim",
  takeOver: "Take over",
  release: "Give back",
  nowYours: "The case is yours.",
  released: "The case has been given back.",

  notes: "Notes of the staff",
  noNotes: "No note yet.",
  note: "Note, which only staff read",
  addNote: "Add the note",
  noted: "The note has been added.",

  decide: "Decide",
  decided: "Decision",
  decidedBy: (what: string, name: string, time: string) => `${what} by ${name}, ${time}`,
  unknownPerson: "a former staff member",
  until: (day: string) => `Until ${day}`,
  forGood: "For good",
  reasonForStaff: "Reason",
  reasonForStaffHint: "Only staff read it.",
  reasonForPerson: "Reason",
  reasonForPersonHint: "The person reads it in the mail. Do not name who reported.",
  length: "How long",
  lengths: { until: "Until a day", "for-good": "For good" },
  day: "Ends on (at 00:00 UTC)",
  typeUsername: (username: string) => `Type the username to confirm: ${username}`,
  outcome: "Everybody who reported this learns in a mail whether something was done, not what.",
  done: "The case is decided.",
} as const;

/** Texts of the mails about the decision of a case. */
export const caseMailTexts = {
  reason: (site: string) => `You get this mail because you have an account at ${site}.`,
  subjects: {
    warn: (site: string) => `A warning from ${site}`,
    hide: (site: string) => `We have hidden something of yours at ${site}`,
    changes: (site: string) => `Please change your ${site} profile`,
    suspend: (site: string) => `Your ${site} account is suspended`,
    delete: (site: string) => `Your ${site} account has been deleted`,
  },
  what: {
    profile: "Somebody has reported your profile, and our staff have looked at it.",
    review: "Somebody has reported a review that you wrote, and our staff have looked at it.",
    picture: "Somebody has reported your picture, and our staff have looked at it.",
    meeting: "Somebody has reported a meeting with you, and our staff have looked at it.",
  } satisfies Record<ReportKind, string>,
  /** Where nobody has reported it. */
  whatFlagged: {
    profile: "Our staff have looked at your profile.",
    review: "Our staff have looked at a review that you wrote.",
    picture: "Our staff have looked at your picture.",
    meeting: "Our staff have looked at a meeting that you booked.",
  } satisfies Record<ReportKind, string>,
  warn: "This is a warning. Nothing else changes now. If it happens again, your account may be suspended.",
  hideReview: "Your review is hidden from everybody else, and its stars do not count.",
  hidePicture: "Your picture has been removed. Your initials are shown instead.",
  changes: "Your profile is not listed until you have changed it and submitted it again.",
  suspendUntil: (day: string) =>
    `Your account is suspended until ${day}. Until then you cannot sign in, and your meetings to come have been cancelled.`,
  suspendForGood:
    "Your account is suspended for good. You cannot sign in any more, and your meetings to come have been cancelled.",
  delete: "Your account and its data have been deleted, and your meetings to come have been cancelled.",
  why: (reason: string) => `The reason: ${reason}`,
  appeal: (contact: string) => `If you disagree, write to ${contact}. Another person then looks at it.`,
  noWayBack: "A deleted account cannot come back, but you can tell us that the decision was wrong.",
  rules: "Read the rules",

  outcomeSubject: (site: string) => `Your report at ${site}`,
  outcomeReason: (site: string) => `You get this mail because you have reported something at ${site}.`,
  outcomeThanks: "Thank you for your report. Our staff have looked at it.",
  outcomeActed: "It was against our rules, and we have acted. We do not tell others what exactly was done.",
  outcomeDismissed: "We found nothing that is against our rules, so nothing changes.",
} as const;
