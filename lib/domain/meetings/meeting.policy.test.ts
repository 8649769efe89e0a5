import { describe, expect, it } from "vitest";
import { MEETING_STATUSES } from "./meeting";
import { isActive, isLateChange, mayChange, sideOf } from "./meeting.policy";

const person = (id: string) => ({ id, name: id, username: id, avatar: null, timeZone: "UTC" });
const meeting = { mentor: person("m"), student: person("s") };
const startsAt = new Date("2026-03-04T10:00:00.000Z");
const at = (time: string) => new Date(`2026-03-04T${time}Z`);

describe("who", () => {
  it.each([
    [{ id: "m" }, "mentor"],
    [{ id: "s" }, "student"],
    [{ id: "x" }, null],
    [null, null],
  ])("%j is %s", (asker, side) => {
    expect(sideOf(asker, meeting)).toBe(side);
  });
});

describe("when", () => {
  it.each([
    ["07:59:59.999", true, false],
    ["08:00:00.000", true, false],
    ["08:00:00.001", true, true],
    ["09:59:59.999", true, true],
    ["10:00:00.000", false, true],
    ["11:00:00.000", false, true],
  ])("at %s a meeting at 10:00 may be changed: %s, late: %s", (time, may, isLate) => {
    expect(mayChange({ startsAt, status: "confirmed" }, at(time))).toBe(may);
    expect(isLateChange({ startsAt }, at(time))).toBe(isLate);
  });

  it("only while it is going to take place", () => {
    const changeable = MEETING_STATUSES.filter((status) => mayChange({ startsAt, status }, at("01:00")));
    expect(changeable).toEqual(["pending", "confirmed"]);
    expect(MEETING_STATUSES.filter((status) => isActive({ status }))).toEqual(changeable);
  });

  it("never without a known time", () => {
    expect(mayChange({ startsAt: null, status: "confirmed" }, at("01:00"))).toBe(false);
    expect(isLateChange({ startsAt: null }, at("01:00"))).toBe(false);
  });
});
