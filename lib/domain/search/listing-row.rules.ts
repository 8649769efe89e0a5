import { CATEGORY_IDS, type CategoryId, TECHNOLOGY_SUBJECT_NAMES } from "@/lib/catalogue/categories";
import {
  EDUCATION_LEVEL_KEYS,
  type EducationLevelKey,
  gradesOfLevel,
  LOWEST_GRADE,
} from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { quadkeyOf } from "@/lib/domain/places/quadkey.rules";
import { townIdOfLabel } from "@/lib/domain/places/town.rules";
import { gradeMask, gradeOfLabel, gradesOfMask } from "@/lib/domain/mentors/grade.rules";

/** Category and level bits for a filter; "all" has none. */
export type LevelCategory = Extract<CategoryId, EducationLevelKey>;
export const isLevelCategory = (id: CategoryId): id is LevelCategory =>
  (EDUCATION_LEVEL_KEYS as readonly string[]).includes(id) && CATEGORY_IDS.includes(id);

export const LEVEL_GRADE_MASK: Readonly<Record<EducationLevelKey, number>> = {
  kindergarten: gradeMask(gradesOfLevel("kindergarten")),
  primaryschool: gradeMask(gradesOfLevel("primaryschool")),
  highschool: gradeMask(gradesOfLevel("highschool")),
  college: gradeMask(gradesOfLevel("college")),
};

const TECHNOLOGY_SUBJECT_IDS = TECHNOLOGY_SUBJECT_NAMES.map((name) => findSubject(name)!.id);

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

export const TECHNOLOGY_SUBJECT_MASK = subjectMask(TECHNOLOGY_SUBJECT_IDS);

function isTechnologySubject(id: number): boolean {
  return TECHNOLOGY_SUBJECT_IDS.includes(id);
}

/**
 * Search tokens: one number for every single filter and for every pair of a subject and a grade or level, and of
 * a grade and a level, so that a filter for both is one look-up instead of the intersection of two long lists. Subject 0 stands for "any technology subject".
 */
const TECHNOLOGY = 0;
const levelIndex = (level: EducationLevelKey) => EDUCATION_LEVEL_KEYS.indexOf(level);
const levelToken = (level: EducationLevelKey) => 10 + levelIndex(level);
const gradeToken = (grade: number) => 100 + grade - LOWEST_GRADE;
const subjectToken = (id: number) => 1000 + id;
/** Pairs begin here; below stand single filters, which the cells of the map count too (prisma/migrations, `map_facets`). */
export const FIRST_PAIR_TOKEN = 10_000;
const subjectGradeToken = (id: number, grade: number) => FIRST_PAIR_TOKEN + id * 32 + grade - LOWEST_GRADE;
/** A mentor of a level teaches some of its grades, and may teach this one of another level. */
const gradeLevelToken = (grade: number, level: EducationLevelKey) =>
  20_000 + (grade - LOWEST_GRADE) * 8 + levelIndex(level);
const subjectLevelToken = (id: number, level: EducationLevelKey) => FIRST_PAIR_TOKEN + id * 32 + 20 + levelIndex(level);

function tokensOf(subjectIds: readonly number[], grades: readonly number[]): number[] {
  const levels = EDUCATION_LEVEL_KEYS.filter((level) => gradesOfLevel(level).some((grade) => grades.includes(grade)));
  const ids = subjectIds.some(isTechnologySubject) ? [TECHNOLOGY, ...subjectIds] : subjectIds;
  return [
    ...levels.map(levelToken),
    ...grades.map(gradeToken),
    ...grades.flatMap((grade) => levels.map((level) => gradeLevelToken(grade, level))),
    ...ids.flatMap((id) => [
      subjectToken(id),
      ...grades.map((grade) => subjectGradeToken(id, grade)),
      ...levels.map((level) => subjectLevelToken(id, level)),
    ]),
  ];
}

/** What a search asks for, in the terms of the tokens. */
export type TokenFilter = { category: CategoryId; subjectId: number | null; grade: number | null };

/** The tokens that a row must all have to match; empty when nothing is asked for. */
export function tokensOfFilter({ category, subjectId, grade }: TokenFilter): number[] {
  const level = isLevelCategory(category) ? category : null;
  // A grade inside the chosen level says everything that the level says.
  const neededLevel = level && grade !== null && gradesOfLevel(level).includes(grade) ? null : level;
  const ids: number[] = [];
  if (subjectId !== null) ids.push(subjectId);
  if (category === "technology" && !(subjectId !== null && isTechnologySubject(subjectId))) ids.push(TECHNOLOGY);

  if (ids.length === 0) {
    if (grade !== null && neededLevel) return [gradeLevelToken(grade, neededLevel)];
    return [...(grade !== null ? [gradeToken(grade)] : []), ...(neededLevel ? [levelToken(neededLevel)] : [])];
  }
  return ids.flatMap((id) => {
    const pairs = [
      ...(grade !== null ? [subjectGradeToken(id, grade)] : []),
      ...(neededLevel ? [subjectLevelToken(id, neededLevel)] : []),
    ];
    return pairs.length > 0 ? pairs : [subjectToken(id)];
  });
}

/** What of a profile decides where its mentor is found. */
export type ListingSource = {
  mentorId: number;
  name: string;
  subjects: readonly string[];
  classesOffered: readonly { subject: string; specificClasses: readonly string[] }[];
  /** The shifted place, never the exact one. */
  publicPosition: Coordinates | null;
  /** The town as the profile names it, "Pune, Maharashtra". */
  placeName: string | null;
};

/** The computed columns of a mentor's search row; the sums of reviews are added in SQL. */
export type ListingRow = {
  mentorId: number;
  name: string;
  gradeMask: number;
  subjectMask: bigint;
  latitude: number | null;
  longitude: number | null;
  quadkey: number | null;
  tokens: number[];
  town: string | null;
};

/** Turns a profile into its search row. Subjects outside the catalogue stay on the profile but cannot be filtered by. */
export function toListingRow(source: ListingSource): ListingRow {
  const names = [...source.subjects, ...source.classesOffered.map((offer) => offer.subject)];
  const subjectIds = [...new Set(names.flatMap((name) => findSubject(name)?.id ?? []))].sort((a, b) => a - b);
  const labels = source.classesOffered.flatMap((offer) => offer.specificClasses);
  const grades = gradeMask(labels.flatMap((label) => gradeOfLabel(label) ?? []));
  return {
    mentorId: source.mentorId,
    name: source.name,
    gradeMask: grades,
    subjectMask: subjectMask(subjectIds),
    latitude: source.publicPosition?.latitude ?? null,
    longitude: source.publicPosition?.longitude ?? null,
    quadkey: source.publicPosition ? quadkeyOf(source.publicPosition) : null,
    tokens: tokensOf(subjectIds, gradesOfMask(grades)),
    town: source.placeName === null ? null : townIdOfLabel(source.placeName),
  };
}
