import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { FLOOR } from "./budgets";

test("the floor that budgets stand on is of the Next.js that is installed", () => {
  // Another version sends other scripts of its own: `npm run weight` says how many, and budgets.ts keeps it.
  const { version } = createRequire(import.meta.url)("next/package.json") as { version: string };
  expect(version).toBe(FLOOR.next);
});
