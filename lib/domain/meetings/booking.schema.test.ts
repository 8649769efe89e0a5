import { describe, expect, it } from "vitest";
import {
  bookingDetailsSchema,
  bookingSchema,
  calendlyMeetingSchema,
  cancellationSchema,
  createMeetingSchema,
  moveSchema,
} from "./booking.schema";
import { meetingMessages as messages } from "./meeting.messages";

const KEY = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const BOOKING = {
  mentor: "asha-rao",
  startsAt: "2026-03-04T16:30:00+05:30",
  format: "online",
  topic: "  Fractions,\n once more ",
  className: "Class 10",
  timeZone: "Asia/Calcutta",
  idempotencyKey: KEY,
};
const EVENT = "https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2";

function refusals(schema: typeof createMeetingSchema, value: unknown) {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
}

describe("a booking", () => {
  it("is normalised: the instant, one-line texts, the current name of the zone", () => {
    expect(bookingSchema.parse(BOOKING)).toEqual({
      ...BOOKING,
      startsAt: new Date("2026-03-04T11:00:00Z"),
      topic: "Fractions, once more",
      contact: null,
      timeZone: "Asia/Kolkata",
    });
  });

  it.each([[undefined], [null], [""], ["   "]])("takes %j as no topic and no class", (text) => {
    const parsed = bookingSchema.parse({ ...BOOKING, topic: text, className: text });
    expect([parsed.topic, parsed.className]).toEqual([null, null]);
  });

  it.each([
    ["mentor", "", messages.mentorMissing],
    ["mentor", 5, messages.mentorMissing],
    ["startsAt", "2026-03-04T16:30:00", messages.startMissing],
    ["startsAt", "2026-03-04", messages.startMissing],
    ["startsAt", "2026-02-30T16:30:00Z", messages.startMissing],
    ["startsAt", "0000-01-01T00:00:00Z", messages.startMissing],
    ["startsAt", "9999-01-01T00:00:00Z", messages.startMissing],
    ["startsAt", 1772622000000, messages.startMissing],
    ["format", "hybrid", messages.formatMissing],
    ["format", undefined, messages.formatMissing],
    ["topic", "x".repeat(201), messages.topicTooLong],
    ["topic", "a\0b", messages.unreadable],
    ["topic", { length: 1 }, messages.unreadable],
    ["className", "x".repeat(61), messages.classTooLong],
    ["timeZone", "Mars/Olympus", "Please choose a time zone"],
    ["idempotencyKey", "1", messages.keyMissing],
    ["idempotencyKey", undefined, messages.keyMissing],
  ])("with %s %j is refused", (field, value, message) => {
    expect(refusals(createMeetingSchema, { ...BOOKING, [field]: value })).toEqual([[field, message]]);
  });

  it.each([[undefined], [""], ["  x "], ["x".repeat(201)]])("in person with the contact %j is refused", (contact) => {
    const message = (contact?.length ?? 0) > 200 ? messages.contactTooLong : messages.contactMissing;
    for (const schema of [createMeetingSchema, bookingSchema, bookingDetailsSchema]) {
      const { error } = schema.safeParse({ ...BOOKING, format: "in_person", contact });
      expect(error?.issues.map(({ path, message: text }) => [path.join("."), text])).toEqual([["contact", message]]);
    }
  });

  it("keeps a place or phone number only for a meeting in person", () => {
    const contact = " Café  Goodluck, FC Road ";
    expect(bookingSchema.parse({ ...BOOKING, format: "in_person", contact }).contact).toBe("Café Goodluck, FC Road");
    expect(bookingSchema.parse({ ...BOOKING, contact }).contact).toBeNull();
    expect(createMeetingSchema.parse({ ...BOOKING, contact })).toMatchObject({ contact: null });
  });

  it("counts characters, not UTF-16 code units", () => {
    expect(bookingSchema.safeParse({ ...BOOKING, topic: "😀".repeat(200) }).success).toBe(true);
    expect(bookingSchema.safeParse({ ...BOOKING, topic: "😀".repeat(201) }).success).toBe(false);
  });
});

describe("a Calendly meeting", () => {
  const calendly = (calendlyEventUrl: unknown) =>
    calendlyMeetingSchema.safeParse({ mentor: "asha-rao", calendlyEventUrl }).success;

  it.each([EVENT, "https://calendly.com/events/abc-1?x=1", "https://calendly.com/asha/30min"])("%s", (url) => {
    expect(calendly(url)).toBe(true);
  });

  it.each([
    "http://api.calendly.com/scheduled_events/A",
    "https://api.calendly.com/users/A",
    "https://api.calendly.com/scheduled_events/",
    "https://calendly.com.evil.example/A",
    "https://evil.example/https://calendly.com/A",
    "https://calendly.com@evil.example/A",
    "javascript:alert(1)",
    "https://calendly.com/a b",
    "https://calendly.com/<script>",
    `https://calendly.com/${"a".repeat(300)}`,
    "",
    5,
    null,
  ])("%j is not one", (url) => {
    expect(calendly(url)).toBe(false);
  });

  it("is distinguished from a booking by the event's address", () => {
    expect(createMeetingSchema.parse(BOOKING)).toMatchObject({ scheduler: "own", mentor: "asha-rao" });
    const noted = { mentor: "asha-rao", calendlyEventUrl: EVENT };
    expect(createMeetingSchema.parse(noted)).toEqual({ ...noted, scheduler: "calendly", timeZone: "UTC" });
    // Clients cannot choose the scheduler by name.
    expect(createMeetingSchema.parse({ ...BOOKING, scheduler: "calendly" })).toMatchObject({ scheduler: "own" });
    expect(refusals(createMeetingSchema, { ...noted, calendlyEventUrl: null })).toEqual([
      ["calendlyEventUrl", messages.eventUnknown],
    ]);
  });

  it.each([[null], [[]], ["text"], [5], [undefined]])("%j is neither", (body) => {
    expect(createMeetingSchema.safeParse(body).success).toBe(false);
  });
});

describe("changes", () => {
  it("accept a reason of several lines", () => {
    expect(cancellationSchema.parse({ reason: " Ill.\r\nSorry. " })).toEqual({ reason: "Ill.\nSorry." });
    expect(cancellationSchema.parse({})).toEqual({ reason: null });
    expect(cancellationSchema.parse({ reason: " \n " })).toEqual({ reason: null });
    expect(cancellationSchema.safeParse({ reason: "x".repeat(501) }).success).toBe(false);
    expect(cancellationSchema.safeParse({ reason: "a\0" }).success).toBe(false);
  });

  it("require the new time", () => {
    expect(moveSchema.parse({ startsAt: "2026-03-04T11:00:00Z" })).toEqual({ startsAt: new Date("2026-03-04T11:00Z") });
    expect(moveSchema.safeParse({}).success).toBe(false);
  });
});
