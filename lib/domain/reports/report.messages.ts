import {
  type CaseReason,
  REPORT_CONFIRM_DAYS,
  type ReportKind,
  type ReportReason,
  REPORT_TEXT_MAX,
} from "./report.rules";

/** Texts of reports. None reveals whether somebody else has reported the same. */
export const reportMessages = {
  reasonNeeded: "Please choose a reason",
  textWrong: "Please say in a few words what is wrong",
  textLong: `Please use at most ${REPORT_TEXT_MAX.toLocaleString("en-GB")} characters`,
  emailNeeded: "Please enter your email address, or sign in",
  gone: "What you want to report is not here any more.",
  ownContent: "You cannot report yourself.",
  linkInvalid: "This link is not complete.",
  linkExpired: "This link has expired. Please send the report again.",
  confirmed: "Thank you. Your report waits for our staff.",
} as const;

/** The link to the form. */
export const REPORT_LINK_TEXTS: Record<ReportKind, string> = {
  profile: "Report this profile",
  picture: "Report the picture",
  review: "Report",
  meeting: "Report a problem",
};

export const REPORT_TITLES: Record<ReportKind, string> = {
  profile: "Report a profile",
  picture: "Report a picture",
  review: "Report a review",
  meeting: "Report a meeting",
};

export const REPORT_REASON_TEXTS: Record<ReportReason, string> = {
  child_safety: "A child may be in danger",
  harassment: "Harassment, hate or threats",
  false_identity: "Not the person they claim to be",
  spam: "Advertising or fraud",
  false_review: "The review is not genuine",
  no_show: "They did not come to the meeting",
  other: "Something else",
};

/** The reasons of people and those of automatic flags, for staff. */
export const CASE_REASON_TEXTS: Record<CaseReason, string> = {
  ...REPORT_REASON_TEXTS,
  contact_details: "Contact details or a link",
  reserved_name: "A name that could be taken for the site's own",
  review_burst: "Many 5-star reviews by new accounts",
  many_accounts: "Many new accounts from one client",
};

export const reportFormTexts = {
  description:
    "Tell our staff about a profile, picture, review or meeting that is wrong or not safe, with or without an account.",
  unknown: "Nothing to report here",
  unknownWhy: "The address may be misspelled. Every profile, review and meeting has its own link to report it.",
  intro: "We do not tell the person you report who reported them.",
  reason: "What is wrong?",
  text: "Tell us more (optional)",
  textHint: `At most ${REPORT_TEXT_MAX.toLocaleString("en-GB")} characters. Please do not add passwords or other people's contact details.`,
  email: "Your email address",
  emailHint: `We send you a link. Your report counts after you open it, within ${REPORT_CONFIRM_DAYS} days.`,
  send: "Send report",
  sending: "Sending…",
} as const;

/** What to do at once. The numbers are those of India, so the text also says what holds elsewhere. */
export const childSafetyTexts = {
  title: "Is a child in danger now?",
  call: "Do not wait for us. In India, call 112 for the police or 1098 for Childline; both are free, day and night. Elsewhere, call your local emergency number.",
  advice: "Advice on safety",
} as const;

export const reportSentTexts = {
  description: "What happens with your report now, and what to do at once when a child may be in danger.",
  title: "Thank you for your report",
  mailTitle: "Please open the link in our mail",
  mail: `We have sent you a mail. Your report counts after you press the button behind its link, within ${REPORT_CONFIRM_DAYS} days.`,
  stored: "Your report waits for our staff. Reports about children come first. We write to you when it is decided.",
  nothingHidden: "Nothing is hidden or decided by the number of reports. People decide, not a program.",
  back: "Find a mentor",
} as const;

export const confirmReportTexts = {
  description: "Confirm with one press that you want to report this, so that our staff can look at it.",
  title: "Send your report?",
  question: "Press the button, and your report goes to our staff.",
  button: "Send my report",
  doneTitle: "Your report is sent",
  failedTitle: "This link does not work",
} as const;
