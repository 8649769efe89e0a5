import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile, calendarParameter, calendarText, calendarTime } from "./calendar-format.rules";

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Builds a calendar of one entry with a text and a name, and parses it with an independent library. */
function readBack(text: string, name: string) {
  const file = calendarFile([
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    `SUMMARY:${calendarText(text)}`,
    `ATTENDEE;CN=${calendarParameter(name)};RSVP=FALSE:mailto:a@example.com`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent")!;
  const attendee = event.getFirstProperty("attendee")!;
  return {
    file,
    properties: event.getAllProperties().map((property) => property.name),
    text: event.getFirstPropertyValue("summary"),
    name: attendee.getFirstParameter("cn"),
    address: attendee.getFirstValue(),
  };
}

const HARD_TEXTS = [
  "Read C:\\new and \\, please",
  "Fractions, decimals; and \\ the rest",
  "Line one\nLine two\n\nLine four",
  "गणित और भौतिकी: कक्षा दस की तैयारी, मीरा अय्यर के साथ, हर मंगलवार को शाम साढ़े चार बजे",
  "👩‍🏫 धन्यवाद 🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉",
  "x".repeat(400),
  "é".repeat(200),
  "END:VEVENT",
  " leading and trailing ",
];

describe("a calendar file", () => {
  it.each(HARD_TEXTS)("preserves %j, in lines of at most 75 octets", (text) => {
    const { file, ...read } = readBack(text, "Meera Iyer");
    expect(read.text).toBe(text);
    expect(read.properties).toEqual(["summary", "attendee"]);
    const lines = file.split("\r\n");
    expect(lines.pop()).toBe("");
    for (const line of lines) {
      expect(octets(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\ufffd]/);
    }
  });

  it("escapes separators, for parsers that are stricter than this one", () => {
    expect(calendarText("a, b; c \\ d\r\ne")).toBe("a\\, b\\; c \\\\ d\\ne");
  });

  it("fills its lines to the last octet", () => {
    const lengths = calendarFile([`SUMMARY:${"x".repeat(300)}`])
      .split("\r\n")
      .map(octets);
    expect(lengths).toEqual([75, 75, 75, 75, 12, 0]);
    expect(calendarFile(["x".repeat(75)])).toBe(`${"x".repeat(75)}\r\n`);
    expect(calendarFile(["x".repeat(76)])).toBe(`${"x".repeat(75)}\r\n x\r\n`);
  });

  it.each([
    ['Asha "Tara" Rao', "Asha 'Tara' Rao"],
    ["Rao; Asha, M.Sc.: teacher", "Rao; Asha, M.Sc.: teacher"],
    ["Asha\r\nATTENDEE:mailto:b@example.com", "Asha ATTENDEE:mailto:b@example.com"],
    ["आशा राव 🎓", "आशा राव 🎓"],
  ])("keeps the name %j within its parameter", (name, expected) => {
    const read = readBack("Maths", name);
    expect(read).toMatchObject({ name: expected, address: "mailto:a@example.com" });
    expect(read.properties).toEqual(["summary", "attendee"]);
  });

  it("lets no text end its property", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 200 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(anyText, anyText, (text, name) => {
        const { file, properties, address } = readBack(text, name);
        expect(properties).toEqual(["summary", "attendee"]);
        expect(address).toBe("mailto:a@example.com");
        for (const line of file.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it("writes times in UTC", () => {
    expect(calendarTime(new Date("2026-03-04T16:30:00+05:30"))).toBe("20260304T110000Z");
    expect(calendarTime(new Date("2024-02-29T23:59:59.999Z"))).toBe("20240229T235959Z");
  });
});
