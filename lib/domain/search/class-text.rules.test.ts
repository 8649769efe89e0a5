import { describe, expect, it } from "vitest";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { readClassText } from "./class-text.rules";

const id = (name: string) => findSubject(name)!.id;

describe("readClassText", () => {
  it("understands every class label of the catalogue", () => {
    for (const { label, grade } of EDUCATION_LEVELS.flatMap((level) => level.classes)) {
      expect(readClassText(label)).toMatchObject({ grade, subject: null, unknown: null, correction: null });
    }
  });

  it("understands every subject and alias, as typed", () => {
    for (const subject of SUBJECTS) {
      for (const word of [subject.name, ...subject.aliases]) {
        expect(readClassText(word.toUpperCase())).toMatchObject({ subject: subject.id, correction: null });
      }
    }
  });

  it.each([
    ["7", 7, null],
    ["10th", 10, null],
    ["Class 7 maths", 7, "Mathematics"],
    ["maths for class 10", 10, "Mathematics"],
    ["physics plus 2 second year", 12, "Physics"],
    ["LKG phonics", -1, "Phonics"],
    ["  web   development ", null, "Web Development"],
    ["10th class science", 10, "Science"],
  ])("reads %j", (text, grade, subject) => {
    expect(readClassText(text)).toMatchObject({
      grade,
      subject: subject && id(subject),
      unknown: null,
      correction: null,
    });
  });

  it.each([
    ["mathmatics", "Mathematics"],
    ["phisics", "Physics"],
    ["chemestry", "Chemistry"],
    ["web developmnt", "Web Development"],
    ["biolgy", "Biology"],
    ["computr science", "Computer Science"],
  ])("takes %j for %s and reports it", (typed, understood) => {
    expect(readClassText(typed)).toMatchObject({ subject: id(understood), correction: { typed, understood } });
  });

  it.each(["xyzzy", "Class 99", "日本語", "<b>", "%00", "🦉"])("reports that %j means nothing here", (text) => {
    expect(readClassText(text)).toMatchObject({ category: null, grade: null, subject: null, correction: null });
    expect(readClassText(text).unknown).not.toBeNull();
  });

  it("keeps the class when only the rest is unknown", () => {
    expect(readClassText("Class 7 xyzzy")).toMatchObject({ grade: 7, subject: null, unknown: "xyzzy" });
  });

  it("reads a level's name as its category", () => {
    expect(readClassText("high school")).toMatchObject({ category: "highschool", unknown: null });
  });
});
