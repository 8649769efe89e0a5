import sharp from "sharp";
import type { Random } from "@/scripts/seed/random";
import type { FuzzOperation, Schema } from "./operations";
import {
  addressOf,
  emailOf,
  idOf,
  meetingIdOf,
  NEW_PASSWORD,
  newcomerOf,
  PASSWORD,
  type Person,
  phoneOf,
  placeOf,
  reviewIdOf,
  topicOf,
  usernameOf,
} from "./people";

/** The request to choose values for. `other` is a mentor of the run, often the caller's own. */
export type Purpose = {
  operation: FuzzOperation;
  number: number;
  random: Random;
  /** The owner of the session; null for none. */
  person: Person | null;
  other: Person;
  /** Start of the current hour. */
  now: Date;
  /** Index of a value in its list. */
  at?: number;
};
type Sample = (purpose: Purpose) => unknown;

/** Placeholders for values that depend on the server's secret; replaced when the request is sent. */
export const FILLED_IN = { google: "FillGoogleCredentialIn", feed: "FillFeedTokenIn".padEnd(43, "0") } as const;

const PICTURE = await sharp({ create: { width: 80, height: 60, channels: 3, background: "teal" } })
  .png()
  .toBuffer();

const oneOf =
  (...values: unknown[]): Sample =>
  ({ random }) =>
    random.pick(values);
const self = ({ person, other }: Purpose): Person => person ?? other;
/** The secret of a mail link, 43 characters; the link is created before the request is sent. */
export const secretOf = (number: number): string => String(number).padStart(43, "s");
const mailSecret: Sample = ({ number }) => secretOf(number);
/** The timestamp this many days and half hours from now. */
const inDays = ({ now }: Purpose, days: number, halfHours = 0) =>
  new Date(now.getTime() + days * 86_400_000 + halfHours * 1_800_000);
const day = (date: Date) => date.toISOString().slice(0, 10);
const TEXT = oneOf("Patient, and never late.", "समय पर आते हैं, और धैर्य रखते हैं।", "Two lines,\nand a tab\tin the second.");
const LINE = oneOf("City School, Pune", "St. Xavier’s", "Łódź", "गणित");

/** Optional fields that only make sense together. */
export const TOGETHER: readonly string[] = [
  "from",
  "to",
  "lessonsPerWeek",
  "lessonMinutes",
  "cropLeft",
  "cropTop",
  "cropWidth",
  "cropHeight",
];

/** Values by the name of a field or parameter. */
const BY_NAME: Readonly<Record<string, Sample>> = {
  name: oneOf("Meera Iyer", "Asha Rao", "Łukasz Żółć", "आशा राव"),
  code: () => "123456",
  email: ({ number }) => newcomerOf(number),
  password: () => PASSWORD,
  oldPassword: () => PASSWORD,
  newPassword: () => NEW_PASSWORD,
  confirmPassword: () => NEW_PASSWORD,
  credential: () => FILLED_IN.google,
  avatar: () => PICTURE,
  cropLeft: () => "0",
  cropTop: () => "0.25",
  cropWidth: () => "0.5",
  cropHeight: () => "0.75",
  timeZone: oneOf("Asia/Kolkata", "Asia/Kathmandu", "UTC", "America/St_Johns"),
  mentor: ({ other }) => usernameOf(other),
  startsAt: (purpose) => inDays(purpose, purpose.random.int(1, 25), purpose.random.int(0, 47)).toISOString(),
  idempotencyKey: ({ random }) => random.uuid(),
  calendlyEventUrl: ({ random }) => `https://calendly.com/events/${random.uuid()}`,
  roomUrl: ({ random }) => `https://rooms.example/${random.uuid()}`,
  topic: (purpose) => topicOf(self(purpose), purpose.other),
  className: oneOf("Class 10", "कक्षा ५"),
  contact: (purpose) => topicOf(self(purpose), purpose.other),
  reason: TEXT,
  comment: TEXT,
  answer: TEXT,
  About: TEXT,
  Address: (purpose) => addressOf(self(purpose)),
  mobileNumber: (purpose) => phoneOf(self(purpose)),
  latitude: (purpose) => placeOf(self(purpose)).latitude,
  longitude: (purpose) => placeOf(self(purpose)).longitude,
  version: () => 0,
  subjects: oneOf("Mathematics", "Physics", "Chess"),
  subject: oneOf("Mathematics", "Physics"),
  educationLevel: () => "highschool",
  specificClasses: oneOf("Class 10", "Class 9"),
  amount: oneOf(5_000, 50_000, 400_000),
  currency: () => "INR",
  institution: LINE,
  degree: LINE,
  field: LINE,
  detail: LINE,
  year: ({ random }) => random.int(1990, 2020),
  date: (purpose) => day(inDays(purpose, purpose.random.int(1, 300))),
  page: ({ random }) => random.int(1, 3),
  limit: ({ random }) => random.int(1, 40),
  after: oneOf("x", "eyJhIjoxfQ"),
  class: oneOf("Class 10", "highschool", "Mathematics", "Class 10 Mathematics"),
  free: oneOf("mon-evening", "tue-morning,sat-afternoon"),
  near: oneOf("pune-maharashtra", "delhi", "nowhere-at-all"),
  grade: oneOf(1, 5, 10),
  q: oneOf("Pun", "New", "नई"),
  west: ({ random }) => random.int(72, 76),
  east: ({ random }) => random.int(77, 88),
  south: ({ random }) => random.int(8, 17),
  north: ({ random }) => random.int(18, 30),
  username: ({ other }) => usernameOf(other),
  userId: (purpose) => idOf(self(purpose)),
  token: mailSecret,
  id: ({ other }) => reviewIdOf(other.index),
};

