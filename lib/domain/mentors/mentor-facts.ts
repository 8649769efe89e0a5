import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { type Where, whereOf } from "@/lib/domain/search/where.rules";
import { type Asked, classesLine, feeLine } from "./card-lines.rules";
import { subjectsLine } from "./subjects-line.rules";
import { teachingModeWords } from "./teaching-modes.rules";

type Shown = "username" | "name" | "avatar" | "isMentorVerified" | "rating" | "reviewCount";

/** What a card shows of a mentor. The browser receives it as data, so it holds nothing else. */
export type MentorFacts = Pick<ListedMentor, Shown> & {
  /** "Mathematics, Physics..." */
  subjects: string;
  /** Each subject once. */
  taught: readonly string[];
  where: Where | null;
  /** The town beside a distance; null where `where` names it. */
  town: string | null;
  /** "Classes 6–10" */
  classes: string;
  /** "₹500 an hour", "from ₹300 an hour" or "Ask". */
  fee: string;
  /** "Online, at your home" */
  modes: string;
  /** "Mon 4 pm"; null when no time is free or known. */
  nextFree: string | null;
};

/**
 * Picks the fields of a mentor that a card shows.
 * @param asked the subject and class that the list is about
 * @param nextFree the mentor's next free time in words
 */
export function factsOf(mentor: ListedMentor, asked: Asked = {}, nextFree: string | null = null): MentorFacts {
  const { username, name, avatar, isMentorVerified, rating, reviewCount, subjects, classesOffered } = mentor;
  const where = whereOf(mentor);
  return {
    ...{ username, name, avatar, isMentorVerified, rating, reviewCount },
    where,
    town: where?.isDistance ? (mentor.town?.split(",")[0] ?? null) : null,
    subjects: subjectsLine(subjects, { sought: asked.subject }),
    classes: classesLine(mentor),
    fee: feeLine(mentor, asked),
    modes: capitalised(teachingModeWords(mentor.modes).join(", ")),
    nextFree,
    taught: [...new Set(classesOffered.map(({ subject }) => subject))],
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
