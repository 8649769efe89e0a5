import { expect, it } from "vitest";
import { hasMet } from "./verified-meeting.rules";

const now = new Date("2026-05-05T10:00:00.000Z");
const at = (text: string) => new Date(`2026-05-05T${text}Z`);
const held = (endsAt: Date) => ({ endsAt, isCancelled: false, isMissed: false });
const cancelled = (endsAt: Date) => ({ ...held(endsAt), isCancelled: true });
const missed = (endsAt: Date) => ({ ...held(endsAt), isMissed: true });

it.each([
  ["there was no meeting", [], false],
  ["one has ended", [held(at("09:30:00.000"))], true],
  ["one ends this very moment", [held(now)], true],
  ["one ends a millisecond later", [held(at("10:00:00.001"))], false],
  ["the only one was cancelled", [cancelled(at("09:00:00.000"))], false],
  ["somebody did not come to the only one", [missed(at("09:00:00.000"))], false],
  ["somebody missed one and came to the next", [missed(at("08:00:00.000")), held(at("09:00:00.000"))], true],
  ["one was cancelled and one is still to come", [cancelled(at("09:00:00.000")), held(at("11:00:00.000"))], false],
  ["one of many was held", [cancelled(at("08:00:00.000")), held(at("11:00:00.000")), held(at("09:00:00.000"))], true],
])("tells whether somebody has met the mentor when %s", (_when, meetings, expected) => {
  expect(hasMet(meetings, now)).toBe(expected);
});
