import { expect, it } from "vitest";
import { geolocationMessages, locationMessages } from "./geolocation.messages";

/** Sections 5 and 8 of the specification, where each text stands in quotes. */
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

it.each(SPECIFIED)("says %j as the specification spells it", (text) => {
  expect([...Object.values(geolocationMessages), ...Object.values(locationMessages)]).toContain(text);
});
