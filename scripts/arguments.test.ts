import { expect, it } from "vitest";
import { wholeNumber } from "./arguments";

it("reads whole numbers within their range", () => {
  expect(wholeNumber("mentors", "200000", 1, 5_000_000)).toBe(200_000);
  for (const text of ["0", "-1", "ten", "1.5", "", "99999999"]) {
    expect(() => wholeNumber("mentors", text, 1, 5_000_000)).toThrow(
      /--mentors takes a whole number from 1 to 5000000/,
    );
  }
});
