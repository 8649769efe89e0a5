/** Setup for test files that share a process: fails a file that changes the process for later files. */
import { afterAll, expect, vi } from "vitest";

for (const name of ["mock", "doMock", "hoisted", "resetModules"]) {
  const refuse = () => {
    throw new Error(`vi.${name} outlives this file. Name it *.isolated.test.ts to give it a process of its own.`);
  };
  Object.assign(vi, { [name]: refuse });
}

/** Environment variables, except the one that sharp sets at import. */
const readVariables = () => Object.entries(process.env).filter(([name]) => name !== "VIPSHOME");
const before = readVariables();
afterAll(() => {
  expect(readVariables(), "Name a file that changes the environment *.isolated.test.ts").toEqual(before);
});
