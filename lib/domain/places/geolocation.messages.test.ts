import { expect, it } from "vitest";
import { geolocationMessages, locationMessages } from "./geolocation.messages";

/** Exact texts. */
const SPECIFIED = [
  "Failed to update the location.",
  "Geolocation is not supported.",
  "Geolocation is not supported by this browser",
  "Location access denied by user",
  "Location information is unavailable",
  "Location request timed out",
  "An unknown error occurred while retrieving location",
  "Invalid coordinates received from GPS",
];

it.each(SPECIFIED)("says %j word for word", (text) => {
  expect([...Object.values(geolocationMessages), ...Object.values(locationMessages)]).toContain(text);
});
