import "server-only";
import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { toOwnAccount } from "@/lib/server/account/own-account.repository";
import { toRatingSummary } from "@/lib/server/reviews/rating-summary.dto";
import type { OwnProfileRow } from "./own-profile.repository";

/** A calendar day, which the database gives as midnight in UTC. */
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The own profile, built field by field. */
export function toOwnProfile({ mentorProfile: mentor, password, ...user }: OwnProfileRow): OwnProfile {
  const rating = toRatingSummary(mentor?.rating ?? null);
  return {
    ...toOwnAccount({ ...user, mentorProfile: mentor }),
    version: user.profileVersion,
    proficiency: mentor?.proficiency ?? null,
    subjects: mentor?.subjects ?? [],
    teachingExperiences: (mentor?.experiences ?? []).map(({ institution, subject, from, to, currentlyTeaching }) => ({
      institution,
      subject,
      from: isoDay(from),
      to: to && isoDay(to),
      currentlyTeaching,
    })),
    qualifications: (mentor?.qualifications ?? []).map(({ degree, field, institution, year, detail }) => ({
      degree,
      field,
      institution,
      year,
      detail,
    })),
    classesOffered: (mentor?.classesOffered ?? []).map(({ id, subject, educationLevel, specificClasses, format }) => ({
      id,
      subject,
      educationLevel,
      specificClasses,
      format,
    })),
    teachingPlace:
      mentor && mentor.latitude !== null && mentor.longitude !== null
        ? { latitude: mentor.latitude, longitude: mentor.longitude }
        : null,
    placeName: mentor?.placeName ?? null,
    rating: rating.average,
    reviewCount: rating.count,
    isListed: mentor?.listing != null,
    hasPassword: password !== null,
  };
}
