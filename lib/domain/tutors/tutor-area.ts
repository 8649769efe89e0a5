import type { Subject } from "@/lib/catalogue/subjects";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { Town } from "@/lib/domain/places/town.rules";

/** A subject in a town or, without one, in all of India. */
export type TaughtArea = { subject: Subject; town: Town | null };

export type SubjectTutors = { subject: Subject; mentorCount: number };
export type TownTutors = { town: Town; mentorCount: number };

/** What a page about a subject's tutors shows. */
export type TutorArea = TaughtArea & {
  mentorCount: number;
  /** The average of all reviews of these mentors; null without reviews. */
  rating: { average: number; reviewCount: number } | null;
  /** Some of them, recommended first. */
  mentors: ListedMentor[];
  /** Other places: nearby towns, or all larger ones. */
  towns: TownTutors[];
  /** Other subjects taught here, most taught first. */
  subjects: SubjectTutors[];
};
