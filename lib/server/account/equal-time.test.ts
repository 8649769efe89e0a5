import { expect, it } from "vitest";
import { inEqualTime } from "./equal-time";

const FLOOR_MS = 350;

it.each([
  ["what is found", () => Promise.resolve("sent")],
  ["what fails", () => Promise.reject(new Error("No such address"))],
])("answers %s after the floor that production has", async (_, work) => {
  const start = performance.now();
  await inEqualTime(work()).catch(() => {});
  // Timers may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(FLOOR_MS - 2);
});

it("passes on the result or the error", async () => {
  expect(await inEqualTime(Promise.resolve("sent"), 0)).toBe("sent");
  await expect(inEqualTime(Promise.reject(new Error("No such address")), 0)).rejects.toThrow("No such address");
});
