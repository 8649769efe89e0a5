import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextUsernameChange, usernameBase } from "./username.rules";

describe("usernameBase", () => {
  it.each([
    ["Asha Rao", "asha-rao"],
    ["  José  Álvarez-Núñez ", "jose-alvarez-nunez"],
    ["Dr. A.P.J. Kalam", "dr-a-p-j-kalam"],
    ["आशा राव", "member"],
    ["Al", "member"],
  ])("turns %s into %s", (name, username) => expect(usernameBase(name)).toBe(username));

  it("always matches the database's constraint", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(usernameBase(name))),
    );
  });
});

describe("nextUsernameChange", () => {
  const now = new Date("2026-03-31T00:00:00Z");

  it.each([
    [null, null],
    ["2026-03-01T00:00:00.000Z", null],
    ["2026-03-01T00:00:00.001Z", "2026-03-31T00:00:00.001Z"],
    ["2026-03-30T23:59:59.000Z", "2026-04-29T23:59:59.000Z"],
  ])("for a change at %s is %s", (changedAt, next) => {
    expect(nextUsernameChange(changedAt ? new Date(changedAt) : null, now)).toEqual(next && new Date(next));
  });
});
