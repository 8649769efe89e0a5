import type { Fee } from "@/lib/domain/mentors/fee.rules";
import type { TeachingModes } from "@/lib/domain/mentors/teaching-modes.rules";

/** A mentor on a card. The position is the shifted public one, and the distance is measured from it. */
export type ListedMentor = {
  id: string;
  username: string;
  name: string;
  avatar: string | null;
  proficiency: string | null;
  isMentorVerified: boolean;
  subjects: string[];
  classesOffered: { subject: string; specificClasses: string[]; fee: Fee | null }[];
  modes: TeachingModes;
  /** Average of 1 to 5; null without reviews. */
  rating: number | null;
  reviewCount: number;
  latitude: number | null;
  longitude: number | null;
  distanceKm: number | null;
  /** The town of the place of teaching, "Pune, Maharashtra"; null when it is far from every town or unknown. */
  town: string | null;
};
