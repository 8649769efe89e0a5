import { describe, expect, it } from "vitest";
import { completeness, EDIT_TABS, type ProfileItem, profileItems } from "./completeness.rules";
import type { OwnVerification } from "@/lib/domain/verification/mentor-file";
import type { OwnProfile } from "./own-profile";

const EMPTY: OwnProfile = {
  _id: "0a0b0c0d-0000-4000-8000-000000000001",
  name: "Asha Rao",
  email: "asha@example.com",
  role: "mentor",
  username: "asha-rao",
  avatar: null,
  avatarSmall: null,
  isMentorVerified: false,
  age: null,
  About: null,
  mobileNumber: null,
  Address: null,
  latitude: null,
  longitude: null,
  version: 0,
  proficiency: null,
  subjects: [],
  teachingExperiences: [],
  qualifications: [],
  classesOffered: [],
  languages: [],
  boards: [],
  reachKm: null,
  hostsStudents: true,
  firstMeetingFee: { amount: 0, currency: "INR" },
  teachingPlace: null,
  placeName: null,
  isListed: false,
  rating: null,
  reviewCount: 0,
  hasPassword: true,
};
const offer = (...specificClasses: string[]) => ({
  id: 1,
  subject: "Physics",
  educationLevel: "kindergarten",
  specificClasses,
  format: "online",
  fee: null,
});
const FEE = { amount: 50_000, currency: "INR", per: "hour", lessonsPerWeek: null, lessonMinutes: null } as const;
/** Completes each of the items, and nothing else. */
const DOING: Record<string, Partial<OwnProfile>> = {
  subjects: { subjects: ["Physics"] },
  classesOffered: { classesOffered: [offer("LKG")] },
  fee: { classesOffered: [{ ...offer(), fee: FEE }] },
  languages: { languages: ["hindi"] },
  photo: { avatar: "/uploads/a.webp" },
  About: { About: "x".repeat(80) },
  place: { teachingPlace: { latitude: 0, longitude: 0 } },
  qualifications: { qualifications: [{ degree: "B.A.", field: "Any", institution: "Any", year: 2000, detail: null }] },
  teachingExperiences: {
    teachingExperiences: [
      { institution: "Any", subject: "Any", from: "2020-01-01", to: null, currentlyTeaching: true },
    ],
  },
  proficiency: { proficiency: "Beginner" },
};
const VERIFICATION: OwnVerification = {
  standing: "draft",
  reason: null,
  maySubmit: true,
  checks: [
    {
      ...{ id: 1, name: "Identity", description: "A document.", monthsValid: 24, forBadge: true, forListing: false },
      ...{ requestedAt: null, declinedReason: null, checkedAt: null, validUntil: null, isValid: false },
    },
  ],
};
const done = (profile: OwnProfile) => profileItems(profile, false).filter(({ isDone }) => isDone);
const keys = (items: ProfileItem[]) => items.map(({ key }) => key);

