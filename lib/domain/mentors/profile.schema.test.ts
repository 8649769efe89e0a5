import { describe, expect, it } from "vitest";
import { profileTabSchema, usernameParamSchema } from "./profile.schema";

const accepts = (username: unknown) => usernameParamSchema.safeParse({ username }).success;

describe("usernameParamSchema", () => {
  it.each(["abc", "asha-rao", "asha-rao-2", "007", "a".repeat(60)])("accepts %s", (username) => {
    expect(accepts(username)).toBe(true);
  });

  it.each([
    "", "ab", "a".repeat(61), "Asha", "asha rao", "asha_rao", "-asha", "asha-", "asha--rao", "asha\n", "ашa",
    "asha\u0000", "../etc", "<b>", null, undefined, 7, ["asha"],
  ])("refuses %j", (username) => {
    expect(accepts(username)).toBe(false);
  }); // prettier-ignore
});

it("knows the four tabs and no other", () => {
  for (const tab of ["about", "courses", "qualifications", "reviews"]) {
    expect(profileTabSchema.safeParse(tab).success).toBe(true);
  }
  for (const tab of ["", "About", "settings", "__proto__"]) expect(profileTabSchema.safeParse(tab).success).toBe(false);
});
