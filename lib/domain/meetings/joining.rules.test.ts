import { expect, it } from "vitest";
import { isTimeToJoin } from "./joining.rules";

const meeting = { startsAt: "2026-03-04T11:00:00.000Z", endsAt: "2026-03-04T11:30:00.000Z" };

it.each([
  ["10:44:59.999", false],
  ["10:45:00.000", true],
  ["11:29:59.999", true],
  ["11:30:00.000", false],
])("the room can be entered at %s: %s", (clock, expected) => {
  expect(isTimeToJoin(meeting, new Date(`2026-03-04T${clock}Z`))).toBe(expected);
});

it("is never open for a Calendly meeting without a time", () => {
  expect(isTimeToJoin({ startsAt: null, endsAt: null }, new Date(0))).toBe(false);
});
