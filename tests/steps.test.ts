import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runLanes, type Step } from "./steps";

const ran: string[] = [];
const step = (name: string, isGood = true): Step => ({
  name,
  run: async () => {
    ran.push(name);
    if (name === "broken") throw new Error("It broke.");
    return isGood;
  },
});
const lane = [step("first"), step("bad", false), step("broken"), step("last")];

const { exitCode } = process;
beforeEach(() => {
  ran.length = 0;
  for (const name of ["log", "error", "table"] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

it("stops a lane after a failure", async () => {
  await runLanes([lane]);
  expect([ran, process.exitCode]).toEqual([["first", "bad"], 1]);
});

it("goes on after failures when asked to, and fails all the same", async () => {
  await runLanes([lane], { goOn: true });
  expect([ran, process.exitCode]).toEqual([["first", "bad", "broken", "last"], 1]);
});

it("leaves the exit code alone when all is well", async () => {
  await runLanes([[step("first")], [step("last")]]);
  expect([ran, process.exitCode]).toEqual([["first", "last"], exitCode]);
});
