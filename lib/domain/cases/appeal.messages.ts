import type { ReportKind } from "@/lib/domain/reports/report.rules";
import { APPEAL_DAYS, type APPEALABLE, type AppealOutcome } from "./appeal.rules";

type Appealable = (typeof APPEALABLE)[number];

export const appealMessages = {
  textMissing: "Please write why the decision is wrong",
  answerMissing: "Please give a reason",
  outcomeMissing: "Please choose an answer",
  reasonMissing: "Please give a reason",
  tooLong: (max: number) => `Please use at most ${max.toLocaleString("en-GB")} characters`,
  linkInvalid: "This link is not valid. Please open the whole link from the mail.",
  linkExpired: `This link has expired. It worked for ${APPEAL_DAYS} days.`,
  writtenAlready: "You have appealed already. We answer by mail.",
  notWritten: "Nobody has appealed against this decision.",
  answered: "Somebody else has answered this appeal meanwhile.",
  ownDecision: "You have decided this case. Another staff member has to answer the appeal.",
  suspensionChanged: "The suspension has been changed since. Please change it under People first.",
  notHidden: "The review is not hidden any more.",
} as const;

/** Texts of the page behind the link of a decision's mail. */
export const appealTexts = {
  title: "Appeal against a decision",
  description: "Say why a decision of our staff about your account is wrong. Another person then looks at it again.",
  uselessTitle: "This link does not work",
  useless:
    "It is not complete, has expired, or your account has been deleted. Each mail about a decision has its own link.",
  contact: "Write to us",
  decided: (what: string, day: string) => `${what}, decided on ${day}.`,
  decisions: {
    warn: "You got a warning",
    hide: "We have hidden something of yours",
    changes: "We have asked you to change your profile",
    suspend: "Your account is suspended",
  } satisfies Record<Appealable, string>,
  about: {
    profile: "It is about your profile.",
    review: "It is about a review that you wrote.",
    picture: "It is about your picture.",
    meeting: "It is about a meeting with you.",
  } satisfies Record<ReportKind, string>,
  reason: "The reason",
  text: "Why is the decision wrong?",
  textHint: "You can appeal once, so write everything that matters. The staff read it.",
  send: "Send the appeal",
  sending: "Sending…",
  until: (day: string) => `You can appeal until ${day}.`,
  sent: "Thank you. A person who did not take part in the decision reads your appeal. We answer by mail.",
  sentTitle: "We have your appeal",
  yours: "Your appeal",
  answerTitles: {
    kept: "The decision stays",
    reversed: "The decision is taken back",
  } satisfies Record<AppealOutcome, string>,
} as const;

/** Texts of the console about appeals. */
export const appealConsoleTexts = {
  title: "Appeal",
  open: (day: string) => `The person can appeal until ${day}.`,
  missed: "The person has not appealed.",
  none: "This decision has no link for an appeal. The person may write to the operator.",
  written: (time: string) => `Written ${time}`,
  answered: (what: string, name: string, time: string) => `${what} by ${name}, ${time}`,
  outcomes: { kept: "Decision kept", reversed: "Decision taken back" } satisfies Record<AppealOutcome, string>,
  answer: "Answer the appeal",
  outcome: "Answer",
  choices: { kept: "Keep the decision", reversed: "Take the decision back" } satisfies Record<AppealOutcome, string>,
  effects: {
    warn: "Taken back, the warning no longer counts in the account's history.",
    hide: "Taken back, a review is public again with its stars. A removed picture does not come back; the person may upload it again.",
    changes: "Taken back, the profile is approved.",
    suspend: "Taken back, the suspension ends at once. Cancelled meetings do not come back.",
  } satisfies Record<Appealable, string>,
  reason: "Reason",
  reasonHint: "The person reads it in the mail.",
  done: "The appeal is answered.",
  showAgain: "Show the review again",
  showAgainWhat:
    "Corrects a mistake without an appeal: the review is public again with its stars. Only staff read the reason.",
  shown: "The review is public again.",
} as const;

/** Texts of the mails about appeals. */
export const appealMailTexts = {
  how: `If you disagree, appeal within ${APPEAL_DAYS} days. Another person then looks at it.`,
  rules: (url: string) => `Our rules: ${url}`,
  button: "Appeal",
  staffSubject: "An appeal waits for an answer",
  staffReason: "You get this mail because you decide about cases here.",
  staffWhat: "Somebody has appealed against a decision. A person who did not decide the case has to answer.",
  staffButton: "Open the case",
  subjects: {
    kept: (site: string) => `Your appeal at ${site}: the decision stays`,
    reversed: (site: string) => `Your appeal at ${site}: the decision is taken back`,
  },
  looked: "A person who did not take part in the decision has read your appeal.",
  kept: "We keep the decision.",
  reversed: {
    warn: "We take the warning back.",
    hide: "We were wrong to hide it. A review that you have not deleted is public again, unless another decision hides it. Please upload a removed picture again.",
    changes:
      "We were wrong to ask for changes. Your profile is approved, unless you have submitted it again or another decision asks for changes.",
    suspend: "We were wrong to suspend your account. You can sign in again. Cancelled meetings do not come back.",
  } satisfies Record<Appealable, string>,
  final: "This answer is final. You can still write to us about it.",
  signIn: "Sign in",
} as const;
