import { expect, it } from "vitest";
import { lacksPlaceInPerson, teachingModes, teachingModesLine, teachingModeWords } from "./teaching-modes.rules";

const ONLINE = "online";
const HOME = "at your home";
const PLACE = "at the mentor's place";

it.each([
  [["online"] as const, 10, true, [ONLINE]],
  [["offline"] as const, 10, true, [HOME, PLACE]],
  [["offline"] as const, null, true, [PLACE]],
  [["hybrid"] as const, 5, false, [ONLINE, HOME]],
  [["hybrid"] as const, null, false, [ONLINE, "in person"]],
  [["online"] as const, null, false, [ONLINE]],
  [["online", "offline"] as const, null, true, [ONLINE, PLACE]],
  [[], 10, true, []],
])("classes %j with a reach of %j km and hosting %j are held %j", (formats, reachKm, hostsStudents, words) => {
  expect(teachingModeWords(teachingModes({ formats, reachKm, hostsStudents }))).toEqual(words);
});

it.each([
  [["hybrid"] as const, null, false, true],
  [["hybrid"] as const, 3, false, false],
  [["offline"] as const, null, true, false],
  [["online"] as const, null, false, false],
])("classes %j with a reach of %j km and hosting %j lack a place: %j", (formats, reachKm, hostsStudents, lacks) => {
  expect(lacksPlaceInPerson({ formats, reachKm, hostsStudents })).toBe(lacks);
});

it.each([
  [["hybrid"] as const, 8, true, "Online, at your home (within 8 km) or at the mentor's place"],
  [["offline"] as const, null, true, "At the mentor's place"],
  [["offline"] as const, null, false, "In person"],
  [[], null, true, ""],
])("classes %j with a reach of %j km and hosting %j read %j", (formats, reachKm, hostsStudents, line) => {
  expect(teachingModesLine({ formats, reachKm, hostsStudents })).toBe(line);
});
