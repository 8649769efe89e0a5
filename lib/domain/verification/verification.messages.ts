import { site } from "@/lib/site";
import type { Standing } from "./standing.rules";

/** Answers of the use cases and errors of the fields. */
export const verificationMessages = {
  tooLong: (max: number) => `Use at most ${max} characters`,
  reasonMissing: "Say what has to change, so that the mentor can do it",
  lookedAtMissing: "Say what you have looked at",
  dayMissing: "Choose the day on which you looked at it",
  dayInFuture: "The day must not be in the future",
  dayTooOld: "A check of that day would have ended already",
  nameMissing: "Give the check a name",
  nameTaken: "Another check has this name",
  descriptionMissing: "Say in one sentence what is checked",
  monthsWrong: (max: number) => `Choose 1 to ${max} months`,
  incomplete: "Complete what is needed to be listed first, then submit.",
  nothingToSubmit: "Your profile needs no approval now.",
  decidedMeanwhile: "Somebody decided or changed this in the meantime. Load the page again.",
  submitted: "Your profile is submitted. You get a mail when it has been looked at.",
  approved: "The profile is approved.",
  changesRequested: "The mentor gets a mail with your reason.",
  claimed: "You look after this mentor now.",
  released: "Nobody looks after this mentor now.",
  checkRequested: "Your request is in our queue. You get a mail when it has been looked at.",
  checkRecorded: "The check is recorded, and the mentor gets a mail.",
  checkDeclined: "The request is declined, and the mentor gets a mail.",
  checkWithdrawn: "The check no longer counts, and the mentor gets a mail.",
  checkSaved: "The check is saved. Badges and listing follow within a minute.",
} as const;

/** A mentor's standing as staff and the mentor read it. */
export const STANDING_NAMES: Record<Standing, string> = {
  draft: "Not submitted",
  submitted: "Submitted",
  changes_requested: "Changes requested",
  approved: "Approved",
};

/** What the badge means, wherever it is explained. */
export const badgeTexts = {
  meaning: "The badge means that all checks that it needs are valid today.",
  noDocuments: `${site.name} keeps no documents, only what was looked at and when.`,
  line: (checkedOn: string, validUntil: string) => `checked on ${checkedOn}, valid until ${validUntil}`,
} as const;

/** The part about approval and checks of a mentor's own profile. */
export const ownVerificationTexts = {
  title: "Approval and checks",
  standings: {
    draft: "Profiles are looked at before they are listed. Submit yours when it is complete.",
    submitted: "Your profile is submitted and waits to be looked at.",
    changes_requested:
      "We have looked at your profile and ask for changes. It is not listed until you submit it again:",
    approved: "Your profile is approved.",
  },
  submit: "Submit my profile",
  submitting: "Submitting…",
  completeFirst: "Complete what is needed to be listed, then you can submit.",
  neededBadge: "needed for the badge",
  neededListing: "needed to be listed",
  notChecked: "Not checked yet.",
  asked: (day: string) => `You asked for it on ${day}.`,
  ended: (day: string) => `It ended on ${day}.`,
  declined: "We could not confirm it:",
  ask: "Ask for this check",
  askAgain: "Ask to renew it",
  asking: "Asking…",
} as const;

/** Names of the forms and lists of the console. */
export const mentorQueueTexts = {
  mentors: "Mentors",
  description: "Mentors who wait for approval or for a check, the longest wait first, and who looks after each.",
  filters: "Which mentors",
  filterNames: {
    waiting: "Waiting",
    submitted: "Submitted",
    changes_requested: "Changes requested",
    draft: "Not submitted",
    approved: "Approved",
    all: "All",
  },
  columns: { mentor: "Mentor", standing: "Standing", asks: "Asks for", since: "Waits", claim: "Looked after by" },
  nobodyWaits: "Nobody waits.",
  nobodyThere: "No mentor is in this state.",
  approval: "Approval",
  listed: "Listed",
  notListed: "Not listed",
  nobody: "Nobody",
  days: (days: number) => (days === 0 ? "since today" : days === 1 ? "1 day" : `${days} days`),
  previous: "Previous page",
  next: "Next page",
} as const;

export const mentorFileTexts = {
  title: "Mentor",
  description: "A mentor's standing, the checks on record, and the profile as everybody else can see it.",
  back: "All mentors who wait",
  decision: "Decision",
  askedFor: "Asked for last:",
  policies: {
    open: "Every complete profile is listed. Asking for changes removes it until the mentor submits it again.",
    "approve-first": "Only approved profiles are listed.",
  },
  notYourself: "This is your own profile: another person decides about it.",
  approve: "Approve",
  requestChanges: "Ask for changes",
  reason: "What has to change",
  reasonHint: "The mentor reads this in a mail and on the own profile.",
  claim: "I look after this mentor",
  takeOver: "Take over",
  release: "Give back",
  heldBy: (name: string) => `${name} looks after this mentor.`,
  held: "You look after this mentor.",
  free: "Nobody looks after this mentor.",
  checks: "Checks",
  noChecks: "No checks are defined.",
  asked: (day: string) => `Asked for on ${day}.`,
  valid: (checkedOn: string, validUntil: string) => `Checked on ${checkedOn}, valid until ${validUntil}.`,
  ended: (day: string) => `Ended on ${day}.`,
  lookedAtWas: "Looked at:",
  none: "Not checked.",
  record: "Record a check",
  lookedAt: "What you looked at",
  lookedAtHint: "For example: passport, seen in a video call. No numbers, and never a copy.",
  checkedOn: "Day",
  decline: "Decline the request",
  withdraw: "Withdraw the check",
  why: "Reason",
  publicProfile: "The public profile",
  openPublic: "Open the public page",
  busy: "Sending…",
} as const;

export const checksPageTexts = {
  checks: "Checks",
  description: "Which checks exist, for how many months each is valid, and what needs them: badge or listing.",
  intro:
    "A verified badge means that every check ticked for the badge is valid. A check ticked for the listing is needed to be listed.",
  add: "Add a check",
  name: "Name",
  descriptionField: "What is checked",
  months: "Months of validity",
  monthsHint: "For checks recorded from now on.",
  forBadge: "Needed for the badge",
  forListing: "Needed to be listed",
  isActive: "In use",
  save: "Save",
  saving: "Saving…",
} as const;

/** Mails about standing and checks. */
export const verificationMailTexts = {
  hello: (name: string) => `Hello ${name},`,
  getThisMail: `You get this mail because you are a mentor at ${site.name}.`,
  seeProfile: "See my profile",
  approved: {
    subject: "Your profile is approved",
    text: "we have looked at your profile and approved it.",
  },
  changes: {
    subject: "Please change your profile",
    text: "we have looked at your profile and ask for changes. It is not listed until you submit it again. This is what we ask for:",
  },
  recorded: {
    subject: (check: string) => `${check}: checked`,
    text: (check: string, until: string) => `the check "${check}" is done. It is valid until ${until}.`,
  },
  declined: {
    subject: (check: string) => `${check}: not confirmed`,
    text: (check: string) => `we could not confirm the check "${check}". You can ask for it again. The reason:`,
  },
  withdrawn: {
    subject: (check: string) => `${check}: no longer valid`,
    text: (check: string) => `the check "${check}" no longer counts. You can ask for it again. The reason:`,
  },
  ends: {
    subject: (check: string, day: string) => `${check} ends on ${day}`,
    text: (check: string, day: string, days: number) =>
      `the check "${check}" ends on ${day}, in ${days} days or less. Ask for a new one on your profile.`,
    badge: "Without it, your badge goes.",
    listing: "Without it, you are no longer listed.",
  },
} as const;
