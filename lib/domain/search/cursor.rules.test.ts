import { expect, it } from "vitest";
import { formatCursor, parseCursor } from "./cursor.rules";

it.each([
  ["recommended", 240],
  ["rating", 4.333333333333333],
  ["nameAsc", "Asha O'Brien-Verma"],
  ["distance", 0.9999999876543211],
  ["distance", -1.2e-7],
  ["distance", null],
] as const)("a cursor of %s survives the round trip through an address", (sort, key) => {
  const cursor = { mentorId: 42, key };
  expect(parseCursor(formatCursor(cursor), sort)).toEqual(cursor);
});

it.each([
  ["", "recommended"],
  ["42", "recommended"],
  ["x~1", "recommended"],
  ["42~", "recommended"],
  ["42~Asha", "recommended"],
  ["42~NaN", "distance"],
  ["42~1e999", "rating"],
  ["42~", "nameAsc"],
  [`42~${"x".repeat(51)}`, "nameAsc"],
  ["99999999999~1", "reviews"],
  ["42~1~2", "reviews"],
  ["42~1.5", "recommended"],
] as const)("%j is no cursor of %s", (text, sort) => {
  expect(parseCursor(text, sort)).toBeNull();
});
