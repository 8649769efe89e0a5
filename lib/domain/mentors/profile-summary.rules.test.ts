import { describe, expect, it } from "vitest";
import { profileDescription, profilePageTitle, profileTitle, teachingSummary } from "./profile-summary.rules";
import type { ClassOffer, PublicMentorProfile } from "./public-mentor-profile";

const offer = (overrides: Partial<ClassOffer>): ClassOffer => ({
  id: 1,
  subject: "Mathematics",
  educationLevel: "highschool",
  specificClasses: [],
  format: "online",
  fee: null,
  ...overrides,
});

const mentor: PublicMentorProfile = {
  id: "1",
  username: "asha-rao",
  name: "Asha Rao",
  about: "I teach with pencil, paper and patience.",
  avatar: null,
  proficiency: null,
  isMentorVerified: false,
  checks: [],
  subjects: ["Mathematics", "Physics", "Chess"],
  classesOffered: [offer({}), offer({ educationLevel: "college" }), offer({})],
  teachingExperiences: [],
  qualifications: [],
  languages: [],
  boards: [],
  reachKm: null,
  hostsStudents: true,
  firstMeetingFee: { amount: 0, currency: "INR" },
  placeName: "Pune, Maharashtra",
  removedReviewCount: 0,
  isListed: true,
  rating: { average: 4.66, count: 12, stars: [] },
  latitude: null,
  longitude: null,
  joinedAt: "2026-01-01T00:00:00.000Z",
  changedAt: null,
};
const blank = { ...mentor, about: null, subjects: [], classesOffered: [], placeName: null };
const unrated = { average: null, count: 0, stars: [] };

describe("teachingSummary", () => {
  it("lists each thing once, classes and levels from the lowest, unknown classes last", () => {
    const offers = [
      offer({ specificClasses: ["Plus 2 First Year", "Class 10"], educationLevel: "college" }),
      offer({ specificClasses: ["Adults", "Class 9", "Class 10", "UKG"] }),
      offer({ specificClasses: ["Pre-KG"], educationLevel: "kindergarten" }),
    ];
    expect(teachingSummary(offers)).toEqual({
      classes: ["Pre-KG", "UKG", "Class 9", "Class 10", "Plus 2 First Year", "Adults"],
      levels: ["Kindergarten", "High School", "College"],
    });
    expect(teachingSummary([])).toEqual({ classes: [], levels: [] });
  });
});

describe("profileTitle", () => {
  it("names the mentor, the subjects and the place, as far as they are known", () => {
    expect(profileTitle(mentor)).toBe("Asha Rao, Mathematics and Physics tutor in Pune, Maharashtra");
    expect(profileTitle(blank)).toBe("Asha Rao, tutor");
  });
});

describe("profilePageTitle", () => {
  it("distinguishes namesakes by username; at most one of them has the plain name", () => {
    expect(profilePageTitle(mentor)).toBe(profileTitle(mentor));
    expect(profilePageTitle({ ...blank, username: "asha-rao-2" })).toBe("Asha Rao (asha-rao-2), tutor");
    expect(profilePageTitle({ ...blank, name: "आशा राव", username: "member" })).toBe("आशा राव, tutor");
    expect(profilePageTitle({ ...blank, name: "आशा राव", username: "member-4711" })).toBe(
      "आशा राव (member-4711), tutor",
    );
  });
});

describe("profileDescription", () => {
  it("consists of the profile's facts and stays short", () => {
    expect(profileDescription(mentor)).toBe(
      "Rated 4.7 out of 5 from 12 reviews. Asha Rao teaches Mathematics, Physics, and Chess (High School, College) in Pune, Maharashtra. I teach with pencil, paper…",
    );
    expect(profileDescription({ ...mentor, about: "word ".repeat(100), rating: unrated })).toMatch(/^.{70,159} word…$/);
  });

  it("names the fees before a long list of subjects", () => {
    const fee = { amount: 50_000, currency: "INR", per: "hour", lessonsPerWeek: null, lessonMinutes: null } as const;
    const classesOffered = [offer({ fee }), offer({ fee: { ...fee, amount: 30_000 } })];
    expect(profileDescription({ ...mentor, classesOffered })).toMatch(
      /^Rated 4\.7 out of 5 from 12 reviews\. Fees: from ₹300 an hour\. Asha Rao teaches /,
    );
  });

  it("never claims a rating or a place that does not exist", () => {
    const closing = "See classes, qualifications and free times, and book a meeting on Mentorhood.";
    expect(profileDescription({ ...blank, rating: unrated })).toBe(`Asha Rao is a tutor. ${closing}`);
    expect(profileDescription({ ...blank, rating: unrated, subjects: ["Chess"] })).toBe(
      `Asha Rao teaches Chess. ${closing}`,
    );
  });

  it("differs between namesakes who teach the same", () => {
    expect(profileDescription({ ...blank, rating: unrated, username: "asha-rao-2" })).toMatch(
      /^Asha Rao \(asha-rao-2\) is a tutor\./,
    );
  });
});
