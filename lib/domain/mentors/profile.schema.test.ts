import { describe, expect, it } from "vitest";
import { profilePathSchema, usernameParamSchema } from "./profile.schema";

const accepts = (username: unknown) => usernameParamSchema.safeParse({ username }).success;

describe("usernameParamSchema", () => {
  it.each(["abc", "asha-rao", "asha-rao-2", "007", "a".repeat(60)])("accepts %s", (username) => {
    expect(accepts(username)).toBe(true);
  });

  it.each([
    "",
    "ab",
    "a".repeat(61),
    "Asha",
    "asha rao",
    "asha_rao",
    "-asha",
    "asha-",
    "asha--rao",
    "asha\n",
    "ашa",
    "asha\u0000",
    "../etc",
    "<b>",
    null,
    undefined,
    7,
    ["asha"],
  ])("refuses %j", (username) => {
    expect(accepts(username)).toBe(false);
  });
});

describe("profilePathSchema", () => {
  const tabOf = (tab: unknown) => profilePathSchema.safeParse({ username: "asha-rao", tab }).data?.tab;

  it("reads the plain path as About and each other tab from its segment", () => {
    expect(tabOf(undefined)).toBe("about");
    expect(tabOf(["courses"])).toBe("courses");
    expect(tabOf(["qualifications"])).toBe("qualifications");
    expect(tabOf(["reviews"])).toBe("reviews");
  });

  it.each([[["about"]], [["settings"]], [["reviews", "x"]], [[]], ["reviews"], [["Reviews"]]])("refuses %j", (tab) => {
    expect(tabOf(tab)).toBeUndefined();
  });
});
