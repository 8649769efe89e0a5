import { describe, expect, it } from "vitest";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { gradeLabel, gradeMask, gradeOfLabel, gradesOfMask, levelOfGrade } from "./grade.rules";

describe("gradeOfLabel", () => {
  it("reads every label of the catalogue", () => {
    for (const { label, grade } of EDUCATION_LEVELS.flatMap((level) => level.classes)) {
      expect(gradeOfLabel(label)).toBe(grade);
    }
  });

  it.each([
    ["pre-KG", -2],
    ["Nursery", -2],
    ["lkg", -1],
    ["UKG", 0],
    ["plus 2 first", 11],
    ["plus 2 second", 12],
    ["+2 1st year", 11],
    ["Plus Two Second Year", 12],
    ["10th", 10],
    ["Grade 7", 7],
    ["class vii", 7],
    ["Class XII", 12],
    ["-1", -1],
  ])("reads %j as %i", (label, grade) => {
    expect(gradeOfLabel(label)).toBe(grade);
  });

  it.each(["", "Class", "Class 13", "Class 99", "plus 2", "maths"])("finds no grade in %j", (label) => {
    expect(gradeOfLabel(label)).toBeUndefined();
  });
});

it("labels grades", () => {
  expect([-2, -1, 0, 1, 10, 11, 12].map(gradeLabel)).toEqual([
    "Pre-KG",
    "LKG",
    "UKG",
    "Grade 1",
    "Grade 10",
    "College Year 1",
    "College Year 2",
  ]);
});

it("maps every grade to its level (docs/product.md, States)", () => {
  expect([-2, 0, 1, 5, 6, 10, 11, 12].map(levelOfGrade)).toEqual([
    "kindergarten",
    "kindergarten",
    "primaryschool",
    "primaryschool",
    "highschool",
    "highschool",
    "college",
    "college",
  ]);
});

it("keeps grades in a mask and gives them back in order", () => {
  expect(gradesOfMask(gradeMask([12, -2, 5]))).toEqual([-2, 5, 12]);
  expect(gradeMask([])).toBe(0);
});
