import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type Where, whereOf } from "@/lib/domain/search/where.rules";
import { subjectsLine } from "./subjects-line.rules";

type Shown = "username" | "name" | "avatar" | "isMentorVerified" | "rating" | "reviewCount";

/** What a card shows of a mentor. The browser receives it as data, so it holds nothing else. */
export type MentorFacts = Pick<ListedMentor, Shown> & {
  /** "Mathematics, Physics..." */
  subjects: string;
  /** Each subject once. */
  taught: readonly string[];
  where: Where | null;
};

/**
 * Picks the fields of a mentor that a card shows.
 * @param sought the subject that the list is about
 */
export function factsOf(mentor: ListedMentor, sought?: string): MentorFacts {
  const { username, name, avatar, isMentorVerified, rating, reviewCount, subjects, classesOffered } = mentor;
  return {
    ...{ username, name, avatar, isMentorVerified, rating, reviewCount },
    where: whereOf(mentor),
    subjects: subjectsLine(subjects, { sought }),
    taught: [...new Set(classesOffered.map(({ subject }) => subject))],
  };
}
