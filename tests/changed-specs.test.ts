import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHANGED_SPECS } from "./changed-specs";

describe("the tests of changed files", () => {
  it.each(Object.entries(CHANGED_SPECS))("of %s exist", (place, specs) => {
    expect([place, ...specs].filter((file) => !existsSync(file))).toEqual([]);
  });
});
