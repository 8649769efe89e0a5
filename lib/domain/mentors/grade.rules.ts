import {
  EDUCATION_LEVELS,
  type EducationLevelKey,
  HIGHEST_GRADE,
  LOWEST_GRADE,
} from "@/lib/catalogue/education-levels";

const ROMAN_GRADES: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  x: 10,
  xi: 11,
  xii: 12,
};

/**
 * The grade number of a class label (docs/product.md, Data): Pre-KG -2, LKG -1, UKG 0, the plus-two years 11 and 12,
 * otherwise the first number in the label. Also reads Roman numerals after "Class". Undefined when the label names no
 * grade.
 */
export function gradeOfLabel(label: string): number | undefined {
  const text = label.trim().toLowerCase();
  if (/\b(pre|nursery)\b|\bpre-?kg\b/.test(text)) return -2;
  if (/\blkg\b/.test(text)) return -1;
  if (/\bukg\b/.test(text)) return 0;
  if (/(\bplus (2|two)\b|\+ ?2)/.test(text)) {
    if (/\b(first|1st)\b/.test(text)) return 11;
    if (/\b(second|2nd)\b/.test(text)) return 12;
    return undefined;
  }
  const digits = /-?\d+/.exec(text)?.[0];
  const roman = /\b(?:class|grade|std|standard) ([ivx]+)\b/.exec(text)?.[1];
  const grade = digits !== undefined ? Number(digits) : roman !== undefined ? ROMAN_GRADES[roman] : undefined;
  return grade !== undefined && isGrade(grade) ? grade : undefined;
}

/** Whether any class has this grade number. */
export function isGrade(value: number): boolean {
  return Number.isInteger(value) && value >= LOWEST_GRADE && value <= HIGHEST_GRADE;
}

/** The one name of a grade's class: "LKG", "Class 9", "Plus 2 First Year". */
export function classOfGrade(grade: number): string {
  return EDUCATION_LEVELS.flatMap(({ classes }) => classes).find((entry) => entry.grade === grade)!.label;
}

/** The label of a grade in the Grade Level dropdown (docs/product.md, Data). */
export function gradeLabel(grade: number): string {
  if (grade <= 0) return classOfGrade(grade);
  return grade > 10 ? `College Year ${grade - 10}` : `Grade ${grade}`;
}

/** The level that a grade belongs to. */
export function levelOfGrade(grade: number): EducationLevelKey {
  return EDUCATION_LEVELS.find((level) => level.classes.some((entry) => entry.grade === grade))!.key;
}

/** Grades as bits of one integer: bit 0 is the lowest grade. */
export function gradeMask(grades: Iterable<number>): number {
  let mask = 0;
  for (const grade of grades) mask |= 1 << (grade - LOWEST_GRADE);
  return mask;
}

/** The grades of a mask, lowest first. */
export function gradesOfMask(mask: number): number[] {
  const grades: number[] = [];
  for (let grade = LOWEST_GRADE; grade <= HIGHEST_GRADE; grade++) {
    if (mask & (1 << (grade - LOWEST_GRADE))) grades.push(grade);
  }
  return grades;
}
