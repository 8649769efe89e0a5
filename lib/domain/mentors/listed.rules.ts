/** What decides whether a mentor is found in the listing. */
type Teaching = {
  isEmailVerified: boolean;
  subjects: readonly string[];
  classesOffered: readonly { specificClasses: readonly string[] }[];
};

/** A mentor is listed once the email is verified and the profile has at least one subject and one class offered. */
export function isListable({ isEmailVerified, subjects, classesOffered }: Teaching): boolean {
  return isEmailVerified && subjects.length > 0 && classesOffered.some((offer) => offer.specificClasses.length > 0);
}
