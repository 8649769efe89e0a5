import { expect, it } from "vitest";
import type { Fee } from "./fee.rules";
import { classesLine, feeLine } from "./card-lines.rules";

const hourly = (amount: number): Fee => ({
  amount,
  currency: "INR",
  per: "hour",
  lessonsPerWeek: null,
  lessonMinutes: null,
});
const offer = (subject: string, specificClasses: string[], fee: Fee | null = null) => ({
  subject,
  specificClasses,
  fee,
});

it.each([
  [
    [
      ["Class 6", "Class 8", "Class 7"],
      ["Class 9", "Class 10"],
    ],
    "Classes 6–10",
  ],
  [[["Class 3"], ["LKG", "UKG"]], "LKG–UKG, Class 3"],
  [[["UKG", "Class 1", "Class 2"]], "UKG, Classes 1–2"],
  [[["Class 10", "Plus 2 First Year", "Plus 2 Second Year"]], "Class 10, Plus 2 First Year–Plus 2 Second Year"],
  [[["No such class"]], ""],
])("writes %j as %j", (classes, line) => {
  expect(classesLine({ classesOffered: classes.map((some) => offer("Physics", some)) })).toBe(line);
});

it("shows the fee of the requested class, otherwise the lowest", () => {
  const classesOffered = [
    offer("Mathematics", ["Class 9"], hourly(60_000)),
    offer("Physics", ["Class 9"], hourly(45_000)),
    offer("Physics", ["Class 10"]),
  ];
  expect(feeLine({ classesOffered }, { subject: "Mathematics", grade: 9 })).toBe("₹600 an hour");
  expect(feeLine({ classesOffered }, { subject: "Physics", grade: 10 })).toBe("Ask");
  expect(feeLine({ classesOffered }, { subject: "Physics", grade: null })).toBe("from ₹450 an hour");
  expect(feeLine({ classesOffered }, {})).toBe("from ₹450 an hour");
  expect(feeLine({ classesOffered: [classesOffered[0]!] }, {})).toBe("₹600 an hour");
  expect(feeLine({ classesOffered: [] }, {})).toBe("Ask");
});
