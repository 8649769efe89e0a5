import { describe, expect, it } from "vitest";
import { isListable } from "./listed.rules";

const offer = (...specificClasses: string[]) => ({ specificClasses });
const complete = { isEmailVerified: true, age: null, subjects: ["Physics"], classesOffered: [offer("Class 10")] };

describe("isListable", () => {
  it("lists a mentor with a verified email, one subject and one class", () => {
    expect(isListable(complete)).toBe(true);
  });

  it.each([
    ["an email that is not verified", { isEmailVerified: false }],
    ["no subject", { subjects: [] }],
    ["no class offered", { classesOffered: [] }],
    ["an offer without a class", { classesOffered: [offer()] }],
    ["many offers without a class", { classesOffered: [offer(), offer()] }],
  ])("does not list one with %s", (_what, change) => {
    expect(isListable({ ...complete, ...change })).toBe(false);
  });

  it("needs only one offer with a class", () => {
    expect(isListable({ ...complete, classesOffered: [offer(), offer("LKG"), offer()] })).toBe(true);
  });
});
