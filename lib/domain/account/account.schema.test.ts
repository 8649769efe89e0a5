import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountMessages as messages } from "./account.messages";
import { loginSchema, newPasswordSchema, registerSchema, verifyEmailSchema } from "./account.schema";

const valid = { name: "Asha Rao", email: "asha@example.com", password: "Secret1!" };
const errorsOf = (input: unknown) =>
  Object.fromEntries(
    (registerSchema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

describe("registerSchema", () => {
  it("takes a plain registration as a user", () => {
    expect(registerSchema.parse(valid)).toEqual({ ...valid, role: "user" });
  });

  it("drops fields that would grant more", () => {
    const parsed = registerSchema.parse({ ...valid, id: "x", isMentorVerified: true, emailVerifiedAt: "2020-01-01" });
    expect(Object.keys(parsed).sort()).toEqual(["email", "name", "password", "role"]);
    expect(errorsOf({ ...valid, role: "admin" })).toEqual({ role: messages.roleUnknown });
  });

  it.each(["", "  ", "A", "😀", undefined, 7, null])("refuses %j and requests a name", (name) => {
    expect(errorsOf({ ...valid, name })).toEqual({ name: messages.nameMissing });
  });

  it.each(["A\u0000sha", "Asha\u202Eoar", "As\u200Bha", "Asha\uD800"])("refuses the unreadable name %j", (name) => {
    expect(errorsOf({ ...valid, name })).toEqual({ name: messages.nameUnreadable });
  });

  it.each(["Win now evil.com", "asha@evil.example", "http://evil"])("refuses the address in %j", (name) => {
    expect(errorsOf({ ...valid, name })).toEqual({ name: messages.nameHoldsAddress });
  });

  it.each(["Mentorhood Support", "Adm1n"])("refuses the staff name %j", (name) => {
    expect(errorsOf({ ...valid, name })).toEqual({ name: messages.nameReserved });
  });

  it("counts characters, not code units", () => {
    expect(registerSchema.parse({ ...valid, name: "😀".repeat(50) }).name).toHaveLength(100);
    expect(errorsOf({ ...valid, name: "😀".repeat(51) })).toEqual({ name: messages.nameTooLong });
  });

  it.each(["", "asha", "asha@", "@example.com", "a b@example.com", "asha@example", "asha@例え.jp", ["a@example.com"]])(
    "refuses %j as an address",
    (email) => expect(errorsOf({ ...valid, email })).toEqual({ email: messages.emailInvalid }),
  );

  it.each([" Asha@Example.COM ", "ASHA@EXAMPLE.COM", "ａｓｈａ@example.com", "asha@eＸample.com"])(
    "normalises %j to the same address",
    (email) => expect(registerSchema.parse({ ...valid, email }).email).toBe("asha@example.com"),
  );

  it.each(["Ab1!x", "abcdef1!", "ABCDEF1!", "Abcdefg!", "Abcdefg1", "", undefined])(
    "refuses the password %j",
    (password) => {
      expect(errorsOf({ ...valid, password })).toEqual({ password: messages.passwordWeak });
    },
  );

  it("takes passwords of up to 128 characters", () => {
    const long = `Aa1!${"x".repeat(124)}`;
    expect(registerSchema.safeParse({ ...valid, password: long }).success).toBe(true);
    expect(errorsOf({ ...valid, password: `${long}x` })).toEqual({ password: messages.passwordLong });
  });

  it("never throws, for any input", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        registerSchema.safeParse(input);
      }),
    );
  });
});

describe("loginSchema", () => {
  it.each([
    [undefined, false],
    ["on", true],
    ["true", true],
    ["false", false],
    [true, true],
    [false, false],
  ])("parses the box %j as %j", (keepSignedIn, expected) => {
    expect(loginSchema.parse({ ...valid, keepSignedIn }).keepSignedIn).toBe(expected);
  });
});

describe("newPasswordSchema", () => {
  it("reports that the passwords differ, alongside a broken rule", () => {
    const issues = newPasswordSchema.safeParse({ password: "abc", confirmPassword: "x" }).error!.issues;
    const texts = issues.map(({ message }) => message);
    expect(texts).toContain(messages.passwordShort);
    expect(texts).toContain(messages.passwordsDiffer);
  });

  it.each([null, undefined, "text", 7, [], {}])("refuses %j without throwing", (input) => {
    expect(newPasswordSchema.safeParse(input).success).toBe(false);
  });
});

describe("verifyEmailSchema", () => {
  it.each([
    {},
    { token: "x".repeat(43) },
    { email: "a@example.com" },
    { token: "x".repeat(42), email: "a@example.com" },
  ])("refuses %j", (input) => expect(verifyEmailSchema.safeParse(input).success).toBe(false));
});
