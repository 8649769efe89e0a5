import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { townListText } from "./town-list";

it("the committed town list matches the script's output", () => {
  const committed = readFileSync(path.join(import.meta.dirname, "../../../lib/server/places/towns.json"), "utf8");
  expect(committed === townListText(), "Run `npx tsx scripts/make-town-list.ts`.").toBe(true);
});
