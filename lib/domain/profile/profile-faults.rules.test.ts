import { describe, expect, it } from "vitest";
import { profileEditMessages as messages } from "./edit-profile.messages";
import { profileFaults } from "./profile-faults.rules";

const now = new Date("2026-11-22T12:00:00Z");
const job = (change: object) => ({ from: "2019-06-01", to: "2021-03-31", currentlyTeaching: false, ...change });
const faults = (profile: Parameters<typeof profileFaults>[0], isMentor = true) =>
  Object.fromEntries(profileFaults(profile, { isMentor, now }).map(({ field, message }) => [field, message]));

describe("a mentor's age", () => {
  it.each([0, 9, 17, "17"])("is not %j", (age) =>
    expect(faults({ age })).toEqual({ age: messages.mentorTooYoung(18) }),
  );
  it.each([18, 100, "18", null, undefined, "", "ten"])("may be %j", (age) => expect(faults({ age })).toEqual({}));
  it("applies to mentors only", () => expect(faults({ age: 9 }, false)).toEqual({}));
});

describe("qualifications", () => {
  it("are not in a year that has not begun anywhere", () => {
    expect(faults({ qualifications: [{ year: 2026 }, { year: 2027 }, { year: "2090" }] })).toEqual({
      "qualifications.1.year": messages.yearToCome,
      "qualifications.2.year": messages.yearToCome,
    });
    const lastEvening = new Date("2026-12-31T12:00:00Z");
    expect(profileFaults({ qualifications: [{ year: 2027 }] }, { isMentor: true, now: lastEvening })).toEqual([]);
  });
});

describe("teaching", () => {
  it.each([
    [{ from: "2050-01-01", to: null, currentlyTeaching: true }, "from", messages.fromToCome],
    [{ from: "2026-11-24" }, "from", messages.fromToCome],
    [{ to: "2026-11-24" }, "to", messages.toToCome],
  ])("refuses %j", (change, field, message) => {
    expect(faults({ teachingExperiences: [job({}), job(change)] })).toEqual({
      [`teachingExperiences.1.${field}`]: message,
    });
  });

  it.each([{}, { from: "2026-11-22", to: null, currentlyTeaching: true }, { to: "2026-11-22" }, { from: "", to: "" }])(
    "takes %j",
    (change) => expect(faults({ teachingExperiences: [job(change)] })).toEqual({}),
  );
});
