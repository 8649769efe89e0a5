import type { CategoryId } from "@/lib/catalogue/categories";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import { nearestWord } from "./nearest-word.rules";

/** How the search understands a free text in the class box. */
export type ClassText = {
  category: CategoryId | null;
  grade: number | null;
  subject: number | null;
  /** Set when a misspelled word was corrected. */
  correction: { typed: string; understood: string } | null;
  /** Words that mean nothing here; without any other match the search has no result. */
  unknown: string | null;
};

/** A class in any of its usual spellings; the rest of the text is a subject or course. */
const CLASS_PATTERN =
  /(?:pre-?kg|nursery|\b[lu]kg\b)|(?:plus (?:2|two)|\+ ?2)(?: (?:first|second|1st|2nd)(?: year)?)?|\b(?:class|grade|std|standard) (?:\d{1,2}|[ivx]{1,4})\b(?:th|st|nd|rd)?|(?<![\w.%-])-?\d{1,2}(?:th|st|nd|rd)?\b(?: (?:class|grade|std|standard)\b)?/;

const LEVEL_BY_WORD: ReadonlyMap<string, CategoryId> = new Map(
  EDUCATION_LEVELS.flatMap((level) => [
    [level.title.toLowerCase(), level.key],
    [level.key, level.key],
  ]),
);

const SUBJECT_WORDS = SUBJECTS.flatMap((subject) => [subject.name, ...subject.aliases]);

/**
 * Parses the text of the class box: a class label ("Class 7", "Plus 2 First Year", "LKG", "10th"), an education level,
 * a subject or course ("maths", "web development"), or a class and a subject together ("class 7 maths"). Corrects a
 * misspelled subject to the most similar one, and reports the correction.
 */
export function readClassText(text: string): ClassText {
  const result: ClassText = { category: null, grade: null, subject: null, correction: null, unknown: null };
  const words = text.trim().replace(/\s+/g, " ").toLowerCase();
  if (words === "") return result;

  const level = LEVEL_BY_WORD.get(words);
  if (level) return { ...result, category: level };

  const classMatch = CLASS_PATTERN.exec(words);
  const grade = classMatch ? gradeOfLabel(classMatch[0]) : undefined;
  const rest =
    classMatch && grade !== undefined
      ? words
          .replace(classMatch[0], " ")
          .replace(/\s+/g, " ")
          .trim()
          .replace(/^(in|for) | (in|for)$/g, "")
      : words;
  result.grade = grade ?? null;
  if (rest === "") return result;

  const subject = findSubject(rest);
  if (subject) return { ...result, subject: subject.id };
  const near = nearestWord(rest, SUBJECT_WORDS);
  if (near === undefined) return { ...result, unknown: rest };
  const understood = findSubject(near)!;
  return { ...result, subject: understood.id, correction: { typed: rest, understood: understood.name } };
}
