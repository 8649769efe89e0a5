import fc from "fast-check";
import { expect, it } from "vitest";
import { CATEGORY_IDS } from "@/lib/catalogue/categories";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { gradeMask } from "@/lib/domain/mentors/grade.rules";
import { demandsOf, NO_FILTERS } from "./filters";
import { toListingRow } from "./listing-row.rules";
import { LEVEL_GRADE_MASK, subjectMask, TECHNOLOGY_SUBJECT_MASK } from "./tokens.rules";

const CLASSES = EDUCATION_LEVELS.flatMap((level) => level.classes);

it("uses the documented level masks", () => {
  expect(LEVEL_GRADE_MASK).toEqual({ kindergarten: 7, primaryschool: 248, highschool: 7936, college: 24576 });
});

it("gives every subject a bit of its own below 62", () => {
  const ids = SUBJECTS.map((subject) => subject.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeLessThan(62);
  const words = SUBJECTS.flatMap(({ name, aliases }) => [name, ...aliases].map((word) => word.toLowerCase()));
  expect(new Set(words).size).toBe(words.length);
});

it("tokens and masks always agree on who matches", () => {
  const profile = fc.record({
    subjects: fc.uniqueArray(fc.constantFrom(...SUBJECTS.map((subject) => subject.name)), { maxLength: 4 }),
    classes: fc.uniqueArray(fc.constantFrom(...CLASSES.map((entry) => entry.label)), { maxLength: 5 }),
  });
  const filter = fc.record({
    category: fc.constantFrom(...CATEGORY_IDS),
    subject: fc.option(fc.constantFrom(...SUBJECTS.map((subject) => subject.id))),
    grade: fc.option(fc.constantFrom(...CLASSES.map((entry) => entry.grade))),
  });
  fc.assert(
    fc.property(profile, filter, ({ subjects, classes }, { category, subject, grade }) => {
      const row = toListingRow({
        mentorId: 1,
        name: "Asha Verma",
        subjects,
        classesOffered: [{ subject: subjects[0] ?? "Calligraphy", specificClasses: classes }],
        publicPosition: null,
        placeName: null,
      });
      const byMask =
        (subject === null || (row.subjectMask & subjectMask([subject])) !== 0n) &&
        (grade === null || (row.gradeMask & gradeMask([grade])) !== 0) &&
        (category !== "technology" || (row.subjectMask & TECHNOLOGY_SUBJECT_MASK) !== 0n) &&
        (category === "all" || category === "technology" || (row.gradeMask & LEVEL_GRADE_MASK[category]) !== 0);
      const { tokens, conditions } = demandsOf({ ...NO_FILTERS, category, subject, grade });
      const byTokens = tokens.every((token) => row.tokens.includes(token));
      const columns: Record<string, bigint> = { subject_mask: row.subjectMask, grade_mask: BigInt(row.gradeMask) };
      const byConditions = conditions.every(
        (condition) => "anyOf" in condition && (columns[condition.column]! & BigInt(condition.anyOf)) !== 0n,
      );
      expect(byConditions).toBe(byMask);
      expect(byTokens).toBe(byMask);
    }),
    { numRuns: 2000 },
  );
});

it("finds mentors by their classes' subjects and by aliases, and tolerates other words", () => {
  const row = toListingRow({
    mentorId: 1,
    name: "Asha Verma",
    subjects: ["maths", "Calligraphy"],
    classesOffered: [{ subject: "cs", specificClasses: ["Class 7", "No such class"] }],
    publicPosition: { latitude: 28.6, longitude: 77.2 },
    placeName: "New Delhi, Delhi",
  });
  expect(row.subjectMask).toBe(subjectMask([1, 9]));
  expect(row.gradeMask).toBe(gradeMask([7]));
  expect(row.quadkey).toBeGreaterThan(0);
  expect(row.town).toBe("new-delhi-delhi");
});
