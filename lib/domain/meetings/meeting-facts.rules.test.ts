import { describe, expect, it } from "vitest";
import { meetingOf, MENTOR, STUDENT } from "@/tests/support/meeting-of";
import { meetingFacts } from "./meeting-facts.rules";

const factsOf = (...args: Parameters<typeof meetingFacts>) =>
  Object.fromEntries(meetingFacts(...args).map(({ label, text }) => [label, text]));

describe("the facts about a meeting for one side", () => {
  it("names the other participant, the time, the room and the subject", () => {
    const facts = {
      When: "Wednesday 4 March 2026, 4:30 pm to 5:00 pm (Asia/Kolkata)",
      Where: "https://meet.example.org/mentorhood-x7k2",
      Topic: "Fractions",
      Class: "Class 7",
    };
    expect(factsOf(meetingOf(), "student")).toEqual({ With: "Asha Rao, mentor", ...facts });
    expect(factsOf(meetingOf(), "mentor")).toEqual({ With: "Meera Iyer", ...facts });
  });

  it("shows both zones when their clocks differ", () => {
    const meeting = meetingOf({ student: { ...STUDENT, timeZone: "America/New_York" } });
    const india = "Wednesday 4 March 2026, 4:30 pm to 5:00 pm (Asia/Kolkata)";
    const america = "Wednesday 4 March 2026, 6:00 am to 6:30 am (America/New_York)";
    expect(factsOf(meeting, "student")).toMatchObject({ When: america, "For Asha Rao": india });
    expect(factsOf(meeting, "mentor")).toMatchObject({ When: india, "For Meera Iyer": america });
  });

  it("shows one zone when only the names differ", () => {
    const meeting = meetingOf({ student: { ...STUDENT, timeZone: "Asia/Calcutta" } });
    expect(Object.keys(factsOf(meeting, "student"))).toEqual(["With", "When", "Where", "Topic", "Class"]);
  });

  it.each([
    [{ roomUrl: null }, "Online. Asha Rao adds the link."],
    [{ format: "in_person", roomUrl: null }, "In person, to be agreed with Asha Rao"],
    [{ format: "in_person", roomUrl: null, place: "12 Lake View Road, Pune" }, "12 Lake View Road, Pune"],
  ] as const)("shows the place: %j", (overrides, text) => {
    expect(factsOf(meetingOf(overrides), "student").Where).toBe(text);
  });

  it("reminds the mentor of a missing link", () => {
    const { Where } = factsOf(meetingOf({ roomUrl: null }), "mentor");
    expect(Where).toBe("Online. Please add the link of your room under your meetings.");
  });

  it("shows the student's place or phone number only to the mentor", () => {
    const meeting = meetingOf({ format: "in_person", roomUrl: null, contact: "98123 45678" });
    expect(factsOf(meeting, "mentor")).toMatchObject({ "Place or phone": "98123 45678" });
    expect(JSON.stringify(meetingFacts(meeting, "student"))).not.toContain("98123");
  });

  it("links only to the room", () => {
    const linked = meetingFacts(meetingOf(), "student").filter(({ href }) => href);
    expect(linked.map(({ label, href }) => [label, href])).toEqual([["Where", meetingOf().roomUrl]]);
    expect(meetingFacts(meetingOf({ format: "in_person", place: "Pune" }), "student").some(({ href }) => href)).toBe(
      false,
    );
  });

  it("leaves out missing facts", () => {
    const facts = factsOf(meetingOf({ topic: null, className: null, startsAt: null, endsAt: null }), "mentor");
    expect(facts).toEqual({
      With: STUDENT.name,
      Where: "https://meet.example.org/mentorhood-x7k2",
    });
    expect(JSON.stringify(facts)).not.toContain(MENTOR.id);
  });
});
