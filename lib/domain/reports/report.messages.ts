import { REPORT_TEXT_MAX } from "./report.rules";

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
} as const;
