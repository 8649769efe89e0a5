import { isOfTeachingAge } from "@/lib/domain/profile/profile-faults.rules";

/** What decides whether a mentor is found in the listing. */
type Teaching = {
  isEmailVerified: boolean;
  /** In years; null when it is not told. */
  age: number | null;
  subjects: readonly string[];
  classesOffered: readonly { specificClasses: readonly string[] }[];
};

/**
 * A mentor is listed once the email is verified and the profile has at least one subject and one class offered, and does not
 * say that the mentor is too young.
 */
export function isListable({ isEmailVerified, age, subjects, classesOffered }: Teaching): boolean {
  return (
    isEmailVerified &&
    isOfTeachingAge(age) &&
    subjects.length > 0 &&
    classesOffered.some((offer) => offer.specificClasses.length > 0)
  );
}
