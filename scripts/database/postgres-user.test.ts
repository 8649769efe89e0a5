import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { isReachableByOthers } from "./postgres-user";

it("sees a private folder anywhere above a place", () => {
  const root = mkdtempSync(path.join(tmpdir(), "reachable-"));
  const deep = path.join(root, "a/b");
  mkdirSync(deep, { recursive: true });
  chmodSync(root, 0o755);
  expect(isReachableByOthers(deep)).toBe(true);
  expect(isReachableByOthers(path.join(deep, "not/there/yet"))).toBe(true);
  chmodSync(root, 0o700);
  expect(isReachableByOthers(deep)).toBe(false);
  rmSync(root, { recursive: true });
});
