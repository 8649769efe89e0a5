import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usernameBase } from "./username.rules";

describe("usernameBase", () => {
  it.each([
    ["Asha Rao", "asha-rao"],
    ["  José  Álvarez-Núñez ", "jose-alvarez-nunez"],
    ["Dr. A.P.J. Kalam", "dr-a-p-j-kalam"],
    ["आशा राव", "member"],
    ["Al", "member"],
  ])("makes of %s %s", (name, username) => expect(usernameBase(name)).toBe(username));

  it("always has the form that the database asks for", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(usernameBase(name))),
    );
  });
});
