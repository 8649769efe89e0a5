import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { profileEditMessages as messages } from "./edit-profile.messages";
import { profileFormSchema, profileUpdateSchema } from "./edit-profile.schema";

const experience = {
  institution: "City School",
  subject: "Physics",
  from: "2016-06-01",
  to: "2018-03-31",
  currentlyTeaching: false,
};
const qualification = {
  degree: "M.Sc.",
  field: "Physics",
  institution: "University of Pune",
  year: 2015,
  detail: null,
};
const offer = {
  subject: "Physics",
  educationLevel: "college",
  specificClasses: ["Plus 2 First Year"],
  format: "online",
  fee: null,
};

function errorsBy(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}
const errorsOf = (input: unknown) => errorsBy(profileUpdateSchema, input);
const parsed = (input: unknown) => profileUpdateSchema.parse(input);
const repeated = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe("name", () => {
  it.each(["Al", "x".repeat(50), "😀😀", "😀".repeat(50), "e\u0301".repeat(50), "  Asha   Rao "])(
    "takes %j",
    (name) => {
      expect(errorsOf({ name })).toEqual({});
      expect(errorsBy(profileFormSchema, { name })).toEqual({});
    },
  );

  it.each(["A", "😀", "e\u0301", " A ", 7, null, ["Al"]])("refuses %j and requests another", (name) => {
    expect(errorsOf({ name })).toEqual({ name: accountMessages.nameMissing });
  });

  it.each(["x".repeat(51), "😀".repeat(51), "e\u0301".repeat(51), "q\u0307".repeat(26)])(
    "refuses %j as too long",
    (name) => {
      expect(errorsOf({ name })).toEqual({ name: accountMessages.nameTooLong });
    },
  );

  it("is normalised, without outer or repeated spaces", () => {
    expect(parsed({ name: "  Ashe\u0301 \n Rao\t" }).name).toBe("Ashé Rao");
  });

  it("is optional in the contract, but not in the form", () => {
    for (const name of [undefined, "", " \n"]) {
      expect(parsed({ name }).name).toBeUndefined();
      expect(errorsBy(profileFormSchema, { name })).toEqual({ name: accountMessages.nameMissing });
    }
  });
});

describe("age", () => {
  it.each([
    [0, 0],
    [100, 100],
    ["7", 7],
    [" 42 ", 42],
    ["007", 7],
    [-0, -0],
  ])("takes %j", (age, kept) => {
    expect(parsed({ age }).age).toBe(kept);
  });

  it.each([-1, 101, 7.5, "-1", "101", "7.5", "7a", "٧", "1e1", "0x7", "00007", true, [7], {}, NaN, Infinity])(
    "refuses %j",
    (age) => expect(errorsOf({ age })).toEqual({ age: messages.ageInvalid }),
  );
});

describe("mobile number", () => {
  it.each(["9876501234", " 98765 01234 ", "98765-01234", "0000000000"])("takes %j as ten digits", (mobileNumber) => {
    expect(parsed({ mobileNumber }).mobileNumber).toMatch(/^\d{10}$/);
  });

  it.each([
    "987650123",
    "98765012345",
    "+919876501234",
    "98765o1234",
    "٩٨٧٦٥٠١٢٣٤",
    "９８７６５０１２３４",
    "98765.1234",
    9876501234,
  ])("refuses %j", (mobileNumber) =>
    expect(errorsOf({ mobileNumber })).toEqual({ mobileNumber: messages.mobileInvalid }),
  );
});

describe("texts", () => {
  it("take as many characters as allowed, and no more", () => {
    for (const sign of ["x", "😀"]) {
      expect(errorsOf({ About: sign.repeat(2000), Address: sign.repeat(300) })).toEqual({});
      expect(errorsOf({ About: sign.repeat(2001), Address: sign.repeat(301) })).toEqual({
        About: messages.aboutTooLong,
        Address: messages.addressTooLong,
      });
    }
  });

  it("keep line breaks in About, normalised, and have none in Address", () => {
    expect(parsed({ About: "\r\n One\r\n\r\nTwo\rThree \n", Address: " 7 Hill Road,\r\n Pune " })).toMatchObject({
      About: "One\n\nTwo\nThree",
      Address: "7 Hill Road, Pune",
    });
  });

  it.each(["a\0b", "a\u202Eb", "a\u200Bb", "a\uD800", "a\u001Bb"])("refuse the unreadable %j", (text) => {
    const { unreadable } = messages;
    expect(errorsOf({ About: text, Address: text })).toEqual({ About: unreadable, Address: unreadable });
    expect(errorsOf({ subjects: ["Physics", text] })).toEqual({ "subjects.1": unreadable });
  });

  it.each([7, true, [], {}])("refuse the wrong type %j", (text) => {
    expect(Object.keys(errorsOf({ About: text, Address: text }))).toEqual(["About", "Address"]);
  });
});

