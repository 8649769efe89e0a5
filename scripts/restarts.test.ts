import { expect, it } from "vitest";
import { Restarts } from "./restarts";

it("allows three within ten minutes, and more when time has passed", () => {
  let now = 0;
  const restarts = new Restarts(() => now);
  expect([restarts.allow(), restarts.allow(), restarts.allow(), restarts.allow()]).toEqual([true, true, true, false]);
  now = 9 * 60_000;
  expect(restarts.allow()).toBe(false);
  now = 10 * 60_000;
  expect(restarts.allow()).toBe(true);
});