const mentorId: Sample = ({ other }) => idOf(other);
const meetingId: Sample = ({ other }) => meetingIdOf(other.index);

/** Values for one operation only. */
const BY_OPERATION: Readonly<Record<string, Readonly<Record<string, Sample>>>> = {
  logIn: {
    email: ({ random, other }) => emailOf(random.chance(0.5) ? other : { ...other, kind: "user" }),
    password: ({ random }) => (random.chance(0.8) ? PASSWORD : NEW_PASSWORD),
  },
  resetPassword: { password: () => NEW_PASSWORD },
  verifyEmail: { email: ({ number }) => emailOf({ kind: "fresh", index: number }) },
  getCalendarFeed: { token: ({ random }) => FILLED_IN.feed + random.pick(["", ".ics"]) },
  createReview: { id: mentorId },
  exportData: { account: ({ person, other }) => idOf(person ?? other) },
  getOwnReview: { id: mentorId },
  cancelMeeting: { id: meetingId },
  moveMeeting: { id: meetingId },
  getMeetingCalendar: { id: meetingId },
  listTeacherReviews: { after: ({ random }) => `${random.int(1, 5)}.m8x0k2a0.${random.uuid()}` },
  listSlots: {
    from: (purpose) => day(inDays(purpose, purpose.random.int(0, 9))),
    to: (purpose) => day(inDays(purpose, purpose.random.int(10, 50))),
  },
};

/** A value that the schema allows and the product probably accepts, for a field or parameter. */
export function sampleOf(name: string, schema: Schema, purpose: Purpose): unknown {
  if (schema.const !== undefined) return schema.const;
  const own = BY_OPERATION[purpose.operation.id]?.[name];
  if (own) return own(purpose);
  if (schema.enum && name !== "educationLevel") return purpose.random.pick(schema.enum);
  if (schema.type === "boolean") return purpose.random.chance(0.5);
  // Hours and days share these names; the schema tells them apart.
  if (name === "from" || name === "to") return rangeEnd(name, schema, purpose);
  const named = BY_NAME[name];
  if (named) return named(purpose);
  if (schema.type === "integer" || schema.type === "number") return numberWithin(schema, purpose.random);
  throw new Error(`There is no sample for "${name}" of ${purpose.operation.name}.`);
}

/** Hours of a list must not overlap. */
function rangeEnd(name: "from" | "to", { format }: Schema, { at = 0 }: Purpose): string {
  if (format === "date") return { from: "2016-06-01", to: "2019-03-31" }[name];
  return `${10 + 3 * at + { from: 0, to: 2 }[name]}:00`;
}

function numberWithin({ type, minimum = 0, maximum = 100 }: Schema, random: Random): number {
  const value = minimum + random.float() * (maximum - minimum);
  return type === "integer" ? Math.round(value) : value;
}
