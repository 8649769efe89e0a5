import type { FieldError } from "@/lib/errors";
import type { ClassFormatKey } from "@/lib/domain/mentors/public-mentor-profile";
import { lacksPlaceInPerson } from "@/lib/domain/mentors/teaching-modes.rules";
import { MENTOR_AGE_MIN } from "@/lib/domain/account/account.constants";
import { profileEditMessages as messages } from "./edit-profile.messages";

/** Whether the person may teach here; true while the age is unknown. */
export const isOfTeachingAge = (age: number | null): boolean => age === null || age >= MENTOR_AGE_MIN;

/** Values that depend on who saves them and when, from the schemas or the fields of the edit dialog. */
type Dated = {
  age?: number | string | null;
  qualifications?: readonly { year: number | string }[];
  teachingExperiences?: readonly { from: string; to: string | null; currentlyTeaching: boolean }[];
};
type Saving = { isMentor: boolean; now: Date };

/** How far the earliest time zone is ahead of UTC, in milliseconds. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/** Faults of a profile beyond its schema: a mentor who is too young, and days and years in the future. */
export function profileFaults(
  { age, qualifications = [], teachingExperiences = [] }: Dated,
  { isMentor, now }: Saving,
) {
  const faults: FieldError[] = [];
  const refuse = (field: string, message: string) => faults.push({ field, message });
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  // The schema reports values that are not numbers.
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

/** Faults of where a mentor teaches in person. */
export function placeFaults(teaching: InPerson): FieldError[] {
  return lacksPlaceInPerson(teaching) ? [{ field: "hostsStudents", message: messages.noPlaceInPerson }] : [];
}
