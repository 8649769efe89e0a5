import { expect } from "vitest";
import { tableDigests } from "./all-rows";
import { refreshedTags } from "./next-cache";

/** Does something, and expects that it changed no row at all and refreshed no page. */
export async function expectUnchanged<T>(doing: () => Promise<T>): Promise<T> {
  const before = await tableDigests();
  refreshedTags();
  const done = await doing();
  expect(await tableDigests(), "changed tables").toEqual(before);
  expect(refreshedTags()).toEqual([]);
  return done;
}