describe("dropped and cleared values", () => {
  const fields = ["age", "mobileNumber", "About", "Address"] as const;

  it.each(["", " ", "\n\t", "\u00a0"])("drops the empty text %j", (text) => {
    const names = [...fields, "proficiency", "name"];
    const output = parsed(Object.fromEntries(names.map((name) => [name, text])));
    expect(names.map((name) => output[name as keyof typeof output])).toEqual(names.map(() => undefined));
  });

  it.each(fields)("clears %s with null", (field) => {
    expect(parsed({ [field]: null })[field]).toBeNull();
  });

  it("reports unknown fields", () => {
    expect(errorsOf({ proficiency: "Wizard" })).toEqual({ proficiency: messages.proficiencyUnknown });
    for (const proficiency of ["Beginner", "Intermediate", "Advanced"])
      expect(parsed({ proficiency })).toEqual({ proficiency });
  });

  it("takes only fields of the contract", () => {
    const grants = { role: "mentor", isVerified: true, rating: 5, email: "a@example.com", avatar: "x", _id: "x" };
    expect(parsed({ age: 7, ...grants })).toEqual({ age: 7 });
    expect(parsed({ qualifications: [{ ...qualification, id: 3, mentorId: 4, position: 9 }] })).toEqual({
      qualifications: [qualification],
    });
    expect(parsed({ classesOffered: [{ ...offer, id: 3, mentorId: 4 }] })).toEqual({ classesOffered: [offer] });
    expect(parsed({ teachingExperiences: [{ ...experience, id: 3 }] })).toEqual({ teachingExperiences: [experience] });
  });

  it.each([0, 7, undefined])("takes the version %j", (version) => expect(parsed({ version }).version).toBe(version));
  it.each([-1, 0.5, "0", null])("refuses the version %j", (version) =>
    expect(Object.keys(errorsOf({ version }))).toEqual(["version"]),
  );
});

describe("subjects", () => {
  const named = (count: number) => Array.from({ length: count }, (_, n) => `Subject ${n}`);

  it("are 30 at most, of 60 characters at most", () => {
    expect(parsed({ subjects: named(30) }).subjects).toHaveLength(30);
    expect(errorsOf({ subjects: named(31) })).toEqual({ subjects: messages.tooManySubjects });
    expect(errorsOf({ subjects: ["x".repeat(60)] })).toEqual({});
    expect(errorsOf({ subjects: ["Physics", "", "x".repeat(61)] })).toEqual({ "subjects.2": messages.subjectTooLong });
  });

  it("drop blanks and repetitions before counting", () => {
    expect(parsed({ subjects: ["", "Origami", " ", "origami ", "ORIGAMI", "Chess"] }).subjects).toEqual([
      expect.stringMatching(/^origami$/i),
      "Chess",
    ]);
    expect(parsed({ subjects: [...named(30), ...named(30), ...repeated(9, " ")] }).subjects).toEqual(named(30));
    expect(parsed({ subjects: ["", " "] }).subjects).toEqual([]);
  });

  it("use the catalogue's spelling where it has one, and otherwise stay as typed", () => {
    expect(parsed({ subjects: ["pHYSICS", "  computer   SCIENCE", "Maths", "oRigami"] }).subjects).toEqual([
      "Physics",
      "Computer Science",
      "Maths",
      "oRigami",
    ]);
  });

  it.each([null, "Physics", [7], [null], {}])("are not %j", (subjects) =>
    expect(errorsOf({ subjects })).not.toEqual({}),
  );
});

