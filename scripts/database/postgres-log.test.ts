import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { boundLog } from "./postgres-log";

it("keeps the log and the one before it within their bound", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-log-"));
  const log = path.join(folder, "postgres.log");
  boundLog(log);
  for (let day = 1; day <= 5; day++) {
    appendFileSync(log, `day ${day}\n${"x".repeat(6 * 1024 * 1024)}`);
    boundLog(log);
    expect(statSync(log).size).toBe(0);
    expect(readFileSync(`${log}.1`, "utf8").slice(0, 5)).toBe(`day ${day}`);
  }
  appendFileSync(log, "a line");
  boundLog(log);
  expect(readFileSync(log, "utf8")).toBe("a line");
  rmSync(folder, { recursive: true });
});
