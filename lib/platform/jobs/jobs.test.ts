import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { logger } from "@/lib/platform/logger";
import { type RecordJob, runJobsOnce, startJobs } from "./jobs";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(logger, "warn").mockReturnValue();
  record.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const job = (run: () => Promise<void>, more: { firstAfterMs?: number } = {}) => ({
  name: "a job",
  everyMs: 1000,
  run: vi.fn(run),
  ...more,
});

const record = vi.fn<RecordJob>(async () => {});

it("repeats each job in its own period, failures too", async () => {
  const [failing, early] = [
    job(() => Promise.reject(new Error("Not now."))),
    job(async () => {}, { firstAfterMs: 10 }),
  ];
  startJobs([failing, early], record);
  await vi.advanceTimersByTimeAsync(999);
  expect([failing.run.mock.calls.length, early.run.mock.calls.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(1001);
  expect([failing.run.mock.calls.length, early.run.mock.calls.length]).toEqual([2, 3]);
  expect(record).toHaveBeenCalledTimes(5);
});

it("runs every job once, and then throws the first failure", async () => {
  const now = new Date();
  const jobs = ["first", "second"].map((text) => job(() => Promise.reject(new Error(text))));
  const last = job(async () => {});
  await expect(runJobsOnce([...jobs, last], now, record)).rejects.toThrow("first");
  expect(last.run).toHaveBeenCalledExactlyOnceWith(now);
  const messages = record.mock.calls.map(([{ failure }]) => (failure as Error | undefined)?.message);
  expect(messages).toEqual(["first", "second", undefined]);
});
