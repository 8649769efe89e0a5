import { site } from "@/lib/site";
import { IMPORT_COLUMNS, IMPORT_ROWS_MAX, INVITATION_DAYS } from "./mentor-import.rules";

const count = (n: number, one: string, many: string) => `${n.toLocaleString("en-GB")} ${n === 1 ? one : many}`;
const columns = Object.keys(IMPORT_COLUMNS);

/** What owners read about the import of mentors. */
export const importTexts = {
  title: "Import",
  description: "Invite many mentors at once from a table: each one reads the profile and accepts it, or declines.",
  intro: `Paste a table of mentors as CSV, with a line of column names, and up to ${IMPORT_ROWS_MAX} lines at once. Nothing is sent before you have seen what would happen.`,
  nothingPublic: `Each person gets one mail with a link for ${INVITATION_DAYS} days. Nothing is public until the person accepts. The profile of a person who declines, or does not answer, is deleted.`,
  columnsTitle: "Columns",
  columnsHint: "Separate several values of one column by vertical bars, such as Physics|Chemistry.",
  columns: {
    name: "Needed.",
    email: "Needed. The invitation goes there.",
    about: "What the person says about themselves.",
    age: "At least 18.",
    mobile: "Ten digits, for bookings only.",
    subjects: "Needed. Several with |",
    classes: "Needed. As the site names them: UKG, Class 9, Plus 2 1st year. Several with |",
    format: "Needed: online, offline or hybrid.",
    fee: `For an hour, in ${site.currency}. Empty means on request.`,
    languages: "english, hindi, tamil and so on. Several with |",
    boards: "cbse, icse, state and so on. Several with |",
    town: "Where the lessons are.",
    travels: "Kilometres that the mentor travels to students.",
    hosts: "yes, when students may come.",
  } satisfies Record<keyof typeof IMPORT_COLUMNS, string>,
  example: "Example",
  csv: "Table as CSV",
  check: "Check the table",
  checkTitle: "What would happen",
  checkDescription:
    "Who in an uploaded table would be invited, who has an account already, and which lines have errors.",
  back: "Another table",
  fresh: (n: number) => `${count(n, "person gets", "people get")} an invitation`,
  invited: (n: number) => `${count(n, "person has", "people have")} one already, and nothing changes`,
  registered: (n: number) => `${count(n, "person has", "people have")} an account, and nothing changes`,
  wrong: (n: number) => `${count(n, "line has", "lines have")} errors and will be left out`,
  errors: "Errors",
  error: (line: number, column: string, message: string) => `Line ${line}, ${column}: ${message}`,
  moreErrors: (n: number) => `The first ${n} errors are shown.`,
  run: (n: number) => `Invite ${count(n, "person", "people")}`,
  nobody: "There is nobody to invite.",
  done: (n: number) => `${count(n, "invitation is", "invitations are")} on the way.`,
  gone: "This table is not here any more. Tables are kept for a day.",
} as const;

export const importMessages = {
  missing: "Paste a table of mentors",
  tooLong: "This table is too long. Paste fewer lines at once.",
  unreadable: (line: number) => `Line ${line} cannot be read. Check its quotation marks.`,
  tooMany: `Paste at most ${IMPORT_ROWS_MAX} lines at once`,
  noRows: "The table has no lines below the column names",
  columnsMissing: (names: string) => `The first line needs these columns: ${names}`,
  columnUnknown: (name: string) => `"${name}" is no column. There are ${columns.join(", ")}.`,
  classUnknown: (label: string) => `"${label}" is no class of the site`,
  classesMissing: "Give at least one class",
  subjectsMissing: "Give at least one subject",
  townUnknown: (name: string) => `"${name}" is no known town`,
  feeInvalid: `Give an amount of ${site.currency} for an hour`,
  repeated: "An earlier line has this address too",
} as const;

/** What an invited mentor reads. */
export const invitationTexts = {
  title: "Your profile is ready",
  description: "A profile has been prepared for you. Read it, choose a password and accept it, or decline.",
  intro: (site: string) =>
    `${site} has prepared this profile for you. Nothing of it is public. You can accept it with a password of your own, and change everything later.`,
  profile: "What it says",
  fields: {
    name: "Name",
    about: "About",
    subjects: "Subjects",
    classes: "Classes",
    languages: "Languages",
    boards: "Boards",
    town: "Town",
  },
  password: "Choose a password",
  terms: "With this you accept our terms and conditions.",
  readTerms: "Read them",
  accept: "Create my account",
  accepted: "Your account is ready. You can log in now.",
  declineTitle: "Not for you?",
  decline: "Decline and delete it",
  declined: "The profile has been deleted.",
  uselessTitle: "This link does not work",
  useless: "It is not complete, has expired, or you have accepted or declined already. You can also register yourself.",
  register: "Become a mentor",
  known: "There is an account with this address already. Please log in.",
  linkInvalid: "This link is not valid any more.",
  mailSubject: (site: string) => `${site}: a profile for you as a mentor`,
  mailReason: (site: string) => `You get this mail because the operator of ${site} wants to list you as a mentor.`,
  mailText: (name: string, site: string) =>
    `Hello ${name}, a profile as a mentor has been prepared for you at ${site}.`,
  mailHow: `Nothing of it is public. Read it, and accept or decline it, within ${INVITATION_DAYS} days. After that it is deleted.`,
  open: "Read my profile",
} as const;
