import { expect, it } from "vitest";
import { googleCalendarHref } from "./google-calendar.rules";

const meeting = {
  startsAt: "2026-03-04T11:00:00.000Z",
  endsAt: "2026-03-04T11:30:00.000Z",
  other: { _id: "1", name: "Asha & Rao", username: null, avatar: null, timeZone: "Asia/Kolkata" },
  roomUrl: "https://meet.example.org/asha?a=1",
  place: null,
  topic: "Fractions",
};

it("fills in title, time, place and topic", () => {
  const { origin, searchParams } = new URL(googleCalendarHref(meeting)!);
  expect(origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Meeting with Asha & Rao",
    dates: "20260304T110000Z/20260304T113000Z",
    location: "https://meet.example.org/asha?a=1",
    details: "Fractions",
  });
});

it("leaves out what is not known", () => {
  const bare = new URL(googleCalendarHref({ ...meeting, roomUrl: null, topic: null })!);
  expect([...bare.searchParams.keys()]).toEqual(["action", "text", "dates"]);
  expect(googleCalendarHref({ ...meeting, startsAt: null })).toBeNull();
});
