import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { FLOOR } from "./budgets";

test("the floor of the budgets matches the installed Next.js", () => {
  // Another version has other scripts: `npm run weight` measures them, and budgets.ts stores the result.
  const { version } = createRequire(import.meta.url)("next/package.json") as { version: string };
  expect(version).toBe(FLOOR.next);
});
