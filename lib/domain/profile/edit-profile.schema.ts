import { z } from "zod";
import { BOARD_KEYS } from "@/lib/catalogue/boards";
import { EDUCATION_LEVEL_KEYS, EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { LANGUAGE_KEYS } from "@/lib/catalogue/languages";
import { findSubject } from "@/lib/catalogue/subjects";
import { nameField } from "@/lib/domain/account/account.schema";
import { boundedList } from "@/lib/domain/forms/bounded-list";
import {
  FEE_PERIODS,
  hourlyAmount,
  hourlyFloor,
  LESSON_MINUTES,
  LESSONS_PER_WEEK,
  MAX_AMOUNT,
} from "@/lib/domain/mentors/fee.rules";
import { REACH_KM } from "@/lib/domain/mentors/teaching-modes.rules";
import { UNREADABLE } from "@/lib/domain/text/readable.rules";
import { linesText, lineText, rawText } from "@/lib/domain/text/text-field";
import { site } from "@/lib/site";
import { profileEditMessages as messages } from "./edit-profile.messages";
import { AGE, MAX_BOARDS, MAX_LANGUAGES, MAX_SUBJECTS, MOBILE_DIGITS, PROFILE_LENGTH, YEAR } from "./profile.constants";
import { rowList } from "./row-list";

/** Blank and repeated subjects are dropped before counting. */
const MAX_SUBJECTS_SENT = 3 * MAX_SUBJECTS;
/** More than any level has; repeated classes are dropped. */
const MAX_CLASSES_SENT = 30;

export const PROFICIENCIES = ["Beginner", "Intermediate", "Advanced"] as const;
export const CLASS_FORMATS = ["online", "offline", "hybrid"] as const;

/** A save drops empty strings (docs/product.md, Input rules); null clears a value. */
const dropEmpty = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const orDropped = <S extends z.ZodType>(schema: S) => z.preprocess(dropEmpty, schema.nullish());

function lineField(max: number, tooLong: string) {
  const line = lineText(max, { wrong: messages.unreadable, tooLong });
  return line.refine((text) => !UNREADABLE.test(text), messages.unreadable);
}

const about = linesText(PROFILE_LENGTH.about, { wrong: messages.unreadable, tooLong: messages.aboutTooLong });
const aboutField = about.refine((text) => !UNREADABLE.test(text.replace(/[\n\t]/g, " ")), messages.unreadable);

/** Forms send numbers as text. A union would report its members' errors instead of its own. */
function wholeNumber({ min, max }: { min: number; max: number }, message: string) {
  const toNumber = (value: unknown) =>
    typeof value === "string" && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value;
  return z.preprocess(toNumber, z.number(message).int(message).min(min, message).max(max, message));
}

const MOBILE = new RegExp(`^[0-9]{${MOBILE_DIGITS}}$`);

const mobileField = rawText(MOBILE_DIGITS, { wrong: messages.mobileInvalid, tooLong: messages.mobileInvalid })
  .transform((text) => text.replace(/[\s-]/g, ""))
  .refine((text) => MOBILE.test(text), messages.mobileInvalid);

const required = (schema: ReturnType<typeof lineField>, missing: string) =>
  z.preprocess(
    (value) => value ?? "",
    schema.refine((text) => text !== "", missing),
  );

/** The catalogue's spelling of a subject; unknown subjects stay as typed. */
function knownSpelling(subject: string): string {
  const known = findSubject(subject);
  return known?.name.toLowerCase() === subject.toLowerCase() ? known.name : subject;
}

const subjectTexts = z.array(lineField(PROFILE_LENGTH.subject, messages.subjectTooLong));
const subjectsField = boundedList(subjectTexts, MAX_SUBJECTS_SENT, messages.tooManySubjects)
  .transform((subjects) => {
    const named = subjects.filter((subject) => subject !== "").map(knownSpelling);
    return [...new Map(named.map((subject) => [subject.toLowerCase(), subject])).values()];
  })
  .refine((subjects) => subjects.length <= MAX_SUBJECTS, messages.tooManySubjects);

/** A day as "2019-06-01", within the years of the other dates; the database has none before the year 1. */
const calendarDay = (missing: string) =>
  z.iso.date({ error: missing, abort: true }).refine((day) => {
    const year = Number(day.slice(0, 4));
    return year >= YEAR.min && year <= YEAR.max;
  }, messages.dayOutOfRange);

const experienceRow = z
  .object({
    institution: required(lineField(PROFILE_LENGTH.institution, messages.textTooLong), messages.institutionMissing),
    subject: required(lineField(PROFILE_LENGTH.subject, messages.subjectTooLong), messages.subjectMissing),
    from: z.preprocess(dropEmpty, calendarDay(messages.fromMissing)),
    to: z.preprocess(dropEmpty, calendarDay(messages.toMissing).nullish()),
    currentlyTeaching: z.boolean().default(false),
  })
  // Ticking "currently teaching" clears the end date (docs/product.md, Input rules).
  .transform((row) => ({ ...row, to: row.currentlyTeaching ? null : (row.to ?? null) }))
  .refine((row) => row.currentlyTeaching || row.to !== null, { path: ["to"], message: messages.toMissing })
  .refine((row) => row.to === null || row.to >= row.from, { path: ["to"], message: messages.toBeforeFrom });

const qualificationRow = z.object({
  degree: required(lineField(PROFILE_LENGTH.degree, messages.textTooLong), messages.degreeMissing),
  field: required(lineField(PROFILE_LENGTH.field, messages.textTooLong), messages.fieldMissing),
  institution: required(lineField(PROFILE_LENGTH.institution, messages.textTooLong), messages.institutionMissing),
  year: z.preprocess(dropEmpty, wholeNumber(YEAR, messages.yearInvalid)),
  detail: z
    .preprocess(dropEmpty, lineField(PROFILE_LENGTH.detail, messages.textTooLong).nullish())
    .transform((v) => v ?? null),
});

const amountField = (min: number, tooSmall: string) =>
  z
    .number(messages.amountInvalid)
    .int(messages.amountInvalid)
    .min(min, tooSmall)
    .max(MAX_AMOUNT, messages.amountTooLarge);

/** Amounts are in the smallest unit. The currency is optional; any other than the site's is refused. */
const currencyField = z
  .string()
  .refine((code) => code === site.currency, messages.currencyForeign)
  .optional();

const feeField = z
  .object({
    amount: amountField(1, messages.feeTooLow),
    currency: currencyField,
    per: z.enum(FEE_PERIODS, messages.periodMissing),
    lessonsPerWeek: orDropped(wholeNumber(LESSONS_PER_WEEK, messages.lessonsInvalid)),
    lessonMinutes: orDropped(wholeNumber(LESSON_MINUTES, messages.minutesInvalid)),
  })
  .transform(({ amount, per, lessonsPerWeek, lessonMinutes }) => ({
    amount,
    currency: site.currency,
    per,
    lessonsPerWeek: per === "month" ? (lessonsPerWeek ?? null) : null,
    lessonMinutes: per === "month" ? (lessonMinutes ?? null) : null,
  }))
  .superRefine((fee, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (fee.per === "month" && fee.lessonsPerWeek === null) refuse("lessonsPerWeek", messages.lessonsInvalid);
    if (fee.per === "month" && fee.lessonMinutes === null) refuse("lessonMinutes", messages.minutesInvalid);
    if (hourlyAmount(fee) < hourlyFloor()) refuse("amount", messages.feeTooLow);
  });

const firstMeetingFeeField = z
  .object({ amount: amountField(0, messages.amountInvalid), currency: currencyField })
  .transform(({ amount }) => ({ amount, currency: site.currency }));

/** Keys of a catalogue, each once and in its order. */
function keysOf<K extends string>(catalogue: readonly K[], max: number, tooMany: string, unknown: string) {
  return boundedList(z.array(z.enum(catalogue, unknown)), max, tooMany).transform((keys) =>
    catalogue.filter((key) => keys.includes(key)),
  );
}

const classRow = z
  .object({
    subject: required(lineField(PROFILE_LENGTH.subject, messages.subjectTooLong), messages.subjectMissing),
    educationLevel: z.enum(EDUCATION_LEVEL_KEYS, messages.levelMissing),
    specificClasses: boundedList(
      z.array(z.string(), messages.classesMissing).min(1, messages.classesMissing),
      MAX_CLASSES_SENT,
      messages.classesForeign,
    ),
    format: z.enum(CLASS_FORMATS, messages.formatMissing),
    fee: feeField.nullish().transform((fee) => fee ?? null),
  })
  .transform((row) => ({ ...row, subject: knownSpelling(row.subject), specificClasses: inOrderOfLevel(row) }))
  .refine((row) => row.specificClasses !== null, { path: ["specificClasses"], message: messages.classesForeign })
  .transform((row) => ({ ...row, specificClasses: row.specificClasses! }));

type ClassChoice = { educationLevel: (typeof EDUCATION_LEVEL_KEYS)[number]; specificClasses: readonly string[] };

/** The chosen classes as the level lists them, or null when one belongs to another level. */
function inOrderOfLevel({ educationLevel, specificClasses }: ClassChoice): string[] | null {
  const labels = EDUCATION_LEVELS.find(({ key }) => key === educationLevel)!.classes.map(({ label }) => label);
  return specificClasses.every((label) => labels.includes(label))
    ? labels.filter((label) => specificClasses.includes(label))
    : null;
}

/** Where a mentor teaches, in WGS 84 degrees; null clears it. */
export const teachingPlaceField = z
  .object({
    latitude: z.number(messages.placeInvalid).min(-90, messages.placeInvalid).max(90, messages.placeInvalid),
    longitude: z.number(messages.placeInvalid).min(-180, messages.placeInvalid).max(180, messages.placeInvalid),
  })
  .nullable();

/**
 * Which entries of a list to take. `complete` is the save filter of the contract, which drops incomplete entries;
 * `begun` requires incomplete entries to be completed, so that no form loses a word.
 */
type Taken = "complete" | "begun";

function profileShape(taken: Taken) {
  return {
    /** The version that was edited; a save on top of another version is refused. */
    version: z.number().int().min(0).optional(),
    age: orDropped(wholeNumber(AGE, messages.ageInvalid)),
    mobileNumber: orDropped(mobileField),
    About: orDropped(aboutField),
    Address: orDropped(lineField(PROFILE_LENGTH.address, messages.addressTooLong)),
    proficiency: z.preprocess(dropEmpty, z.enum(PROFICIENCIES, messages.proficiencyUnknown).optional()),
    subjects: subjectsField.optional(),
    teachingExperiences: rowList(experienceRow, []).optional(),
    qualifications: rowList(
      qualificationRow,
      taken === "complete" ? ["degree", "field", "institution"] : [],
    ).optional(),
    classesOffered: rowList(classRow, taken === "complete" ? ["subject", "format"] : []).optional(),
    languages: keysOf(LANGUAGE_KEYS, MAX_LANGUAGES, messages.tooManyLanguages, messages.languageUnknown).optional(),
    boards: keysOf(BOARD_KEYS, MAX_BOARDS, messages.tooManyBoards, messages.boardUnknown).optional(),
    reachKm: orDropped(wholeNumber(REACH_KM, messages.reachInvalid)),
    hostsStudents: z.boolean().optional(),
    firstMeetingFee: firstMeetingFeeField.optional(),
    teachingPlace: teachingPlaceField.optional(),
  };
}

/** An update of one's own profile in the contract: absent fields stay as they are. */
export const profileUpdateSchema = z.object({
  ...profileShape("complete"),
  name: z.preprocess(dropEmpty, nameField.optional()),
});

/** The same for the edit dialog: the name is required, and incomplete entries are not dropped. */
export const profileFormSchema = z.object({ ...profileShape("begun"), name: nameField });

export type ProfileUpdate = z.output<typeof profileUpdateSchema>;
