import { expect, it } from "vitest";
import { subjectsLine } from "./subjects-line.rules";

it.each([
  [[], ""],
  [["Physics"], "Physics"],
  [["Physics", "Chemistry"], "Physics, Chemistry"],
  [["Physics", "Chemistry", "Biology"], "Physics, Chemistry..."],
])("%j reads %j", (subjects, line) => {
  expect(subjectsLine(subjects)).toBe(line);
});

it("names as many as there is room for", () => {
  const subjects = ["Physics", "Chemistry", "Biology", "Hindi", "English"];
  expect(subjectsLine(subjects, { shown: 4 })).toBe("Physics, Chemistry, Biology, Hindi...");
});

it.each([
  ["Biology", "Biology, Physics..."],
  ["Physics", "Physics, Chemistry..."],
  ["Hindi", "Physics, Chemistry..."],
])("names %s first when it is sought and taught", (sought, line) => {
  expect(subjectsLine(["Physics", "Chemistry", "Biology"], { sought })).toBe(line);
});
