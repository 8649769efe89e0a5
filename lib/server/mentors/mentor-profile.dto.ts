import "server-only";
import { BOARD_KEYS } from "@/lib/catalogue/boards";
import { LANGUAGE_KEYS } from "@/lib/catalogue/languages";
import { feeOf } from "@/lib/domain/mentors/fee.rules";
import type { ClassOffer, PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import type { ReviewList } from "@/lib/domain/reviews/public-review";
import { toRatingSummary, toReviewJson } from "@/lib/server/reviews/review.dto";
import { toValidChecks } from "@/lib/server/verification/check-state";
import { site } from "@/lib/site";
import type { MentorProfileRow } from "./mentor-profile.repository";

/** A calendar day, which the database returns as midnight UTC. */
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

type ClassRow = MentorProfileRow["mentorProfile"]["classesOffered"][number];

export function toClassOffer({ id, subject, educationLevel, specificClasses, format, ...fee }: ClassRow): ClassOffer {
  return { id, subject, educationLevel, specificClasses, format, fee: feeOf(fee) };
}

type TermsRow = Pick<
  MentorProfileRow["mentorProfile"],
  "languages" | "boards" | "reachKm" | "hostsStudents" | "firstMeetingFee"
>;

/** In what and where a mentor teaches. Keys that a catalogue no longer has are left out. */
export function toTeachingTerms({ languages, boards, reachKm, hostsStudents, firstMeetingFee }: TermsRow) {
  return {
    languages: LANGUAGE_KEYS.filter((key) => languages.includes(key)),
    boards: BOARD_KEYS.filter((key) => boards.includes(key)),
    reachKm,
    hostsStudents,
    firstMeetingFee: { amount: firstMeetingFee, currency: site.currency },
  };
}

/** Builds the public profile field by field, so that a new column stays private. Dates become strings. */
export function toPublicMentorProfile({ mentorProfile: mentor, ...user }: MentorProfileRow): PublicMentorProfile {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    about: user.about,
    avatar: user.avatar,
    proficiency: mentor.proficiency,
    isMentorVerified: mentor.isVerified,
    checks: toValidChecks(mentor.checks, new Date()),
    subjects: mentor.subjects,
    classesOffered: mentor.classesOffered.map(toClassOffer),
    ...toTeachingTerms(mentor),
    teachingExperiences: mentor.experiences.map(({ institution, subject, from, to, currentlyTeaching }) => ({
      institution,
      subject,
      from: isoDay(from),
      to: to && isoDay(to),
      currentlyTeaching,
    })),
    qualifications: mentor.qualifications.map(({ degree, field, institution, year, detail }) => ({
      degree,
      field,
      institution,
      year,
      detail,
    })),
    placeName: mentor.placeName,
    isListed: mentor.listing !== null,
    rating: toRatingSummary(mentor.rating),
    removedReviewCount: mentor.removedReviewCount,
    latitude: mentor.listing?.latitude ?? null,
    longitude: mentor.listing?.longitude ?? null,
    joinedAt: user.createdAt.toISOString(),
    changedAt: mentor.page?.changedAt.toISOString() ?? null,
  };
}

/** The teacher of the REST API: the public profile with the API's field names. */
export function toTeacherJson(profile: PublicMentorProfile, { reviews }: ReviewList) {
  return {
    _id: profile.id,
    id: profile.id,
    username: profile.username,
    name: profile.name,
    role: "mentor" as const,
    proficiency: profile.proficiency,
    avatar: profile.avatar,
    isMentorVerified: profile.isMentorVerified,
    About: profile.about,
    subjects: profile.subjects,
    classesOffered: profile.classesOffered,
    languages: profile.languages,
    boards: profile.boards,
    reachKm: profile.reachKm,
    hostsStudents: profile.hostsStudents,
    firstMeetingFee: profile.firstMeetingFee,
    teachingExperiences: profile.teachingExperiences,
    qualifications: profile.qualifications,
    reviews: reviews.map(toReviewJson),
    rating: profile.rating.average,
    reviewCount: profile.rating.count,
    latitude: profile.latitude,
    longitude: profile.longitude,
  };
}
