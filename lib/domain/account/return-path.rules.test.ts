import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailedReturnPath, safeReturnPath } from "./return-path.rules";

describe("safeReturnPath", () => {
  it.each([
    "/profile",
    "/Book-a-Meeting?mentor=asha-rao",
    "/mentors?category=college#top",
    "/",
    "/mentor/profile/%E0%A4%86",
    "/tutors/a%20b",
  ])("keeps %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "profile",
    "",
    "/login?from=/login",
    "/api/v1/users/logout",
    undefined,
    null,
    "/%61pi/v1/users/logout",
    "/%2561pi/v1/users/logout",
    "/%25252561pi/v1/users/logout",
    "/API/v1/users/logout",
    "/x/..%2fapi/v1/users/logout",
    "/%2f/evil.example",
    "/%5cevil.example",
    "/x%2f..%2f..%2f%2fevil.example",
    "/%6cogin",
    "/%",
    "/api%2fv1%2fusers%2flogout",
    "/api%3fx",
    ["/profile"],
    `/${"x".repeat(600)}`,
  ])("refuses %j", (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it("never redirects to another site", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("/", "\\", ".", ":", "@", "a", "\t", "\n", " ", "?", "#") }),
        (path) => {
          const safe = safeReturnPath(`/${path}`);
          if (safe !== null) expect(new URL(safe, "https://us.example").origin).toBe("https://us.example");
        },
      ),
    );
  });
});

describe("mailedReturnPath", () => {
  it.each([
    "/Book-a-Meeting?mentor=asha-rao&zone=Asia%2FKolkata&slot=2026-11-23T10%3A00%3A00.000Z",
    "/profile?tab=meetings",
  ])("keeps %s", (path) => expect(mailedReturnPath(path)).toBe(path));

  it.each([
    "/mentors?class=win-now-at-evil.com",
    "/x?y=www.evil",
    "/x?y=a%40b.example",
    `/${"x".repeat(300)}`,
    "//evil.example",
  ])("keeps a message by %s out of a mail", (path) => expect(mailedReturnPath(path)).toBeNull());
});
