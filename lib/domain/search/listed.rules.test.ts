import { describe, expect, it } from "vitest";
import type { Standing } from "@/lib/domain/verification/standing.rules";
import { isListable } from "./listed.rules";

const offer = (...specificClasses: string[]) => ({ specificClasses });
const complete = {
  isEmailVerified: true,
  age: null,
  subjects: ["Physics"],
  classesOffered: [offer("Class 10")],
  standing: "draft" as Standing,
  hasListingChecks: true,
};

describe("isListable", () => {
  it("lists a mentor with a verified email, one subject and one class", () => {
    expect(isListable(complete, "open")).toBe(true);
  });

  it.each([
    ["an email that is not verified", { isEmailVerified: false }],
    ["no subject", { subjects: [] }],
    ["no class offered", { classesOffered: [] }],
    ["an offer without a class", { classesOffered: [offer()] }],
    ["a needed check that is not valid", { hasListingChecks: false }],
    ["many offers without a class", { classesOffered: [offer(), offer()] }],
  ])("does not list one with %s", (_what, change) => {
    expect(isListable({ ...complete, ...change }, "open")).toBe(false);
  });

  it("needs only one offer with a class", () => {
    expect(isListable({ ...complete, classesOffered: [offer(), offer("LKG"), offer()] }, "open")).toBe(true);
  });

  it.each([
    ["draft", true, false],
    ["submitted", true, false],
    ["changes_requested", false, false],
    ["approved", true, true],
  ] as const)("lists a profile in the standing %s by the policy", (standing, open, approveFirst) => {
    expect(isListable({ ...complete, standing }, "open")).toBe(open);
    expect(isListable({ ...complete, standing }, "approve-first")).toBe(approveFirst);
  });
});
