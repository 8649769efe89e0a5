import { ageInDays, daysBefore } from "../calendar";
import type { Mentor } from "../mentors/mentor";
import { Random } from "../random";
import { reviewComment } from "../texts/review-comment";
import { lessonQuality, pickRating, reviewCount } from "./review-spread";
import type { StudentBody } from "./students";

export type SeedReview = {
  readonly id: string;
  readonly studentId: string;
  readonly rating: number;
  readonly comment: string;
  readonly createdAt: Date;
};

const REVIEW_STREAM = 3;
/** A new mentor has no reviews before this many days. */
const FIRST_REVIEW_AFTER_DAYS = 3;
const TRIES_FOR_NEW_WORDS = 4;

/** All reviews of a mentor, one per student, written after both joined. */
export function reviewsOf(seed: number, mentor: Mentor, students: StudentBody, bulk: boolean): SeedReview[] {
  const random = new Random(seed, REVIEW_STREAM, mentor.mentorId);
  const joined = ageInDays(mentor.createdAt);
  const writers = students.pick(random, mentor.person.community, reviewCount(random, joined, bulk));
  const quality = lessonQuality(random);
  const subject = {
    name: mentor.person.name,
    givenName: mentor.person.givenName,
    gender: mentor.person.gender,
    townName: mentor.town.name,
    offers: mentor.plan.offers,
  };
  const openings = new Set<string>();

  return writers.map((writer) => {
    const rating = pickRating(random, quality);
    let comment = reviewComment(random, subject, rating);
    // Reviews on one page with the same opening look fake.
    for (let tries = 0; tries < TRIES_FOR_NEW_WORDS && openings.has(firstSentence(comment)); tries++) {
      comment = reviewComment(random, subject, rating);
    }
    openings.add(firstSentence(comment));
    const latest = Math.min(joined - FIRST_REVIEW_AFTER_DAYS, ageInDays(writer.createdAt));
    const createdAt = daysBefore(Math.max(0.1, random.float() * latest));
    return { id: random.uuid(), studentId: writer.id, rating, comment, createdAt };
  });
}

const firstSentence = (comment: string) => comment.slice(0, 40);
