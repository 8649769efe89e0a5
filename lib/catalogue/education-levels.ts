/**
 * Education levels and their classes (docs/product.md, Data). A class label has one grade number:
 * kindergarten is zero or below, school classes are 1 to 10, the two plus-two years are 11 and 12.
 */
export const EDUCATION_LEVEL_KEYS = ["kindergarten", "primaryschool", "highschool", "college"] as const;
export type EducationLevelKey = (typeof EDUCATION_LEVEL_KEYS)[number];

export type ClassEntry = { readonly label: string; readonly grade: number };

export type EducationLevel = {
  readonly key: EducationLevelKey;
  readonly title: string;
  readonly description: string;
  readonly classes: readonly ClassEntry[];
};

export const EDUCATION_LEVELS: readonly EducationLevel[] = [
  {
    key: "kindergarten",
    title: "Kindergarten",
    description: "First letters, numbers and songs, learnt by playing at home.",
    classes: [
      { label: "Pre-KG", grade: -2 },
      { label: "LKG", grade: -1 },
      { label: "UKG", grade: 0 },
    ],
  },
  {
    key: "primaryschool",
    title: "Primary School",
    description: "Reading, writing and arithmetic with someone who has time for questions.",
    classes: [1, 2, 3, 4, 5].map((grade) => ({ label: `Class ${grade}`, grade })),
  },
  {
    key: "highschool",
    title: "High School",
    description: "Steady help with every subject on the way to the board exams.",
    classes: [6, 7, 8, 9, 10].map((grade) => ({ label: `Class ${grade}`, grade })),
  },
  {
    key: "college",
    title: "College",
    description: "Plus two physics, chemistry, maths, biology and languages, exam by exam.",
    classes: [
      { label: "Plus 2 First Year", grade: 11 },
      { label: "Plus 2 Second Year", grade: 12 },
    ],
  },
];

export const LOWEST_GRADE = -2;
export const HIGHEST_GRADE = 12;

const LEVEL_BY_KEY = new Map(EDUCATION_LEVELS.map((level) => [level.key, level]));

/** The level of a key; every key has one. */
function educationLevel(key: EducationLevelKey): EducationLevel {
  return LEVEL_BY_KEY.get(key)!;
}

/** The grade numbers of a level, in order. */
export function gradesOfLevel(key: EducationLevelKey): number[] {
  return educationLevel(key).classes.map((entry) => entry.grade);
}
