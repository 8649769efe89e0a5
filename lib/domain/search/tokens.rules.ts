import { TECHNOLOGY_SUBJECT_NAMES } from "@/lib/catalogue/categories";
import {
  EDUCATION_LEVEL_KEYS,
  type EducationLevelKey,
  gradesOfLevel,
  LOWEST_GRADE,
} from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { gradeMask } from "@/lib/domain/mentors/grade.rules";
import { QUADKEY_ZOOM } from "@/lib/domain/places/quadkey.rules";
import type { Demands, TokenPart } from "./filter";

export const LEVEL_GRADE_MASK: Readonly<Record<EducationLevelKey, number>> = {
  kindergarten: gradeMask(gradesOfLevel("kindergarten")),
  primaryschool: gradeMask(gradesOfLevel("primaryschool")),
  highschool: gradeMask(gradesOfLevel("highschool")),
  college: gradeMask(gradesOfLevel("college")),
};

/** Subjects as bits of one 64-bit integer: bit n is the subject with id n. */
export function subjectMask(ids: Iterable<number>): bigint {
  let mask = 0n;
  for (const id of ids) mask |= 1n << BigInt(id);
  return mask;
}

/** The ids of the subjects that a mask holds, the lowest first. */
export function subjectIdsOfMask(mask: bigint): number[] {
  return SUBJECTS.filter(({ id }) => (mask & (1n << BigInt(id))) !== 0n).map(({ id }) => id);
}

const TECHNOLOGY_SUBJECT_IDS = TECHNOLOGY_SUBJECT_NAMES.map((name) => findSubject(name)!.id);
export const TECHNOLOGY_SUBJECT_MASK = subjectMask(TECHNOLOGY_SUBJECT_IDS);
const isTechnologySubject = (id: number) => TECHNOLOGY_SUBJECT_IDS.includes(id);

/**
 * Search tokens: one number for each single filter, and one for each pair of a subject and a grade or level and of a
 * grade and a level. So a search for both is one lookup instead of the intersection of two long lists. A subject has a
 * pair with the classes that it is offered to, not with every class of the mentor.
 */

/** The subject of the tokens for any technology subject. */
export const TECHNOLOGY = 0;
const levelIndex = (level: EducationLevelKey) => EDUCATION_LEVEL_KEYS.indexOf(level);
const levelToken = (level: EducationLevelKey) => 10 + levelIndex(level);
const gradeToken = (grade: number) => 100 + grade - LOWEST_GRADE;
const subjectToken = (id: number) => 1000 + id;
/** Pairs begin here. The cells of the map count tokens below at every zoom (prisma/migrations, `map_facets`). */
const FIRST_PAIR_TOKEN = 10_000;
const FIRST_GRADE_LEVEL_TOKEN = 20_000;
const subjectGradeToken = (id: number, grade: number) => FIRST_PAIR_TOKEN + id * 32 + grade - LOWEST_GRADE;
const subjectLevelToken = (id: number, level: EducationLevelKey) => FIRST_PAIR_TOKEN + id * 32 + 20 + levelIndex(level);
/** A mentor of a level teaches some of its grades, and may teach this one of another level. */
const gradeLevelToken = (grade: number, level: EducationLevelKey) =>
  FIRST_GRADE_LEVEL_TOKEN + (grade - LOWEST_GRADE) * 8 + levelIndex(level);

/** The tokens of a subject with a class or level. No mask tells who offers one to the other; other tokens have a condition. */
export function offerPairs(tokens: readonly number[]): number[] {
  return tokens.filter((token) => token >= FIRST_PAIR_TOKEN && token < FIRST_GRADE_LEVEL_TOKEN);
}

/** A subject and the grades that a mentor offers it to. */
export type OfferedSubject = { subjectId: number; grades: readonly number[] };

const levelsOf = (grades: readonly number[]) =>
  EDUCATION_LEVEL_KEYS.filter((level) => gradesOfLevel(level).some((grade) => grades.includes(grade)));
