import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeReturnPath } from "./return-path.rules";

describe("safeReturnPath", () => {
  it.each(["/profile", "/Book-a-Meeting?mentor=asha-rao", "/mentors?category=college#top", "/"])("keeps %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    "https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "/.//evil.example",
    "/..//evil.example", "javascript:alert(1)", "profile", "", "/login?from=/login", "/api/v1/users/logout", undefined, null,
    ["/profile"], `/${"x".repeat(600)}`,
  ])("refuses %j", (path) => {
    expect(safeReturnPath(path)).toBeNull();
  }); // prettier-ignore

  it("never leads to another site", () => {
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
