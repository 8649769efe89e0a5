import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { newEmailField } from "@/lib/domain/account/account.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { profileFormSchema, type ProfileUpdate } from "@/lib/domain/profile/edit-profile.schema";
import { amountOfText } from "@/lib/domain/mentors/fee.rules";
import { placeFaults, profileFaults } from "@/lib/domain/profile/profile-faults.rules";
import { importMessages as messages } from "./mentor-import.messages";
import type { ImportColumn, ImportError, ImportRow } from "./mentor-import.rules";

export type ImportedMentor = { email: string; profile: ProfileUpdate & { name: string } };
export type ReadRow = { mentor: ImportedMentor } | { errors: ImportError[] };

/** The column behind each field of the profile's schema. */
const COLUMN_OF: Record<string, ImportColumn> = {
  About: "about",
  mobileNumber: "mobile",
  classesOffered: "classes",
  reachKm: "travels",
  hostsStudents: "hosts",
  teachingPlace: "town",
};

const listOf = (text = "") =>
  text
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Reads a line of a table by the schemas of the forms, so that an imported profile has what a typed one may have.
 * @param findTown the position of a town by its name
 */
export function readRow(
  { line, fields }: ImportRow,
  findTown: (name: string) => Coordinates | null,
  now: Date,
): ReadRow {
  const errors: ImportError[] = [];
  const refuse = (column: string, message: string) => void errors.push({ line, column, message });
  const subjects = listOf(fields.subjects);
  const classes = listOf(fields.classes);
  const place = fields.town ? findTown(fields.town) : undefined;
  if (place === null) refuse("town", messages.townUnknown(fields.town!));
  if (subjects.length === 0) refuse("subjects", messages.subjectsMissing);
  if (classes.length === 0) refuse("classes", messages.classesMissing);
  const amount = fields.fee ? amountOfText(fields.fee) : null;
  if (fields.fee && amount === null) refuse("fee", messages.feeInvalid);
  const known = EDUCATION_LEVELS.flatMap(({ classes: ofLevel }) => ofLevel.map(({ label }) => label));
  for (const label of classes) if (!known.includes(label)) refuse("classes", messages.classUnknown(label));
  const taught = EDUCATION_LEVELS.flatMap(({ key, classes: ofLevel }) => {
    const specificClasses = ofLevel.map(({ label }) => label).filter((label) => classes.includes(label));
    return specificClasses.length === 0 ? [] : [{ educationLevel: key, specificClasses }];
  });
  const email = newEmailField.safeParse(fields.email ?? "");
  if (!email.success) refuse("email", email.error.issues[0]!.message);
  const profile = profileFormSchema.safeParse({
    name: fields.name ?? "",
    About: fields.about,
    age: fields.age,
    mobileNumber: fields.mobile,
    subjects,
    classesOffered: subjects.flatMap((subject) =>
      taught.map((level) => ({
        ...level,
        subject,
        format: fields.format?.toLowerCase(),
        fee: amount === null ? null : { amount, per: "hour" },
      })),
    ),
    languages: listOf(fields.languages?.toLowerCase()),
    boards: listOf(fields.boards?.toLowerCase()),
    reachKm: fields.travels,
    hostsStudents: /^(yes|true|1)$/i.test(fields.hosts ?? ""),
    teachingPlace: place ?? undefined,
  });
  if (!profile.success) {
    for (const { path, message } of profile.error.issues) refuse(columnOf(path), message);
  } else {
    const { classesOffered = [], reachKm = null, hostsStudents = false } = profile.data;
    const formats = classesOffered.map(({ format }) => format);
    const faults = [
      ...profileFaults(profile.data, { isMentor: true, now }),
      ...placeFaults({ formats, reachKm, hostsStudents }),
    ];
    for (const { field, message } of faults) refuse(columnOf([field]), message);
  }
  if (errors.length > 0 || !email.success || !profile.success) return { errors: onePerColumn(errors) };
  return { mentor: { email: email.data, profile: profile.data } };
}

function columnOf(path: readonly PropertyKey[]): string {
  const [first, , inner] = path.map(String);
  if (first === "classesOffered" && (inner === "fee" || inner === "format")) return inner;
  return COLUMN_OF[first!] ?? first!;
}

/** One error says enough about a column; a wrong format would be reported for each subject. */
const onePerColumn = (errors: readonly ImportError[]) =>
  [...new Map(errors.toReversed().map((error) => [error.column, error])).values()].toReversed();
