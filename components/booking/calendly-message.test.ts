import { expect, it } from "vitest";
import { scheduledEventOf } from "./calendly-message";

const uri = "https://api.calendly.com/scheduled_events/1";
const data = { event: "calendly.event_scheduled", payload: { event: { uri }, invitee: { uri: "x" } } };

it("accepts only Calendly's origin", () => {
  expect(scheduledEventOf({ origin: "https://calendly.com", data })).toBe(uri);
  for (const origin of [
    "http://calendly.com",
    "https://calendly.com.evil.example",
    "https://evil-calendly.com",
    "https://www.calendly.com",
    "http://localhost:3000",
    "null",
    "",
  ]) {
    expect(scheduledEventOf({ origin, data }), origin).toBeNull();
  }
});

it.each([
  ["another event", { ...data, event: "calendly.event_type_viewed" }],
  ["no payload", { event: data.event }],
  ["an empty payload", { event: data.event, payload: { event: null } }],
  ["an address that is no text", { event: data.event, payload: { event: { uri: 5 } } }],
  ["a text", "calendly.event_scheduled"],
  ["nothing", null],
])("ignores %s", (_, message) => {
  expect(scheduledEventOf({ origin: "https://calendly.com", data: message })).toBeNull();
});
