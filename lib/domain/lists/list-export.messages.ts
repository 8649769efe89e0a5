/** Most lines of one file. */
export const EXPORT_MAX = 20_000;

const most = EXPORT_MAX.toLocaleString("en-GB");

/** Texts of the console about the lists that owners download. */
export const listExportTexts = {
  title: "Lists",
  description: "Lists of mentors and of counted meetings as CSV files for spreadsheets, without contact data.",
  intro: `Files for spreadsheets, with at most ${most} lines. Each download is in the audit. They hold no email address, phone number, exact place or topic. Months and days are those of UTC. Delete a file when you no longer need it: people may delete their accounts.`,
  mentors: "Mentors",
  mentorsWhat:
    "Each mentor with username, name, town, subjects, standing, badge, whether listed, rating, reviews, meetings that took place, and the day of joining. The newest come first.",
  meetings: "Meetings by month",
  meetingsWhat:
    "How many meetings each mentor had in each month of the last 24: confirmed and over, still to come, and cancelled. No student is named.",
  download: (list: string) => `Download ${list.toLowerCase()} as CSV`,
} as const;

/** The lists that can be exported. */
export type ExportedList = "mentors" | "meetings";
