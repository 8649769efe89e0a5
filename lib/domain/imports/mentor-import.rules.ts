/** Lines of one import. */
export const IMPORT_ROWS_MAX = 300;
/** In characters. The limit of a form's whole body comes first for scripts with several bytes a letter. */
export const IMPORT_TEXT_MAX = 80_000;
/** Errors that the page lists. */
export const IMPORT_ERRORS_SHOWN = 100;
export const INVITATION_DAYS = 14;

/** The columns of a table of mentors, with an example of each. */
export const IMPORT_COLUMNS = {
  name: "Asha Rao",
  email: "asha.rao@example.com",
  about: "I teach with examples from daily life.",
  age: "34",
  mobile: "",
  subjects: "Mathematics|Physics",
  classes: "Class 9|Class 10",
  format: "hybrid",
  fee: "400",
  languages: "english|kannada",
  boards: "cbse|icse",
  town: "Mysore",
  travels: "5",
  hosts: "yes",
} as const;
export type ImportColumn = keyof typeof IMPORT_COLUMNS;
export const NEEDED_COLUMNS: readonly ImportColumn[] = ["name", "email", "subjects", "classes", "format"];

/** A line of a table as it was written. */
export type ImportRow = { line: number; fields: Partial<Record<ImportColumn, string>> };
export type ImportError = { line: number; column: string; message: string };
