import { expect, it } from "vitest";
import { dateFormatter } from "./date-formatter";

const zones = Intl.supportedValuesOf("timeZone").slice(0, 150);

it("makes a formatter once, and forgets the one that was unused longest", () => {
  const first = dateFormatter({ timeZone: "Asia/Kolkata" });
  for (const timeZone of zones) {
    dateFormatter({ timeZone });
    expect(dateFormatter({ timeZone: "Asia/Kolkata" })).toBe(first);
  }
  const forgotten = dateFormatter({ timeZone: "Asia/Kathmandu" });
  for (const timeZone of zones) dateFormatter({ timeZone, weekday: "long" });
  expect(dateFormatter({ timeZone: "Asia/Kathmandu" })).not.toBe(forgotten);
});

it("refuses an unknown zone each time", () => {
  for (const _ of [1, 2]) expect(() => dateFormatter({ timeZone: "Mars/Base" })).toThrow(RangeError);
});
