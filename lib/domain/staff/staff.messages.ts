import type { StaffRole } from "./staff.policy";

export const STAFF_ROLE_NAMES: Record<StaffRole, string> = {
  owner: "Owner",
  verifier: "Verifier",
  moderator: "Moderator",
  support: "Support",
};

/** Texts of the staff's console. */
export const consoleTexts = {
  title: "Console",
  description: "The console of the people who look after this site: what happens here, and what waits.",
  navigation: "Console pages",
  overview: "Overview",
  waiting: "What waits",
  nothingWaits: "Nothing waits for you.",
  waits: {
    cases: "Cases to decide",
    appeals: "Appeals to answer",
    approvals: "Mentors to approve",
    checks: "Mentors who ask for a check",
    mails: "Mails that fail",
    jobs: "Background jobs with an error, or late",
  },
  oldest: (days: number) =>
    days === 0 ? "the oldest since today" : `the oldest for ${days === 1 ? "a day" : `${days} days`}`,
  week: "The last 7 days",
  weekBefore: (count: number) => `${count.toLocaleString("en-GB")} in the 7 days before`,
  figures: {
    mentors: "New mentors",
    students: "New students",
    booked: "Meetings booked",
    kept: "Meetings that took place",
    cancelled: "Meetings cancelled",
  },
  mentorsListed: "Mentors listed now",
  role: (name: string) => `You are signed in as ${name}.`,
} as const;