const withTechnology = (id: number) => (isTechnologySubject(id) ? [TECHNOLOGY, id] : [id]);

/** The tokens of a mentor who teaches these subjects and grades, and offers some subjects to some grades. */
export function tokensOfRow(
  subjectIds: readonly number[],
  grades: readonly number[],
  offers: readonly OfferedSubject[],
): number[] {
  const levels = levelsOf(grades);
  const tokens = [
    ...levels.map(levelToken),
    ...grades.map(gradeToken),
    ...grades.flatMap((grade) => levels.map((level) => gradeLevelToken(grade, level))),
    ...subjectIds.flatMap(withTechnology).map(subjectToken),
    ...offers.flatMap((offer) =>
      withTechnology(offer.subjectId).flatMap((id) => [
        ...offer.grades.map((grade) => subjectGradeToken(id, grade)),
        ...levelsOf(offer.grades).map((level) => subjectLevelToken(id, level)),
      ]),
    ),
  ];
  return [...new Set(tokens)].sort((a, b) => a - b);
}

/** Whether another part says the same: a grade implies its level, a technology subject implies technology. */
function isImplied(part: TokenPart, others: readonly TokenPart[]): boolean {
  return others.some((other) => {
    if ("level" in part) return "grade" in other && gradesOfLevel(part.level).includes(other.grade);
    return "subject" in part && part.subject === TECHNOLOGY && "subject" in other && isTechnologySubject(other.subject);
  });
}

/** The token of each part by itself, without those that another part implies. */
function singleTokens(parts: readonly TokenPart[]): number[] {
  return needed(parts).map((part) => {
    if ("subject" in part) return subjectToken(part.subject);
    if ("grade" in part) return gradeToken(part.grade);
    return "level" in part ? levelToken(part.level) : part.token;
  });
}

const needed = (parts: readonly TokenPart[]) => parts.filter((part) => !isImplied(part, parts));

/** The fewest tokens that a row must all have to meet every part: pairs where there are some. */
export function tokensOfParts(parts: readonly TokenPart[]): number[] {
  const all = needed(parts);
  const ids = all.flatMap((part) => ("subject" in part ? [part.subject] : []));
  const grades = all.flatMap((part) => ("grade" in part ? [part.grade] : []));
  const levels = all.flatMap((part) => ("level" in part ? [part.level] : []));
  const others = all.flatMap((part) => ("token" in part ? [part.token] : []));
  const pairs =
    ids.length > 0
      ? ids.flatMap((id) => [
          ...grades.map((grade) => subjectGradeToken(id, grade)),
          ...levels.map((level) => subjectLevelToken(id, level)),
        ])
      : grades.flatMap((grade) => levels.map((level) => gradeLevelToken(grade, level)));
  return [...(pairs.length > 0 ? pairs : singleTokens(all.filter((part) => !("token" in part)))), ...others];
}

/**
 * The cells of the map (`map_cell`) count mentors by tile and facet: everybody, and everybody with one single search
 * token. Zooms and facets are those that the database's `map_facets` names.
 */
export const EVERYBODY = 0;
export const DEEPEST_FACET_ZOOM = 13;

/** The deepest zoom in which a facet is counted. */
export function deepestZoom(facet: number): number {
  return facet === EVERYBODY ? QUADKEY_ZOOM : DEEPEST_FACET_ZOOM;
}

/** The facet that counts exactly what is asked for; null when it takes several together or no token holds it all. */
export function facetOf({ tokens, rest }: Demands): number | null {
  const [token = EVERYBODY, ...more] = tokens;
  return more.length === 0 && rest.length === 0 && token < FIRST_PAIR_TOKEN ? token : null;
}

/** Facets that each hold at least everybody who is asked for. */
export function facetsAround({ parts }: Demands): number[] {
  return singleTokens(parts);
}
