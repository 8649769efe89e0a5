import { describe, expect, it } from "vitest";
import { deriveKey, KEY_VARIABLES, type KeyUse } from "./derive-key";

const AUTH_SECRET = "kJ8vQ2mN7xR4tY9wZ1aB6cD3eF5gH0iL";
const USES = Object.keys(KEY_VARIABLES) as KeyUse[];
const keysUnder = (secrets: Parameters<typeof deriveKey>[1]) =>
  Object.fromEntries(USES.map((use) => [use, deriveKey(use, secrets).toString("hex")]));

describe("deriveKey", () => {
  it("gives each use a key of 256 bits of its own, always the same", () => {
    const keys = keysUnder({ AUTH_SECRET });
    expect(new Set(Object.values(keys)).size).toBe(USES.length);
    for (const key of Object.values(keys)) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(keysUnder({ AUTH_SECRET })).toEqual(keys);
  });

  it.each(USES)("changes the key of %s alone when its variable is set", (use) => {
    const before = keysUnder({ AUTH_SECRET });
    const after = keysUnder({ AUTH_SECRET, [KEY_VARIABLES[use]]: "another-one-0123456789-0123456789" });
    expect(after[use]).not.toBe(before[use]);
    expect({ ...after, [use]: before[use] }).toEqual(before);
  });

  it("keeps a key with a variable of its own when AUTH_SECRET changes", () => {
    const own = { POSITION_SECRET: "one-of-its-own-0123456789-012345" };
    const [before, after] = [keysUnder({ AUTH_SECRET, ...own }), keysUnder({ AUTH_SECRET: `${AUTH_SECRET}2`, ...own })];
    expect(USES.filter((use) => before[use] === after[use])).toEqual(["positions"]);
  });

  it("refuses to derive from nothing", () => {
    expect(() => deriveKey("mails", {})).toThrow("AUTH_SECRET is not set");
  });
});