describe("profileItems", () => {
  it("has nothing done for an empty profile, and lists needed items first", () => {
    const items = profileItems(EMPTY, false);
    expect(keys(items).filter((key) => key !== "hours")).toEqual(Object.keys(DOING));
    expect(keys(done(EMPTY))).toEqual([]);
    expect(keys(items.filter(({ isNeeded }) => isNeeded))).toEqual(["subjects", "classesOffered"]);
  });

  it.each(Object.entries(DOING))("counts %s independently of all others", (key, change) => {
    expect(keys(done({ ...EMPTY, ...change }))).toEqual([key]);
  });

  it("asks for hours until some are saved", () => {
    const hasHours = (saved: boolean) => profileItems(EMPTY, saved).find(({ key }) => key === "hours")!.isDone;
    expect([hasHours(false), hasHours(true)]).toEqual([false, true]);
  });

  it("requires an introduction of 80 characters, whatever they are", () => {
    const isDone = (About: string) => keys(done({ ...EMPTY, About })).includes("About");
    expect([isDone("x".repeat(79)), isDone("x".repeat(80))]).toEqual([false, true]);
    expect([isDone("😀".repeat(79)), isDone("😀".repeat(80))]).toEqual([false, true]);
  });

  it("ignores an offer without a class, and accepts a place on the equator", () => {
    expect(keys(done({ ...EMPTY, classesOffered: [offer()] }))).toEqual([]);
    expect(keys(done({ ...EMPTY, teachingPlace: { latitude: 0, longitude: 0 } }))).toEqual(["place"]);
  });

  it("asks for boards where students sit their exams", () => {
    const classesOffered = [{ ...offer("Class 10"), educationLevel: "highschool" }];
    const boards = (profile: OwnProfile) => profileItems(profile, false).find(({ key }) => key === "boards")?.isDone;
    expect(boards({ ...EMPTY, classesOffered: [offer("LKG")] })).toBeUndefined();
    expect(boards({ ...EMPTY, classesOffered })).toBe(false);
    expect(boards({ ...EMPTY, classesOffered, boards: ["cbse"] })).toBe(true);
  });

  it("asks where classes in person take place", () => {
    const classesOffered = [{ ...offer("Class 10"), format: "hybrid" }];
    const place = (changes: Partial<OwnProfile>) =>
      profileItems({ ...EMPTY, hostsStudents: false, classesOffered, ...changes }, false).find(
        ({ key }) => key === "inPerson",
      )?.isDone;
    expect(place({ classesOffered: [] })).toBeUndefined();
    expect(place({})).toBe(false);
    expect([place({ hostsStudents: true }), place({ reachKm: 5 })]).toEqual([true, true]);
  });

  it("asks for approval and checks as far as they are up to the mentor", () => {
    const items = (changes: Partial<OwnVerification>) =>
      profileItems(EMPTY, false, { ...VERIFICATION, ...changes })
        .filter(({ target }) => "control" in target && target.control === "verification")
        .map(({ key, isDone, isNeeded }) => [key, isDone, isNeeded]);
    expect(items({})).toEqual([
      ["submit", false, true],
      ["badge", false, false],
    ]);
    const [check] = VERIFICATION.checks;
    const requestedAt = "2026-03-01T00:00:00.000Z";
    expect(items({ maySubmit: false, checks: [{ ...check!, requestedAt }] })).toEqual([["badge", true, false]]);
    expect(items({ maySubmit: false, checks: [{ ...check!, forListing: true, isValid: true }] })).toEqual([
      ["checks", true, true],
    ]);
    expect(items({ maySubmit: false, checks: [{ ...check!, forBadge: false }] })).toEqual([]);
  });

  it("links each item to an existing tab or to another control", () => {
    for (const { target, label } of profileItems(EMPTY, false, VERIFICATION)) {
      expect(label).toMatch(/^[A-Z]/);
      if ("tab" in target) expect(EDIT_TABS).toContain(target.tab);
      else expect(["photo", "place", "hours", "verification"]).toContain(target.control);
    }
  });
});

describe("completeness", () => {
  it("grows with each item and is 100 only for all of them", () => {
    let profile = EMPTY;
    const percents = Object.values(DOING).map((change) => {
      const classesOffered = [...profile.classesOffered, ...(change.classesOffered ?? [])];
      profile = { ...profile, ...change, classesOffered };
      return completeness(profileItems(profile, true));
    });
    expect(completeness(profileItems(EMPTY, false))).toBe(0);
    expect(percents).toEqual([18, 27, 36, 45, 54, 63, 72, 81, 90, 100]);
  });

  it("never rounds up to 100", () => {
    const [item] = profileItems(EMPTY, false);
    const items = Array.from({ length: 300 }, (_, n) => ({ ...item!, isDone: n > 0 }));
    expect(completeness(items)).toBe(99);
  });
});
