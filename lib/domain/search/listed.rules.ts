import { isOfTeachingAge } from "@/lib/domain/profile/profile-faults.rules";
import { type ListingPolicy, type Standing, standingAllowsListing } from "@/lib/domain/verification/standing.rules";

/** Determines whether the listing includes a mentor. */
type Teaching = {
  isEmailVerified: boolean;
  /** In years; null when unknown. */
  age: number | null;
  subjects: readonly string[];
  classesOffered: readonly { specificClasses: readonly string[] }[];
};

/** What staff have decided about a mentor. */
type Verification = { standing: Standing; hasListingChecks: boolean };

/**
 * The listing includes mentors with a complete profile, whose standing the policy allows and whose needed checks are
 * valid.
 */
export function isListable(mentor: Teaching & Verification, policy: ListingPolicy): boolean {
  return isComplete(mentor) && mentor.hasListingChecks && standingAllowsListing(mentor.standing, policy);
}

/**
 * A complete profile has a verified email, at least one subject and at least one class offered, and no age below the
 * minimum.
 */
export function isComplete({ isEmailVerified, age, subjects, classesOffered }: Teaching): boolean {
  return (
    isEmailVerified &&
    isOfTeachingAge(age) &&
    subjects.length > 0 &&
    classesOffered.some((offer) => offer.specificClasses.length > 0)
  );
}
