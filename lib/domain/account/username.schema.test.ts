import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usernameBase } from "./username.rules";
import { usernameMessages as messages } from "./username.messages";
import { changeUsernameSchema, usernameSchema } from "./username.schema";

const messageOf = (username: unknown) => changeUsernameSchema.safeParse({ username }).error?.issues[0]?.message;

describe("changeUsernameSchema", () => {
  it.each([
    ["asha-rao", "asha-rao"],
    ["  Asha-Rao-9 ", "asha-rao-9"],
    ["a".repeat(60), "a".repeat(60)],
    ["123", "123"],
  ])("takes %j", (typed, username) => expect(changeUsernameSchema.parse({ username: typed })).toEqual({ username }));

  it.each([
    [undefined, messages.missing],
    ["  ", messages.missing],
    ["ab", messages.tooShort],
    ["a".repeat(61), messages.tooLong],
    ["asha rao", messages.formWrong],
    ["asha--rao", messages.formWrong],
    ["-asha", messages.formWrong],
    ["asha-", messages.formWrong],
    ["आशा-राव", messages.formWrong],
    ["asha/rao", messages.formWrong],
    ["asha_rao", messages.formWrong],
    ["admin", messages.reserved],
    [" NULL ", messages.reserved],
    ["mentorhood-help", messages.reserved],
  ])("refuses %j", (typed, message) => expect(messageOf(typed)).toBe(message));

  it("takes every name that a registration generates", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => usernameSchema.safeParse(usernameBase(name)).success),
    );
  });
});
