import { amountInField, amountOfText, type Fee } from "@/lib/domain/mentors/fee.rules";
import { site } from "@/lib/site";
import { CLASS_FORMATS } from "./edit-profile.schema";
import type { OwnProfile } from "./own-profile";

/** The values of the edit dialog's fields: texts while the user types. */
export type ProfileFormValues = {
  version: number;
  name: string;
  age: string;
  mobileNumber: string;
  About: string;
  Address: string;
  proficiency: string;
  subjects: { name: string }[];
  languages: string[];
  boards: string[];
  hostsStudents: boolean;
  reachKm: string;
  /** In whole units of the currency; empty when it is free. */
  firstMeetingFee: { amount: string };
  teachingExperiences: ExperienceValues[];
  qualifications: QualificationValues[];
  classesOffered: ClassValues[];
};
type ExperienceValues = { institution: string; subject: string; from: string; to: string; currentlyTeaching: boolean };
type QualificationValues = { degree: string; field: string; institution: string; year: string; detail: string };
type ClassValues = {
  subject: string;
  educationLevel: string;
  specificClasses: string[];
  format: string;
  fee: FeeValues;
};
/** Without a period the class says "Ask". The amount is in whole units. */
type FeeValues = { per: string; amount: string; lessonsPerWeek: string; lessonMinutes: string };

/** Fresh entries of each list. */
export const BLANK_SUBJECT = { name: "" };
export const BLANK_EXPERIENCE: ExperienceValues = {
  institution: "",
  subject: "",
  from: "",
  to: "",
  currentlyTeaching: false,
};
export const BLANK_QUALIFICATION: QualificationValues = {
  degree: "",
  field: "",
  institution: "",
  year: "",
  detail: "",
};
const ASK: FeeValues = { per: "", amount: "", lessonsPerWeek: "", lessonMinutes: "" };
export const BLANK_CLASS: ClassValues = {
  subject: "",
  educationLevel: "",
  specificClasses: [],
  format: "",
  fee: ASK,
};

const orBlank = <T>(rows: T[], blank: T): T[] => (rows.length > 0 ? rows : [blank]);

/** The fields for a profile; each list shows at least one entry, blank if necessary. */
export function toFormValues(profile: OwnProfile): ProfileFormValues {
  return {
    version: profile.version,
    name: profile.name,
    age: profile.age?.toString() ?? "",
    mobileNumber: profile.mobileNumber ?? "",
    About: profile.About ?? "",
    Address: profile.Address ?? "",
    proficiency: profile.proficiency ?? "",
    subjects: orBlank(
      profile.subjects.map((name) => ({ name })),
      { ...BLANK_SUBJECT },
    ),
    languages: profile.languages,
    boards: profile.boards,
    hostsStudents: profile.hostsStudents,
    reachKm: profile.reachKm?.toString() ?? "",
    firstMeetingFee: {
      amount: profile.firstMeetingFee.amount === 0 ? "" : amountInField(profile.firstMeetingFee.amount),
    },
    teachingExperiences: orBlank(
      profile.teachingExperiences.map((row) => ({ ...row, to: row.to ?? "" })),
      { ...BLANK_EXPERIENCE },
    ),
    qualifications: orBlank(
      profile.qualifications.map((row) => ({ ...row, year: String(row.year), detail: row.detail ?? "" })),
      { ...BLANK_QUALIFICATION },
    ),
    classesOffered: orBlank(
      profile.classesOffered.map(({ subject, educationLevel, specificClasses, format, fee }) => ({
        subject,
        educationLevel,
        specificClasses,
        format,
        fee: toFeeValues(fee),
      })),
      structuredClone(BLANK_CLASS),
    ),
  };
}

function toFeeValues(fee: OwnProfile["classesOffered"][number]["fee"]): FeeValues {
  if (fee === null) return { ...ASK };
  return {
    per: fee.per,
    amount: amountInField(fee.amount),
    lessonsPerWeek: fee.lessonsPerWeek?.toString() ?? "",
    lessonMinutes: fee.lessonMinutes?.toString() ?? "",
  };
}

/** An invalid amount stays as typed, for the schema to refuse. */
const toAmount = (text: string) => amountOfText(text) ?? text;

function toFeeInput({ per, amount, lessonsPerWeek, lessonMinutes }: FeeValues) {
  return per === "" ? null : { per, amount: toAmount(amount), lessonsPerWeek, lessonMinutes };
}

/** An emptied field is cleared; an empty string would be dropped and leave the old value. */
const orNull = (text: string) => (text.trim() === "" ? null : text);

/** The fields as `profileFormSchema` takes them. Teaching data is sent for mentors only. */
export function toProfileInput(values: ProfileFormValues, isMentor: boolean) {
  const { version, name } = values;
  const basic = {
    version,
    name,
    age: orNull(values.age),
    mobileNumber: orNull(values.mobileNumber),
    About: orNull(values.About),
    Address: orNull(values.Address),
  };
  if (!isMentor) return basic;
  return {
    ...basic,
    proficiency: values.proficiency,
    subjects: values.subjects.map((subject) => subject.name),
    teachingExperiences: values.teachingExperiences,
    qualifications: values.qualifications,
    classesOffered: values.classesOffered.map(({ fee, ...row }) => ({ ...row, fee: toFeeInput(fee) })),
    languages: values.languages,
    boards: values.boards,
    hostsStudents: values.hostsStudents,
    reachKm: orNull(values.reachKm),
    firstMeetingFee: { amount: toAmount(values.firstMeetingFee.amount.trim() || "0") },
  };
}

/** The fee in the fields; null while it is incomplete, and for "Ask". */
export function feeOfFields({ per, amount, lessonsPerWeek, lessonMinutes }: FeeValues): Fee | null {
  const whole = (text: string) => (/^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null);
  const [lessons, minutes] = [whole(lessonsPerWeek), whole(lessonMinutes)];
  const units = amountOfText(amount);
  if (units === null || (per === "month" && (lessons === null || minutes === null))) return null;
  const fee = { amount: units, currency: site.currency };
  if (per === "hour") return { ...fee, per, lessonsPerWeek: null, lessonMinutes: null };
  return per === "month" ? { ...fee, per, lessonsPerWeek: lessons, lessonMinutes: minutes } : null;
}

/** The input for the rule about classes in person, from fields that may be incomplete. */
export function inPerson({
  classesOffered,
  reachKm,
  hostsStudents,
}: Pick<ProfileFormValues, "classesOffered" | "reachKm" | "hostsStudents">) {
  const chosen = classesOffered.map(({ format }) => format);
  return {
    formats: CLASS_FORMATS.filter((format) => chosen.includes(format)),
    reachKm: reachKm.trim() === "" ? null : Number(reachKm),
    hostsStudents,
  };
}
