import { describe, expect, it } from "vitest";
import { meetingOf, MENTOR, STUDENT } from "@/tests/support/meeting-of";
import { readCalendar } from "@/tests/support/read-calendar";
import { type CalendarMethod, calendarOfMeetings } from "./calendar-event.rules";
import type { Meeting } from "./meeting";

const NOW = new Date("2026-03-01T08:00:00Z");
const SETTING = {
  organizer: { name: "Mentorhood", email: "no-reply@mentorhood.example" },
  meetingsUrl: "https://mentorhood.example/profile?tab=meetings",
  now: NOW,
};
const ATTENDEE = { name: STUDENT.name, email: "meera@example.com" };

const fileOf = (method: CalendarMethod, meeting: Meeting) =>
  calendarOfMeetings(method, [{ meeting, side: "student", attendee: ATTENDEE }], SETTING);

describe("the calendar file of a meeting", () => {
  it("invites the reader, field by field", () => {
    const { head, events } = readCalendar(fileOf("REQUEST", meetingOf()));
    expect(head).toEqual({
      version: "2.0",
      prodid: "-//Mentorhood//Meetings//EN",
      calscale: "GREGORIAN",
      method: "REQUEST",
    });
    expect(events).toEqual([
      {
        uid: "2dab4c20@mentorhood.example",
        sequence: "0",
        dtstamp: "2026-03-01T08:00:00Z",
        dtstart: "2026-03-04T11:00:00Z",
        dtend: "2026-03-04T11:30:00Z",
        summary: "Meeting with Asha Rao",
        description: [
          "With: Asha Rao, mentor",
          "Where: https://meet.example.org/mentorhood-x7k2",
          "Topic: Fractions",
          "Class: Class 7",
          "See, move or cancel it: https://mentorhood.example/profile?tab=meetings",
        ].join("\n"),
        location: "https://meet.example.org/mentorhood-x7k2",
        url: "https://mentorhood.example/profile?tab=meetings",
        status: "CONFIRMED",
        organizer: "mailto:no-reply@mentorhood.example",
        attendee: "mailto:meera@example.com",
        parameters: {
          organizer: { cn: "Mentorhood" },
          attendee: { cn: "Meera Iyer", role: "REQ-PARTICIPANT", partstat: "ACCEPTED", rsvp: "FALSE" },
        },
        alarms: [{ action: "DISPLAY", trigger: "-PT30M", description: "Meeting with Asha Rao" }],
      },
    ]);
  });

  it("is withdrawn with the reason and without an alarm", () => {
    const cancellation = { by: "mentor", reason: "I am ill; sorry, truly\nsee you next week" } as const;
    const meeting = meetingOf({ status: "cancelled", cancellation, calendar: { uid: "u@x", sequence: 3 } });
    const { head, events } = readCalendar(fileOf("CANCEL", meeting));
    expect(head.method).toBe("CANCEL");
    expect(events).toMatchObject([
      { uid: "u@x", sequence: "3", status: "CANCELLED", attendee: "mailto:meera@example.com", alarms: [] },
    ]);
    expect(events[0]).toMatchObject({ description: expect.stringContaining(cancellation.reason) });
  });

  it("preserves difficult names, topics and places", () => {
    const hard = {
      mentor: { ...MENTOR, name: 'आशा राव 👩‍🏫, M.Sc.; "Tara" \\o/' },
      topic: "बीजगणित; भिन्न, दशमलव \\ और आगे, हर मंगलवार को शाम साढ़े चार बजे 🎉🎉🎉",
      format: "in_person",
      roomUrl: null,
      place: "12, Lake View Road; 2nd floor, पुणे",
    } as const;
    const file = fileOf("REQUEST", meetingOf(hard));
    const [event] = readCalendar(file).events;
    expect(event).toMatchObject({
      summary: `Meeting with ${hard.mentor.name}`,
      location: hard.place,
      description: expect.stringContaining(`Topic: ${hard.topic}\n`),
      alarms: [{ description: `Meeting with ${hard.mentor.name}` }],
    });
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it.each([
    ["cancelled", { status: "cancelled", cancellation: { by: "student", reason: null } }, "2026-03-01T08:00:00Z"],
    ["over", {}, "2026-03-04T11:30:00Z"],
  ] as const)("that is %s no longer shows a place", (_state, state, now) => {
    const contact = "98123 45678";
    const meeting = meetingOf({ format: "in_person", roomUrl: null, place: "12 Lake View Road", contact, ...state });
    const entries = [{ meeting, side: "mentor" as const }];
    const file = calendarOfMeetings("PUBLISH", entries, { ...SETTING, now: new Date(now) });
    expect(file).not.toMatch(/Lake View|LOCATION|Where|98123/);
    expect(readCalendar(file).events).toHaveLength(1);
  });

  it("shows the place until the last minute", () => {
    const meeting = meetingOf({ format: "in_person", roomUrl: null, place: "12 Lake View Road" });
    const setting = { ...SETTING, now: new Date("2026-03-04T11:29:59Z") };
    const file = calendarOfMeetings("PUBLISH", [{ meeting, side: "student" }], setting);
    expect(readCalendar(file).events).toMatchObject([{ location: "12 Lake View Road" }]);
  });

  it("that is published contains no address except the sender's", () => {
    const file = calendarOfMeetings("PUBLISH", [{ meeting: meetingOf(), side: "mentor" }], SETTING);
    expect(file.match(/[\w.-]+@[\w.-]+/g)).toEqual(["2dab4c20@mentorhood.example", "no-reply@mentorhood.example"]);
    expect(readCalendar(file).events).toMatchObject([{ summary: "Meeting with Meera Iyer" }]);
  });

  it("is a feed with many meetings, without those of unknown time", () => {
    const entries = [
      meetingOf({ calendar: { uid: "a@x", sequence: 0 } }),
      meetingOf({ startsAt: null, endsAt: null, calendar: { uid: "b@x", sequence: 0 } }),
      meetingOf({ status: "cancelled", calendar: { uid: "c@x", sequence: 1 } }),
    ].map((meeting) => ({ meeting, side: "student" as const }));
    const { head, events } = readCalendar(calendarOfMeetings("PUBLISH", entries, SETTING, "Mentorhood meetings"));
    expect(head).toMatchObject({
      method: "PUBLISH",
      "x-wr-calname": "Mentorhood meetings",
      "refresh-interval": "PT1H",
      "x-published-ttl": "PT1H",
    });
    expect(events).toMatchObject([
      { uid: "a@x", status: "CONFIRMED" },
      { uid: "c@x", status: "CANCELLED" },
    ]);
  });

  it("is an empty calendar without meetings", () => {
    expect(readCalendar(calendarOfMeetings("PUBLISH", [], SETTING, "Mentorhood meetings")).events).toEqual([]);
  });
});
