import { expect, it } from "vitest";
import { defaultSort, SORT_KEYS, sortField } from "./sorts";

it("starts with the nearest once the place is known", () => {
  expect(defaultSort(true)).toBe("distance");
  expect(defaultSort(false)).toBe("recommended");
});

it.each([
  [null, false, "Recommended"],
  [null, true, "Nearest First"],
  ["recommended", true, "Recommended"],
  ["distance", false, "Nearest First"],
  ["distance", true, "Nearest First"],
  ["rating", true, "Highest Rated"],
] as const)("shows the effective order: %s with place %s is %s", (chosen, hasPlace, label) => {
  const { value, options } = sortField(chosen, hasPlace);
  expect(options.find((option) => option.value === value)?.label).toBe(label);
  expect(new Set(options.map((option) => option.value)).size).toBe(SORT_KEYS.length);
});
