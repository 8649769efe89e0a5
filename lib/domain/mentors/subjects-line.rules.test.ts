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