describe("teaching experiences", () => {
  const errors = (change: object) => errorsOf({ teachingExperiences: [experience, {}, { ...experience, ...change }] });

  it.each([
    ["institution", "", messages.institutionMissing],
    ["institution", "x".repeat(121), messages.textTooLong],
    ["subject", null, messages.subjectMissing],
    ["subject", "x".repeat(61), messages.subjectTooLong],
    ["from", "", messages.fromMissing],
    ["from", "2019-02-29", messages.fromMissing],
    ["from", "1.6.2016", messages.fromMissing],
    ["from", "2016-06-01T00:00:00Z", messages.fromMissing],
    ["from", "1939-12-31", messages.dayOutOfRange],
    ["from", "0000-01-01", messages.dayOutOfRange],
    ["to", "", messages.toMissing],
    ["to", null, messages.toMissing],
    ["to", "2018-02-30", messages.toMissing],
    ["to", "2101-01-01", messages.dayOutOfRange],
    ["to", "2016-05-31", messages.toBeforeFrom],
  ])("report a fault in %s as %j, at the position of the row in the request", (field, value, message) => {
    expect(errors({ [field]: value })).toEqual({ [`teachingExperiences.2.${field}`]: message });
  });

  it.each([
    { from: "2016-06-01", to: "2016-06-01" },
    { from: "1940-01-01", to: "2100-12-31" },
    { from: "2016-02-29", to: "2016-03-01" },
    { institution: "x".repeat(120), subject: "x".repeat(60) },
  ])("take %j", (change) => expect(errors(change)).toEqual({}));

  it.each(["2018-03-31", "2001-01-01", "", null, undefined])("drop the end %j of a current job", (to) => {
    const current = { ...experience, to, currentlyTeaching: true };
    expect(parsed({ teachingExperiences: [current] }).teachingExperiences).toEqual([{ ...current, to: null }]);
  });
});

describe("qualifications", () => {
  const errors = (change: object) => errorsOf({ qualifications: [{ ...qualification, ...change }] });

  it.each([
    ["degree", "x".repeat(81), messages.textTooLong],
    ["field", "x".repeat(81), messages.textTooLong],
    ["institution", "x".repeat(121), messages.textTooLong],
    ["detail", "x".repeat(301), messages.textTooLong],
  ])("refuse %s as %j", (field, value, message) => {
    expect(errors({ [field]: value })).toEqual({ [`qualifications.0.${field}`]: message });
  });

  it.each([1939, 2101, "1939", 2015.5, "15", "", undefined, null, "٢٠١٥", "02015"])("refuse the year %j", (year) => {
    expect(errors({ year })).toEqual({ "qualifications.0.year": messages.yearInvalid });
  });

  it.each([
    [{ year: 1940 }, { year: 1940 }],
    [{ year: "2100" }, { year: 2100 }],
    [{ degree: "x".repeat(80), field: "x".repeat(80), institution: "x".repeat(120) }, {}],
    [{ detail: "x".repeat(300) }, {}],
    [{ detail: " " }, { detail: null }],
    [{ detail: undefined }, { detail: null }],
  ])("take %j", (change, kept) => {
    const output = parsed({ qualifications: [{ ...qualification, ...change }] }).qualifications;
    expect(output).toEqual([{ ...qualification, ...change, ...kept }]);
  });
});

describe("classes offered", () => {
  const errors = (change: object) => errorsOf({ classesOffered: [offer, { ...offer, ...change }] });

  it.each([
    ["educationLevel", "university", messages.levelMissing],
    ["educationLevel", "", messages.levelMissing],
    ["format", "by phone", messages.formatMissing],
    ["specificClasses", [], messages.classesMissing],
    ["specificClasses", undefined, messages.classesMissing],
    ["specificClasses", ["Class 10"], messages.classesForeign],
    ["specificClasses", ["Plus 2 First Year", "Class 10"], messages.classesForeign],
    ["specificClasses", ["plus 2 first year"], messages.classesForeign],
    ["educationLevel", "highschool", messages.classesForeign, "specificClasses"],
    ["subject", "x".repeat(61), messages.subjectTooLong],
  ])("refuse %s as %j", (field, value, message, at = field) => {
    expect(errors({ [field]: value })).toEqual({ [`classesOffered.1.${at}`]: message });
  });

  it("keep the chosen classes once each, in the order of the level", () => {
    const specificClasses = ["UKG", "Pre-KG", "UKG", "LKG"];
    const row = { ...offer, subject: "physics", educationLevel: "kindergarten", specificClasses };
    expect(parsed({ classesOffered: [row] }).classesOffered).toEqual([
      { ...row, subject: "Physics", specificClasses: ["Pre-KG", "LKG", "UKG"] },
    ]);
  });
});

