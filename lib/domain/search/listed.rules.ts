import { isOfTeachingAge } from "@/lib/domain/profile/profile-faults.rules";

/** Determines whether the listing includes a mentor. */
type Teaching = {
  isEmailVerified: boolean;
  /** In years; null when unknown. */
  age: number | null;
  subjects: readonly string[];
  classesOffered: readonly { specificClasses: readonly string[] }[];
};

/**
 * The listing includes mentors with a verified email, at least one subject and at least one class offered, unless their
 * age is below the minimum.
 */
export function isListable({ isEmailVerified, age, subjects, classesOffered }: Teaching): boolean {
  return (
    isEmailVerified &&
    isOfTeachingAge(age) &&
    subjects.length > 0 &&
    classesOffered.some((offer) => offer.specificClasses.length > 0)
  );
}
