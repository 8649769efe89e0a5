import type { EducationLevelKey } from "@/lib/catalogue/education-levels";
import type { BoardKey } from "@/lib/catalogue/boards";
import type { LanguageKey } from "@/lib/catalogue/languages";
import type { RatingSummary } from "@/lib/domain/reviews/public-review";
import type { ValidCheck } from "@/lib/domain/verification/check.rules";
import type { Fee, Money } from "./fee.rules";

export type ClassFormatKey = "online" | "offline" | "hybrid";

export type ClassOffer = {
  id: number;
  subject: string;
  educationLevel: EducationLevelKey;
  specificClasses: string[];
  format: ClassFormatKey;
  /** Null means "Ask". */
  fee: Fee | null;
};

/** Days as ISO 8601 dates. */
export type TeachingExperience = {
  institution: string;
  subject: string;
  from: string;
  to: string | null;
  currentlyTeaching: boolean;
};

type Qualification = { degree: string; field: string; institution: string; year: number; detail: string | null };

/** The public profile of a mentor. The position is the shifted public one. */
export type PublicMentorProfile = {
  /** The account's id. */
  id: string;
  username: string;
  name: string;
  about: string | null;
  avatar: string | null;
  proficiency: string | null;
  isMentorVerified: boolean;
  /** The checks that are valid, for the badge to name. */
  checks: ValidCheck[];
  subjects: string[];
  classesOffered: ClassOffer[];
  teachingExperiences: TeachingExperience[];
  qualifications: Qualification[];
  languages: LanguageKey[];
  boards: BoardKey[];
  /** How far the mentor travels to a student, in km; null for not at all. */
  reachKm: number | null;
  hostsStudents: boolean;
  /** 0 when it is free. */
  firstMeetingFee: Money;
  placeName: string | null;
  /** Whether the search lists the mentor; only then may search engines index the page. */
  isListed: boolean;
  rating: RatingSummary;
  /** How many reviews the mentor has removed from the page. */
  removedReviewCount: number;
  latitude: number | null;
  longitude: number | null;
  /** ISO 8601. */
  joinedAt: string;
  /** When the content of the page last changed, as ISO 8601; null when unknown. */
  changedAt: string | null;
};
