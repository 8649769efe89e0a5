import { expect, it } from "vitest";
import { jobState } from "./job-state.rules";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const run = (startedMs: number, succeededMs: number | null, failedMs: number | null) => ({
  startedAt: ago(startedMs),
  succeededAt: succeededMs === null ? null : ago(succeededMs),
  failedAt: failedMs === null ? null : ago(failedMs),
});

it.each([
  ["never", null],
  ["fine", run(1000, 1000, null)],
  ["fine", run(1000, 1000, 5000)],
  ["failing", run(1000, 5000, 1000)],
  ["failing", run(1000, null, 1000)],
  ["fine", run(3000, 3000, null)],
  ["late", run(3001, 3001, null)],
  ["late", run(3001, null, 3001)],
] as const)("is %s", (state, last) => {
  expect(jobState(last, 1000, now)).toBe(state);
});
