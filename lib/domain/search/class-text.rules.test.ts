import { describe, expect, it } from "vitest";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { findSubject, SUBJECTS } from "@/lib/catalogue/subjects";
import { type FindTown, readClassText } from "./class-text.rules";

const id = (name: string) => findSubject(name)!.id;

describe("readClassText", () => {
  it("understands every class label of the catalogue", () => {
    for (const { label, grade } of EDUCATION_LEVELS.flatMap((level) => level.classes)) {
      expect(readClassText(label)).toMatchObject({ grade, subjects: [], unknown: null, correction: null });
    }
  });

  it("understands every subject and alias, as typed", () => {
    for (const subject of SUBJECTS) {
      for (const word of [subject.name, ...subject.aliases]) {
        expect(readClassText(word.toUpperCase())).toMatchObject({ subjects: [subject.id], correction: null });
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
      subjects: subject === null ? [] : [id(subject)],
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
    expect(readClassText(typed)).toMatchObject({ subjects: [id(understood)], correction: { typed, understood } });
  });

  it.each([
    "xyzzy",
    "Class 99",
    "日本語",
    "<b>",
    "<script>alert(1)</script>",
    "x=1&y=2",
    "Asha Verma",
    "Priya Sharma",
    "%00",
    "🦉",
  ])("reports that %j means nothing here", (text) => {
    expect(readClassText(text)).toMatchObject({ category: null, grade: null, subjects: [], correction: null });
    expect(readClassText(text).unknown).not.toBeNull();
  });

  it("keeps the class when only the rest is unknown", () => {
    expect(readClassText("Class 7 xyzzy")).toMatchObject({ grade: 7, subjects: [], unknown: "xyzzy" });
  });

  it.each([
    ["Class IX", 9],
    ["IX", 9],
    ["xii", 12],
    ["x", 10],
    ["class9", 9],
    ["Std. 4", 4],
    ["std-4", 4],
    ["9th std", 9],
    ["grade10", 10],
    ["plus one", 11],
    ["+2 second year", 12],
    ["Plus 2 1st year", 11],
    ["nursery", -2],
  ])("reads the class %j", (text, grade) => {
    expect(readClassText(text)).toMatchObject({ grade, category: null, subjects: [], unknown: null });
  });

  it.each([
    ["high school", "highschool", null],
    ["primary", "primaryschool", null],
    ["kindergarden", "kindergarten", null],
    ["plus two", "college", null],
    ["+2", "college", null],
    ["primary maths", "primaryschool", "Mathematics"],
    ["physics for plus two", "college", "Physics"],
  ])("reads the level of %j", (text, category, subject) => {
    const subjects = subject === null ? [] : [id(subject)];
    expect(readClassText(text)).toMatchObject({ category, grade: null, subjects, unknown: null });
  });

  it.each([
    ["physics chemistry", ["Physics", "Chemistry"]],
    ["Physics, Chemistry and maths", ["Physics", "Chemistry", "Mathematics"]],
    ["physics+chemestry", ["Physics", "Chemistry"]],
    ["spoken english & hindi", ["Spoken English", "Hindi"]],
    ["maths tutor for class 9", ["Mathematics"]],
  ])("finds every subject of %j", (text, names) => {
    expect(readClassText(text)).toMatchObject({ subjects: names.map(id), unknown: null });
  });

  it.each([
    ["class 9 maths under 600", 9, 600],
    ["maths up to ₹1000 for class 10", 10, 1000],
    ["below Rs. 450 maths", null, 450],
  ])("reads the highest fee of %j", (text, grade, fee) => {
    expect(readClassText(text)).toMatchObject({ grade, fee, subjects: [id("Mathematics")], unknown: null });
  });

  it.each([
    ["maths within 5 km", { distance: 5, free: null }],
    ["maths on Monday evenings", { distance: null, free: ["mon-evening"] }],
    ["maths thursday morning within 10km", { distance: 10, free: ["thu-morning"] }],
  ])("reads the distance and the time of %j", (text, limits) => {
    expect(readClassText(text)).toMatchObject({ ...limits, subjects: [id("Mathematics")], unknown: null });
  });

  it("takes a part of the day without a day for that part of every day", () => {
    const { free, grade, fee } = readClassText("class 9, under 600, evening");
    expect(free).toEqual(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => `${day}-evening`));
    expect({ grade, fee }).toEqual({ grade: 9, fee: 600 });
  });

  describe("with a list of towns", () => {
    const findTown: FindTown = (name, how) => {
      if (name === "pune") return "pune-maharashtra";
      return how === "similarly" && name === "punne" ? "pune-maharashtra" : null;
    };

    it.each([
      ["maths tutor in Pune", ["Mathematics"], null],
      ["maths tutors near punne", ["Mathematics"], null],
      ["pune maths", ["Mathematics"], null],
      ["class 9 science in Pune", ["Science"], 9],
      ["in Pune", [], null],
      ["class 9 maths in Pune within 5 km under 600 evening", ["Mathematics"], 9],
    ])("reads the town of %j", (text, names, grade) => {
      expect(readClassText(text, findTown)).toMatchObject({
        near: "pune-maharashtra",
        subjects: names.map(id),
        grade,
        unknown: null,
      });
    });

    it.each([
      ["tutor in maths", null],
      ["maths in atlantis", "atlantis"],
    ])("takes no town from %j", (text, unknown) => {
      expect(readClassText(text, findTown)).toMatchObject({ near: null, subjects: [id("Mathematics")], unknown });
    });
  });
});