describe("fees", () => {
  const hourly = { amount: 50_000, currency: "INR", per: "hour" };
  const monthly = { amount: 400_000, per: "month", lessonsPerWeek: 2, lessonMinutes: 60 };
  const feeOf = (fee: unknown) => parsed({ classesOffered: [{ ...offer, fee }] }).classesOffered![0]!.fee;
  const errors = (fee: unknown) => errorsOf({ classesOffered: [{ ...offer, fee }] });

  it("are in the smallest unit of the site's currency, or null for Ask", () => {
    expect(feeOf(hourly)).toEqual({ ...hourly, lessonsPerWeek: null, lessonMinutes: null });
    expect(feeOf(monthly)).toEqual({ ...monthly, currency: "INR" });
    expect([feeOf(null), feeOf(undefined)]).toEqual([null, null]);
  });

  it("have lessons only for a month", () => {
    expect(feeOf({ ...monthly, amount: 50_000, per: "hour" })).toMatchObject({
      lessonsPerWeek: null,
      lessonMinutes: null,
    });
  });

  it.each([
    ["amount", "500", messages.amountInvalid],
    ["amount", 50_000.5, messages.amountInvalid],
    ["amount", undefined, messages.amountInvalid],
    ["amount", 0, messages.feeTooLow],
    ["amount", 4_999, messages.feeTooLow],
    ["amount", 1_000_000_001, messages.amountTooLarge],
    ["currency", "EUR", messages.currencyForeign],
    ["per", "week", messages.periodMissing],
  ])("refuse %s as %j", (field, value, message) => {
    expect(errors({ ...hourly, [field]: value })).toEqual({ [`classesOffered.0.fee.${field}`]: message });
  });

  it.each([
    ["lessonsPerWeek", null, messages.lessonsInvalid],
    ["lessonsPerWeek", 15, messages.lessonsInvalid],
    ["lessonMinutes", "", messages.minutesInvalid],
    ["lessonMinutes", 10, messages.minutesInvalid],
    // 8 2/3 hours for ₹400 are ₹46 each.
    ["amount", 40_000, messages.feeTooLow],
  ])("of a month refuse %s as %j", (field, value, message) => {
    expect(errors({ ...monthly, [field]: value })).toEqual({ [`classesOffered.0.fee.${field}`]: message });
  });

  it("may be 0 for a first meeting", () => {
    expect(parsed({ firstMeetingFee: { amount: 0 } }).firstMeetingFee).toEqual({ amount: 0, currency: "INR" });
    expect(errorsOf({ firstMeetingFee: { amount: -1 } })).toEqual({ "firstMeetingFee.amount": messages.amountInvalid });
  });
});

describe("languages, boards and reach", () => {
  it("are kept once each, in the order of their catalogues", () => {
    expect(parsed({ languages: ["hindi", "english", "hindi"], boards: ["jee", "cbse"] })).toEqual({
      languages: ["english", "hindi"],
      boards: ["cbse", "jee"],
    });
  });

  it.each([
    [{ languages: ["klingon"] }, { "languages.0": messages.languageUnknown }],
    [{ languages: repeated(11, "hindi") }, { languages: messages.tooManyLanguages }],
    [{ boards: ["bar exam"] }, { "boards.0": messages.boardUnknown }],
    [{ reachKm: 0 }, { reachKm: messages.reachInvalid }],
    [{ reachKm: "51" }, { reachKm: messages.reachInvalid }],
  ])("refuses %j", (input, errors) => expect(errorsOf(input)).toEqual(errors));

  it("clears a reach with null", () => {
    expect([parsed({ reachKm: "7" }).reachKm, parsed({ reachKm: null }).reachKm]).toEqual([7, null]);
  });
});

describe("lists", () => {
  it.each([
    ["teachingExperiences", experience],
    ["qualifications", qualification],
    ["classesOffered", offer],
  ] as const)("%s have 20 entries at most", (field, row) => {
    expect(parsed({ [field]: repeated(20, row) })[field]).toHaveLength(20);
    expect(errorsOf({ [field]: repeated(21, row) })).toEqual({ [field]: messages.tooManyRows });
    expect(parsed({ [field]: [] })[field]).toEqual([]);
    expect(parsed({})[field]).toBeUndefined();
    for (const wrong of [null, "x", {}, [null], ["x"], [[]], [7]]) expect(errorsOf({ [field]: wrong })).not.toEqual({});
  });

  const blank = {
    subject: " ",
    format: "",
    degree: "",
    institution: null,
    specificClasses: [],
    currentlyTeaching: false,
  };
  it("drop entries with nothing filled in, for the contract and in the form", () => {
    const lists = { teachingExperiences: [blank, {}], qualifications: [{}, blank], classesOffered: [blank] };
    for (const schema of [profileUpdateSchema, profileFormSchema]) {
      expect(schema.parse({ name: "Asha", ...lists })).toMatchObject({
        teachingExperiences: [],
        qualifications: [],
        classesOffered: [],
      });
    }
  });

  it.each([
    ["qualifications", qualification, "degree", messages.degreeMissing],
    ["qualifications", qualification, "field", messages.fieldMissing],
    ["qualifications", qualification, "institution", messages.institutionMissing],
    ["classesOffered", offer, "subject", messages.subjectMissing],
    ["classesOffered", offer, "format", messages.formatMissing],
  ] as const)(
    "drop incomplete %s when the contract saves, and require the rest in the form",
    (field, row, lacking, message) => {
      for (const value of ["", " ", null, undefined]) {
        const lists = { name: "Asha", [field]: [row, { ...row, [lacking]: value }] };
        expect(parsed(lists)[field]).toEqual([row]);
        expect(errorsBy(profileFormSchema, lists)).toEqual({ [`${field}.1.${lacking}`]: message });
      }
    },
  );

  it("drop no incomplete teaching experience", () => {
    const lists = { name: "Asha", teachingExperiences: [{ institution: "City School" }] };
    for (const schema of [profileUpdateSchema, profileFormSchema]) {
      expect(errorsBy(schema, lists)).toEqual({
        "teachingExperiences.0.subject": messages.subjectMissing,
        "teachingExperiences.0.from": messages.fromMissing,
      });
    }
  });
});

