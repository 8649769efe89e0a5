import fc from "fast-check";
import { expect, it } from "vitest";
import { CATEGORY_IDS } from "@/lib/catalogue/categories";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { gradeMask, gradeOfLabel } from "@/lib/domain/mentors/grade.rules";
import { demandsOf, type Filters, NO_FILTERS } from "./filters";
import { freeTimesOf } from "./free-times.rules";
import { type ListingSource, toListingRow } from "./listing-row.rules";
import { LEVEL_GRADE_MASK, offerPairs, subjectMask, TECHNOLOGY_SUBJECT_MASK } from "./tokens.rules";

const NOW = { now: new Date("2026-03-04T05:00:00Z"), timeZone: "Asia/Kolkata" };

type Offer = ListingSource["classesOffered"][number];
/** A class in both formats, without a fee. */
const offerOf = (offer: Pick<Offer, "subject" | "specificClasses"> & Partial<Offer>): Offer => ({
  format: "hybrid",
  feeAmount: null,
  feePeriod: null,
  lessonsPerWeek: null,
  lessonMinutes: null,
  ...offer,
});
const ASHA: ListingSource = {
  mentorId: 1,
  name: "Asha Verma",
  subjects: ["Physics"],
  classesOffered: [offerOf({ subject: "Physics", specificClasses: ["Class 9"] })],
  languages: [],
  boards: [],
  reachKm: null,
  hostsStudents: true,
  freeTimes: freeTimesOf(null, [], NOW.now),
  publicPosition: null,
  placeName: null,
};
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

const subjectOf = fc.constantFrom(...SUBJECTS.map((subject) => subject.name));

it("tokens and conditions always agree on who matches", () => {
  const profile = fc.record({
    subjects: fc.uniqueArray(subjectOf, { maxLength: 3 }),
    offers: fc.array(
      fc.record({
        subject: fc.oneof({ weight: 9, arbitrary: subjectOf }, fc.constant("Calligraphy")),
        specificClasses: fc.uniqueArray(fc.constantFrom(...CLASSES.map((entry) => entry.label)), { maxLength: 4 }),
      }),
      { maxLength: 3 },
    ),
  });
  const filter = fc.record({
    category: fc.constantFrom(...CATEGORY_IDS),
    subject: fc.option(fc.constantFrom(...SUBJECTS.map((subject) => subject.id))),
    grade: fc.option(fc.constantFrom(...CLASSES.map((entry) => entry.grade))),
  });
  fc.assert(
    fc.property(profile, filter, ({ subjects, offers }, { category, subject, grade }) => {
      const row = toListingRow({ ...ASHA, subjects, classesOffered: offers.map(offerOf) });
      const wantedSubjects = [
        ...(subject === null ? [] : [subjectMask([subject])]),
        ...(category === "technology" ? [TECHNOLOGY_SUBJECT_MASK] : []),
      ];
      const wantedGrades = [
        ...(grade === null ? [] : [gradeMask([grade])]),
        ...(category === "all" || category === "technology" ? [] : [LEVEL_GRADE_MASK[category]]),
      ];
      const isOffered = (subjectBits: bigint, gradeBits: number) =>
        offers.some(
          (offer) =>
            (subjectMask([findSubject(offer.subject)?.id ?? 63]) & subjectBits) !== 0n &&
            (gradeMask(offer.specificClasses.map((label) => gradeOfLabel(label)!)) & gradeBits) !== 0,
        );
      const byMasks =
        wantedSubjects.every((bits) => (row.subjectMask & bits) !== 0n) &&
        wantedGrades.every((bits) => (row.gradeMask & bits) !== 0);
      const isMatch =
        byMasks && wantedSubjects.every((bits) => wantedGrades.every((grades) => isOffered(bits, grades)));

      const { tokens, conditions } = demandsOf({ ...NO_FILTERS, category, subject, grade }, NOW);
      const columns: Record<string, bigint> = { subject_mask: row.subjectMask, grade_mask: BigInt(row.gradeMask) };
      const byConditions = conditions.every(
        (condition) => "anyOf" in condition && (columns[condition.column]! & BigInt(condition.anyOf)) !== 0n,
      );
      expect(tokens.every((token) => row.tokens.includes(token))).toBe(isMatch);
      expect(byConditions).toBe(byMasks);
      expect(byConditions && offerPairs(tokens).every((token) => row.tokens.includes(token))).toBe(isMatch);
    }),
    { numRuns: 3000 },
  );
});

