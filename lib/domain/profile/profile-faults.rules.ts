import type { FieldError } from "@/lib/errors";
import type { ClassFormatKey } from "@/lib/domain/mentors/public-mentor-profile";
import { lacksPlaceInPerson } from "@/lib/domain/mentors/teaching-modes.rules";
import { MENTOR_AGE_MIN } from "@/lib/domain/account/account.constants";
import { profileEditMessages as messages } from "./edit-profile.messages";

/** Whether somebody may teach here, as far as the age is known. */
export const isOfTeachingAge = (age: number | null): boolean => age === null || age >= MENTOR_AGE_MIN;

/** What depends on who saves it and when, as the schemas and the fields of the edit dialog have it. */
type Dated = {
  age?: number | string | null;
  qualifications?: readonly { year: number | string }[];
  teachingExperiences?: readonly { from: string; to: string | null; currentlyTeaching: boolean }[];
};
type Saving = { isMentor: boolean; now: Date };

/** The calendar is this far ahead of UTC where a day begins first, in milliseconds. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/** What is wrong with a profile beyond its schema: a mentor who is too young, and days and years that are still to come. */
export function profileFaults(
  { age, qualifications = [], teachingExperiences = [] }: Dated,
  { isMentor, now }: Saving,
) {
  const faults: FieldError[] = [];
  const refuse = (field: string, message: string) => faults.push({ field, message });
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  // Of what is no number, the schema speaks.
  const isTooYoung = age !== null && age !== "" && Number(age) < MENTOR_AGE_MIN;
  if (isMentor && isTooYoung) refuse("age", messages.mentorTooYoung(MENTOR_AGE_MIN));
  qualifications.forEach(({ year }, index) => {
    if (Number(year) > Number(today.slice(0, 4))) refuse(`qualifications.${index}.year`, messages.yearToCome);
  });
  teachingExperiences.forEach(({ from, to, currentlyTeaching }, index) => {
    if (from > today) refuse(`teachingExperiences.${index}.from`, messages.fromToCome);
    else if (!currentlyTeaching && to !== null && to > today)
      refuse(`teachingExperiences.${index}.to`, messages.toToCome);
  });
  return faults;
}

type InPerson = { formats: readonly ClassFormatKey[]; reachKm: number | null; hostsStudents: boolean };

/** What is wrong with where a mentor teaches in person. */
export function placeFaults(teaching: InPerson): FieldError[] {
  return lacksPlaceInPerson(teaching) ? [{ field: "hostsStudents", message: messages.noPlaceInPerson }] : [];
}
