import type { OwnProfile } from "./own-profile";

/** What the edit dialog's fields hold: texts, as long as they are being typed. */
export type ProfileFormValues = {
  version: number;
  name: string;
  age: string;
  mobileNumber: string;
  About: string;
  Address: string;
  proficiency: string;
  subjects: { name: string }[];
  teachingExperiences: ExperienceValues[];
  qualifications: QualificationValues[];
  classesOffered: ClassValues[];
};
type ExperienceValues = { institution: string; subject: string; from: string; to: string; currentlyTeaching: boolean };
type QualificationValues = { degree: string; field: string; institution: string; year: string; detail: string };
type ClassValues = { subject: string; educationLevel: string; specificClasses: string[]; format: string };

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
export const BLANK_CLASS: ClassValues = { subject: "", educationLevel: "", specificClasses: [], format: "" };

const orBlank = <T>(rows: T[], blank: T): T[] => (rows.length > 0 ? rows : [blank]);

/** The fields for a profile; each list shows at least one entry, a blank one if need be. */
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
    teachingExperiences: orBlank(
      profile.teachingExperiences.map((row) => ({ ...row, to: row.to ?? "" })),
      { ...BLANK_EXPERIENCE },
    ),
    qualifications: orBlank(
      profile.qualifications.map((row) => ({ ...row, year: String(row.year), detail: row.detail ?? "" })),
      { ...BLANK_QUALIFICATION },
    ),
    classesOffered: orBlank(
      profile.classesOffered.map(({ subject, educationLevel, specificClasses, format }) => ({
        subject,
        educationLevel,
        specificClasses,
        format,
      })),
      { ...BLANK_CLASS, specificClasses: [] },
    ),
  };
}

/** A field that was emptied is taken away; an empty string would be dropped and leave the old value. */
const orNull = (text: string) => (text.trim() === "" ? null : text);

/** The fields as `profileFormSchema` takes them. What is taught is sent for mentors alone. */
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
    classesOffered: values.classesOffered,
  };
}
