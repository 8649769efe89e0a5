import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileFormSchema, type ProfileUpdate, profileUpdateSchema } from "./edit-profile.schema";
import type { OwnProfile } from "./own-profile";
import {
  BLANK_CLASS,
  BLANK_EXPERIENCE,
  BLANK_QUALIFICATION,
  BLANK_SUBJECT,
  feeOfFields,
  toFormValues,
  toProfileInput,
} from "./profile-form";

/** A stored profile with the values that a save kept. */
function profileOf({ name = "Asha Rao", version = 0, ...kept }: Partial<ProfileUpdate>): OwnProfile {
  return {
    _id: "0a0b0c0d-0000-4000-8000-000000000001",
    name,
    email: "asha@example.com",
    role: "mentor",
    username: "asha-rao",
    avatar: null,
    avatarSmall: null,
    isMentorVerified: false,
    age: kept.age ?? null,
    About: kept.About ?? null,
    mobileNumber: kept.mobileNumber ?? null,
    Address: kept.Address ?? null,
    latitude: null,
    longitude: null,
    version,
    proficiency: kept.proficiency ?? null,
    subjects: kept.subjects ?? [],
    teachingExperiences: kept.teachingExperiences ?? [],
    qualifications: kept.qualifications ?? [],
    classesOffered: (kept.classesOffered ?? []).map((offer, id) => ({ id, ...offer })),
    languages: kept.languages ?? [],
    boards: kept.boards ?? [],
    reachKm: kept.reachKm ?? null,
    hostsStudents: kept.hostsStudents ?? true,
    firstMeetingFee: { amount: kept.firstMeetingFee?.amount ?? 0, currency: "INR" },
    teachingPlace: kept.teachingPlace ?? null,
    placeName: null,
    isListed: true,
    rating: null,
    reviewCount: 0,
    hasPassword: true,
  };
}

const text = fc
  .oneof(
    fc.constantFrom("Physics", "maths", "e\u0301e\u0301", "😀😀"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
  )
  .filter((value) => profileUpdateSchema.shape.Address.safeParse(value).success && value.trim() !== "");
const day = fc
  .date({ noInvalidDate: true, min: new Date("1940-01-01"), max: new Date("2100-12-31") })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));

/** What the schema keeps of any valid save; database rows hold nothing else. */
const kept = fc
  .record(
    {
      name: fc.constantFrom("Asha Rao", "Ashé", "😀😀"),
      version: fc.nat(),
      age: fc.option(fc.integer({ min: 0, max: 100 })),
      mobileNumber: fc.option(fc.stringMatching(/^[0-9]{10}$/)),
      About: fc.option(fc.array(text, { maxLength: 3 }).map((lines) => lines.join("\n"))),
      Address: fc.option(text),
      proficiency: fc.constantFrom("Beginner", "Intermediate", "Advanced"),
      subjects: fc.array(text, { maxLength: 5 }),
      teachingExperiences: fc.array(
        fc.tuple(text, text, period, fc.boolean()).map(([institution, subject, days, currentlyTeaching]) => ({
          institution,
          subject,
          ...days,
          currentlyTeaching,
        })),
        { maxLength: 3 },
      ),
      qualifications: fc.array(
        fc.record({
          degree: text,
          field: text,
          institution: text,
          year: fc.integer({ min: 1940, max: 2100 }),
          detail: fc.option(text),
        }),
        { maxLength: 3 },
      ),
      classesOffered: fc.array(
        fc.record({
          subject: text,
          educationLevel: fc.constant("kindergarten"),
          specificClasses: fc.subarray(["Pre-KG", "LKG", "UKG"], { minLength: 1 }),
          format: fc.constantFrom("online", "offline", "hybrid"),
          fee: fc.option(
            fc.record({
              amount: fc.integer({ min: 5_000_000, max: 1_000_000_000 }),
              per: fc.constantFrom("hour", "month"),
              lessonsPerWeek: fc.integer({ min: 1, max: 14 }),
              lessonMinutes: fc.integer({ min: 15, max: 480 }),
            }),
          ),
        }),
        { maxLength: 3 },
      ),
      languages: fc.subarray(["english", "hindi", "sanskrit"]),
      boards: fc.subarray(["cbse", "jee"]),
      reachKm: fc.option(fc.integer({ min: 1, max: 50 })),
      hostsStudents: fc.boolean(),
      firstMeetingFee: fc.record({ amount: fc.integer({ min: 0, max: 1_000_000_000 }), currency: fc.constant("INR") }),
    },
    { requiredKeys: [] },
  )
  .map((input) => profileUpdateSchema.parse(input));

/** The fields of a profile that a save would change. */
function changesOf(profile: OwnProfile, saved: ProfileUpdate): string[] {
  const stored = { ...profile, classesOffered: profile.classesOffered.map(({ id: _, ...offer }) => offer) };
  return Object.entries(saved)
    .filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(stored[field as keyof OwnProfile]),
    )
    .map(([field]) => field);
}

describe("opening the form and saving it at once", () => {
  it("is accepted, and changes nothing", () => {
    const property = fc.property(kept, (update) => {
      const profile = profileOf(update);
      const input = toProfileInput(toFormValues(profile), true);
      for (const schema of [profileFormSchema, profileUpdateSchema]) {
        const saved = schema.parse(input);
        expect(changesOf(profile, saved)).toEqual([]);
        expect(saved.version).toBe(profile.version);
      }
    });
    fc.assert(property, { numRuns: 500, seed: 3 });
  });

  it("would be noticed if it changed something", () => {
    const profile = profileOf({ age: 41, About: "I teach." });
    const values = { ...toFormValues(profile), age: "42", About: " " };
    expect(changesOf(profile, profileFormSchema.parse(toProfileInput(values, true)))).toEqual(["age", "About"]);
  });
});

