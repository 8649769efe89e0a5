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

/** The ids of the subjects in a mask, lowest first. */
export function subjectIdsOfMask(mask: bigint): number[] {
  return SUBJECTS.filter(({ id }) => (mask & (1n << BigInt(id))) !== 0n).map(({ id }) => id);
}

const TECHNOLOGY_SUBJECT_IDS = TECHNOLOGY_SUBJECT_NAMES.map((name) => findSubject(name)!.id);
export const TECHNOLOGY_SUBJECT_MASK = subjectMask(TECHNOLOGY_SUBJECT_IDS);
const isTechnologySubject = (id: number) => TECHNOLOGY_SUBJECT_IDS.includes(id);

/**
 * Search tokens: one number for each single filter, for each pair of a subject and a grade or level, and for each pair
 * of a grade and a level. A search for both is one lookup instead of the intersection of two long lists. A subject is
 * paired only with the classes that it is offered for, not with every class of the mentor.
 */

/** The subject of the tokens for any technology subject. */
export const TECHNOLOGY = 0;
const levelIndex = (level: EducationLevelKey) => EDUCATION_LEVEL_KEYS.indexOf(level);
const levelToken = (level: EducationLevelKey) => 10 + levelIndex(level);
const gradeToken = (grade: number) => 100 + grade - LOWEST_GRADE;
const subjectToken = (id: number) => 1000 + id;
/** Bits for how a mentor teaches; stored in rows. */
export const MODE_BITS = { online: 0, home: 1, place: 2 } as const;
/** Fee limits on offer, in whole units of the currency. */
export const FEE_STEPS = [200, 300, 400, 500, 600, 800, 1000, 1500, 2000] as const;
/** Fee limits with a token: lower ones too, so that a search below all limits on offer finds few rows. */
export const FEE_TOKEN_STEPS = [30, 60, 100, 150, ...FEE_STEPS] as const;
export const languageToken = (id: number) => 300 + id;
export const boardToken = (id: number) => 400 + id;
export const modeToken = (bit: number) => 500 + bit;
/** The token of a fee step: mentors with a class that costs at most this much. */
export const feeToken = (step: number) => 600 + step;
/** First token of an hour of the week in UTC. The cells of the map count hours in the widest tiles only. */
export const FIRST_HOUR_TOKEN = 30_000;
/** First pair token. The cells of the map count lower tokens at every zoom (prisma/migrations, `map_facets`). */
const FIRST_PAIR_TOKEN = 10_000;
const FIRST_GRADE_LEVEL_TOKEN = 20_000;
const subjectGradeToken = (id: number, grade: number) => FIRST_PAIR_TOKEN + id * 32 + grade - LOWEST_GRADE;
const subjectLevelToken = (id: number, level: EducationLevelKey) => FIRST_PAIR_TOKEN + id * 32 + 20 + levelIndex(level);
/** A mentor of a level teaches some of its grades, and may teach this grade in another level. */
const gradeLevelToken = (grade: number, level: EducationLevelKey) =>
  FIRST_GRADE_LEVEL_TOKEN + (grade - LOWEST_GRADE) * 8 + levelIndex(level);

/** The tokens of a subject with a class or level. No mask holds these pairs; other tokens have a condition. */
export function offerPairs(tokens: readonly number[]): number[] {
  return tokens.filter((token) => token >= FIRST_PAIR_TOKEN && token < FIRST_GRADE_LEVEL_TOKEN);
}

/** A subject and the grades for which a mentor offers it. */
export type OfferedSubject = { subjectId: number; grades: readonly number[] };

const levelsOf = (grades: readonly number[]) =>
  EDUCATION_LEVEL_KEYS.filter((level) => gradesOfLevel(level).some((grade) => grades.includes(grade)));
const withTechnology = (id: number) => (isTechnologySubject(id) ? [TECHNOLOGY, id] : [id]);

/** The tokens of a mentor with these subjects and grades, and these pairs of subjects and grades. */
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

const idsOf = ({ subject }: { subject: number | readonly number[] }) => [subject].flat();

/** Whether another part implies this one: a grade implies its level, a technology subject implies technology. */
function isImplied(part: TokenPart, others: readonly TokenPart[]): boolean {
  return others.some((other) => {
    if ("level" in part) return "grade" in other && gradesOfLevel(part.level).includes(other.grade);
    if (!("subject" in part) || part.subject !== TECHNOLOGY || !("subject" in other)) return false;
    return idsOf(other).every(isTechnologySubject);
  });
}

/** The single tokens of each part, of which a row has one, without the parts that another one implies. */
function singleTokens(parts: readonly TokenPart[]): number[][] {
  return needed(parts).map((part) => {
    if ("subject" in part) return idsOf(part).map(subjectToken);
    if ("grade" in part) return [gradeToken(part.grade)];
    return "level" in part ? [levelToken(part.level)] : [part.token].flat();
  });
}

const needed = (parts: readonly TokenPart[]) => parts.filter((part) => !isImplied(part, parts));

/** The fewest tokens that together require every part, using pairs where possible. Rows have one of each group. */
export function tokensOfParts(parts: readonly TokenPart[]): number[][] {
  const all = needed(parts);
  const ids = all.flatMap((part) => ("subject" in part ? [idsOf(part)] : []));
  const grades = all.flatMap((part) => ("grade" in part ? [part.grade] : []));
  const levels = all.flatMap((part) => ("level" in part ? [part.level] : []));
  const others = all.flatMap((part) => ("token" in part ? [[part.token].flat()] : []));
  const pairs =
    ids.length > 0
      ? ids.flatMap((any) => [
          ...grades.map((grade) => any.map((id) => subjectGradeToken(id, grade))),
          ...levels.map((level) => any.map((id) => subjectLevelToken(id, level))),
        ])
      : grades.flatMap((grade) => levels.map((level) => [gradeLevelToken(grade, level)]));
  return [...(pairs.length > 0 ? pairs : singleTokens(all.filter((part) => !("token" in part)))), ...others];
}

/**
 * The cells of the map (`map_cell`) count mentors by tile and facet. A facet is all mentors, or all mentors with one
 * single search token. The database's `map_facets` defines zooms and facets.
 */
export const EVERYBODY = 0;
export const DEEPEST_FACET_ZOOM = 13;

/** The deepest zoom with counts for a facet. */
export function deepestZoom(facet: number): number {
  return facet === EVERYBODY ? QUADKEY_ZOOM : DEEPEST_FACET_ZOOM;
}

/** The facet that counts exactly the requested mentors; null when no single token covers the request. */
export function facetOf({ tokens, anyTokens, rest }: Demands): number | null {
  const [token = EVERYBODY, ...more] = tokens;
  return more.length === 0 && anyTokens.length === 0 && rest.length === 0 && token < FIRST_PAIR_TOKEN ? token : null;
}

/** Groups of facets that each include at least all requested mentors, counted at every zoom. */
export function facetsAround({ parts }: Demands): number[][] {
  return singleTokens(parts).filter((group) => group.every((token) => token < FIRST_PAIR_TOKEN));
}
