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
  figures: {
    mentorsListed: "Mentors listed",
    mentorsThisWeek: "New mentors, last 7 days",
    studentsThisWeek: "New students, last 7 days",
    bookedThisWeek: "Meetings booked, last 7 days",
    cancelledThisWeek: "Meetings cancelled, last 7 days",
    mailsFailing: "Mails that fail",
  },
  role: (name: string) => `You are signed in as ${name}.`,
} as const;