describe("place of teaching", () => {
  it.each([null, { latitude: 90, longitude: -180 }, { latitude: -90, longitude: 180 }, { latitude: 0, longitude: 0 }])(
    "takes %j",
    (teachingPlace) => {
      expect(parsed({ teachingPlace })).toEqual({ teachingPlace });
    },
  );

  it.each([
    { latitude: 90.001, longitude: 0 },
    { latitude: 0, longitude: -180.001 },
    { latitude: "18.5", longitude: 73 },
    { latitude: NaN, longitude: 0 },
    { latitude: 18.5 },
  ])("refuses %j", (teachingPlace) => {
    expect(Object.values(errorsOf({ teachingPlace }))).toEqual([messages.placeInvalid]);
  });

  it.each(["", [], "18.5,73.8", 7])("refuses %j, which has the wrong type", (teachingPlace) => {
    expect(Object.keys(errorsOf({ teachingPlace }))).toEqual(["teachingPlace"]);
  });
});

describe("the form and the contract", () => {
  const text = fc.oneof(
    fc.constantFrom("", " ", "Physics", "physics", "x".repeat(60), "e\u0301 ", "😀"),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  const odd = fc.oneof(
    fc.constantFrom<unknown>(null, undefined, "", " ", 7, true, [], {}),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 25, arbitrary }, { weight: 1, arbitrary: odd });
  const rowsOf = (row: Record<string, unknown>) => {
    const whole = fc.constant(row);
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(row)), fc.oneof(text, odd))
      .map(([key, value]) => ({ ...row, [key]: value }));
    const blank = fc.constant(Object.fromEntries(Object.keys(row).map((key) => [key, ""])));
    return fc.array(
      fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: changed }, { weight: 2, arbitrary: blank }),
      { maxLength: 4 },
    );
  };
  const input = fc.record(
    {
      name: mostly(fc.constantFrom("Asha", " Asha  Rao ", "Ashe\u0301")),
      version: mostly(fc.nat()),
      age: mostly(fc.constantFrom(7, "42", "", null)),
      mobileNumber: mostly(fc.constantFrom("98765 01234", "", null)),
      About: mostly(text),
      Address: mostly(text),
      proficiency: mostly(fc.constantFrom("Advanced", "")),
      subjects: mostly(fc.array(text, { maxLength: 6 })),
      teachingExperiences: mostly(rowsOf(experience)),
      qualifications: mostly(rowsOf(qualification)),
      classesOffered: mostly(rowsOf(offer)),
      teachingPlace: mostly(fc.constantFrom(null, { latitude: 1, longitude: 2 })),
    },
    { requiredKeys: ["name"] },
  );

  it("agree on everything that the form takes", () => {
    let taken = 0;
    const property = fc.property(input, (value) => {
      const form = profileFormSchema.safeParse(value);
      if (!form.success) return;
      taken++;
      expect(profileUpdateSchema.parse(value)).toEqual(form.data);
      // Parsing a stored value again leaves it unchanged.
      expect(profileFormSchema.parse(form.data)).toEqual(form.data);
    });
    fc.assert(property, { numRuns: 3000, seed: 11 });
    expect(taken).toBeGreaterThan(600);
  });

  it("never throw, for any input", () => {
    const anything = fc.record(
      Object.fromEntries(Object.keys(profileFormSchema.shape).map((key) => [key, fc.anything()])),
      { requiredKeys: [] },
    );
    const property = fc.property(fc.oneof(anything, fc.anything()), (value) => {
      for (const schema of [profileFormSchema, profileUpdateSchema])
        expect(schema.safeParse(value).success).toBeTypeOf("boolean");
    });
    fc.assert(property, { numRuns: 500, seed: 5 });
  });
});
