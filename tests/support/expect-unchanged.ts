import { expect } from "vitest";
import { tableDigests } from "./all-rows";
import { refreshedTags } from "./next-cache";

/** Runs a function, and expects that it changes no row and invalidates no page. */
export async function expectUnchanged<T>(doing: () => Promise<T>): Promise<T> {
  const before = await tableDigests();
  refreshedTags();
  const done = await doing();
  expect(await tableDigests(), "changed tables").toEqual(before);
  expect(refreshedTags()).toEqual([]);
  return done;
}