describe("toFormValues", () => {
  it("shows each list with one blank entry when it is empty", () => {
    expect(toFormValues(profileOf({}))).toMatchObject({
      subjects: [BLANK_SUBJECT],
      teachingExperiences: [BLANK_EXPERIENCE],
      qualifications: [BLANK_QUALIFICATION],
      classesOffered: [BLANK_CLASS],
    });
  });

  it("gives every form its own blank entries", () => {
    const [one, other] = [toFormValues(profileOf({})), toFormValues(profileOf({}))];
    one.subjects[0]!.name = "Physics";
    one.qualifications[0]!.degree = "B.A.";
    one.teachingExperiences[0]!.institution = "City School";
    one.classesOffered[0]!.subject = "Physics";
    one.classesOffered[0]!.specificClasses.push("Class 10");
    expect(other.subjects).toEqual([{ name: "" }]);
    expect(other.qualifications[0]).toMatchObject({ degree: "" });
    expect(other.teachingExperiences[0]).toMatchObject({ institution: "" });
    expect(other.classesOffered[0]).toMatchObject({ subject: "", specificClasses: [] });
  });

  it("writes numbers and missing values as texts", () => {
    const values = toFormValues(
      profileOf({
        age: 0,
        teachingExperiences: [
          { institution: "A", subject: "B", from: "2020-01-01", to: null, currentlyTeaching: true },
        ],
      }),
    );
    expect(values).toMatchObject({ age: "0", About: "", mobileNumber: "", Address: "", proficiency: "" });
    expect(values.teachingExperiences[0]!.to).toBe("");
  });

  it("leaves out the id of a class", () => {
    const offer = {
      subject: "Physics",
      educationLevel: "college",
      specificClasses: ["Plus 2 First Year"],
      format: "online",
      fee: null,
    } as const;
    const profile = profileOf({ classesOffered: [{ ...offer, specificClasses: [...offer.specificClasses] }] });
    expect(toFormValues(profile).classesOffered).toEqual([
      { ...offer, fee: { per: "", amount: "", lessonsPerWeek: "", lessonMinutes: "" } },
    ]);
  });

  it("shows amounts in whole units of the currency", () => {
    const fee = { amount: 400_050, currency: "INR", per: "month", lessonsPerWeek: 2, lessonMinutes: 60 } as const;
    const offer = {
      subject: "Physics",
      educationLevel: "college",
      specificClasses: [],
      format: "online",
      fee,
    } as const;
    const values = toFormValues(
      profileOf({
        classesOffered: [{ ...offer, specificClasses: [] }],
        firstMeetingFee: { amount: 20_000, currency: "INR" },
      }),
    );
    expect(values.classesOffered[0]!.fee).toEqual({
      per: "month",
      amount: "4000.5",
      lessonsPerWeek: "2",
      lessonMinutes: "60",
    });
    expect(values.firstMeetingFee).toEqual({ amount: "200" });
  });
});

describe("toProfileInput", () => {
  it("clears emptied fields instead of leaving them as they were", () => {
    const values = { ...toFormValues(profileOf({ age: 41 })), age: "", About: "  ", mobileNumber: "", Address: "\n" };
    const saved = profileFormSchema.parse(toProfileInput(values, true));
    expect(saved).toMatchObject({ age: null, About: null, mobileNumber: null, Address: null });
    expect(saved.proficiency).toBeUndefined();
  });

  it("reports a fault in a fee at its field", () => {
    const values = toFormValues(profileOf({}));
    const row = { subject: "Chess", educationLevel: "kindergarten", specificClasses: ["LKG"], format: "online" };
    const fee = { per: "month", amount: "a lot", lessonsPerWeek: "3", lessonMinutes: "" };
    values.classesOffered = [{ ...row, fee }];
    values.firstMeetingFee.amount = "free";
    const { error } = profileFormSchema.safeParse(toProfileInput(values, true));
    expect(error!.issues.map(({ path }) => path.join(".")).sort()).toEqual([
      "classesOffered.0.fee.amount",
      "firstMeetingFee.amount",
    ]);
  });

  it("sends no teaching data for a user", () => {
    const input = toProfileInput(toFormValues(profileOf({ subjects: ["Physics"] })), false);
    expect(Object.keys(input).sort()).toEqual(["About", "Address", "age", "mobileNumber", "name", "version"]);
  });

  it("reports an error at the entry that caused it", () => {
    const values = toFormValues(profileOf({}));
    values.qualifications.push({ ...BLANK_QUALIFICATION, degree: "B.A." });
    const { error } = profileFormSchema.safeParse(toProfileInput(values, true));
    expect(error!.issues.map(({ path }) => path.join("."))).toEqual(
      ["field", "institution", "year"].map((field) => `qualifications.1.${field}`),
    );
  });
});

describe("feeOfFields", () => {
  const fields = { per: "month", amount: "4,000", lessonsPerWeek: "2", lessonMinutes: "60" };

  it("reads a fee as soon as it is complete", () => {
    expect(feeOfFields(fields)).toEqual({
      ...fields,
      amount: 400_000,
      currency: "INR",
      lessonsPerWeek: 2,
      lessonMinutes: 60,
    });
    expect(feeOfFields({ ...fields, per: "hour" })).toMatchObject({ per: "hour", lessonsPerWeek: null });
  });

  it.each([{ per: "" }, { amount: "" }, { lessonsPerWeek: "" }, { lessonMinutes: "0" }])(
    "reads none with %j",
    (change) => expect(feeOfFields({ ...fields, ...change })).toBeNull(),
  );
});
