import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { identityOf, isSameProcess } from "./process-identity";

it("knows a process while it runs and not after its end", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const identity = identityOf(child.pid!)!;
  expect(isSameProcess(identity)).toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(isSameProcess(identity)).toBe(false);
  expect(identityOf(child.pid!)).toBeNull();
});

it("does not take another process with the same number for it", () => {
  expect(isSameProcess(`${process.pid} 1`)).toBe(false);
  expect(isSameProcess(String(process.pid))).toBe(true);
});

it.each(["", "no number", "0", "-1"])("takes %j for no process", (text) => {
  expect(isSameProcess(text)).toBe(false);
});
