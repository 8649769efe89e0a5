import { expect } from "vitest";
import { allRows, changedRows } from "./all-rows";
import { refreshedTags } from "./next-cache";

/** Does something, and expects that it changed no row at all and refreshed no page. */
export async function expectUnchanged<T>(doing: () => Promise<T>): Promise<T> {
  const before = await allRows();
  refreshedTags();
  const done = await doing();
  expect(changedRows(before, await allRows())).toEqual({});
  expect(refreshedTags()).toEqual([]);
  return done;
}