it("finds a subject with the classes that it is offered for, and on its own without an offer", () => {
  const { tokens } = toListingRow({
    ...ASHA,
    subjects: ["Hindi", "Programming"],
    classesOffered: [
      offerOf({ subject: "Mathematics", specificClasses: ["Class 9"] }),
      offerOf({ subject: "Programming", specificClasses: ["Class 5"] }),
    ],
  });
  const isFound = (filter: Partial<Filters>) =>
    demandsOf({ ...NO_FILTERS, ...filter }, NOW).tokens.every((token) => tokens.includes(token));
  const subject = (name: string) => findSubject(name)!.id;
  expect(isFound({ subject: subject("Mathematics"), grade: 9 })).toBe(true);
  expect(isFound({ subject: subject("Mathematics"), category: "highschool" })).toBe(true);
  expect(isFound({ subject: subject("Mathematics"), grade: 5 })).toBe(false);
  expect(isFound({ subject: subject("Mathematics"), category: "primaryschool" })).toBe(false);
  expect(isFound({ category: "technology", grade: 5 })).toBe(true);
  expect(isFound({ category: "technology", grade: 9 })).toBe(false);
  expect(isFound({ subject: subject("Hindi") })).toBe(true);
  expect(isFound({ subject: subject("Hindi"), grade: 9 })).toBe(false);
});

it("finds mentors by their classes' subjects and by aliases, and ignores other words", () => {
  const row = toListingRow({
    ...ASHA,
    subjects: ["maths", "Calligraphy"],
    classesOffered: [offerOf({ subject: "cs", specificClasses: ["Class 7", "No such class"] })],
    publicPosition: { latitude: 28.6, longitude: 77.2 },
    placeName: "New Delhi, Delhi",
  });
  expect(row.subjectMask).toBe(subjectMask([1, 9]));
  expect(row.gradeMask).toBe(gradeMask([7]));
  expect(row.quadkey).toBeGreaterThan(0);
  expect(row.town).toBe("new-delhi-delhi");
});

it("gives no position to an online-only mentor, but to one who also teaches in person", () => {
  const place = { latitude: 18.5, longitude: 73.9 };
  const positionOf = (format: Offer["format"], hostsStudents: boolean, reachKm: number | null) => {
    const classesOffered = [offerOf({ subject: "Physics", specificClasses: ["Class 9"], format })];
    const {
      latitude,
      quadkey,
      modeMask,
      reachKm: reach,
    } = toListingRow({
      ...ASHA,
      classesOffered,
      hostsStudents,
      reachKm,
      publicPosition: place,
    });
    expect(latitude === null).toBe(quadkey === null);
    return { isPlaced: latitude !== null, modeMask, reach };
  };
  expect(positionOf("online", true, 5)).toEqual({ isPlaced: false, modeMask: 1, reach: null });
  expect(positionOf("hybrid", false, null)).toEqual({ isPlaced: true, modeMask: 1, reach: null });
  expect(positionOf("offline", false, null)).toEqual({ isPlaced: true, modeMask: 0, reach: null });
  expect(positionOf("hybrid", true, 5)).toEqual({ isPlaced: true, modeMask: 7, reach: 5 });
  expect(positionOf("offline", false, 5)).toEqual({ isPlaced: true, modeMask: 2, reach: 5 });
  expect(positionOf("offline", true, null)).toEqual({ isPlaced: true, modeMask: 4, reach: null });
});

it('finds a mentor by the cheapest class, and one who says "Ask" by no fee', () => {
  const hourly = (feeAmount: number) =>
    offerOf({ subject: "Physics", specificClasses: ["Class 9"], feeAmount, feePeriod: "hour" });
  const { fee, tokens } = toListingRow({ ...ASHA, classesOffered: [hourly(90_000), hourly(45_000)] });
  expect(fee).toBe(45_000);
  // Tokens and condition agree at every step and between steps.
  for (const asked of [200, 400, 449, 450, 500, 600, 2000, 9000]) {
    const demands = demandsOf({ ...NO_FILTERS, fee: asked }, NOW);
    const hasTokens = demands.tokens.every((token) => tokens.includes(token));
    if (demands.rest.length === 0) expect(hasTokens).toBe(asked * 100 >= fee!);
    else if (asked * 100 >= fee!) expect(hasTokens).toBe(true);
    expect(demands.conditions).toEqual([{ column: "fee", type: "int4", atMost: asked * 100 }]);
  }
  expect(toListingRow(ASHA)).toMatchObject({ fee: null });
  expect(toListingRow(ASHA).tokens.filter((token) => token >= 600 && token < 1000)).toEqual([]);
});
