import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import * as availability from "@/app/api/v1/teachers/availability/route";
import * as slots from "@/app/api/v1/teachers/slots/[username]/route";
import * as cancelling from "@/app/api/v1/meetings/[id]/cancel/route";
import * as moving from "@/app/api/v1/meetings/[id]/move/route";
import * as creating from "@/app/api/v1/meetings/create-meeting/route";
import * as listing from "@/app/api/v1/meetings/route";
import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { send } from "./account-requests";

const HOUR_MS = 60 * 60 * 1000;
const ALL_DAY = [{ from: "00:00", to: "24:00" }];
const DAYS = Object.keys(DEFAULT_AVAILABILITY.weeklyHours);

/** Hours round the clock in UTC without notice, so that every future half hour is free; `changes` override them. */
export function hours(changes: Partial<Availability> = {}, everyDay = ALL_DAY): Availability {
  const weeklyHours = Object.fromEntries(DAYS.map((day) => [day, everyDay])) as Availability["weeklyHours"];
  return { ...DEFAULT_AVAILABILITY, timeZone: "UTC", weeklyHours, minimumNoticeMinutes: 0, ...changes };
}

let clock = { test: "", hour: 0 };

/** The next full hour as the running test began, plus this many hours and minutes. The clock may strike meanwhile. */
export function inHours(count: number, minutes = 0): Date {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const test = `${testPath} ${currentTestName}`;
  if (clock.test !== test) clock = { test, hour: Math.floor(Date.now() / HOUR_MS) + 1 };
  return new Date((clock.hour + count) * HOUR_MS + minutes * 60_000);
}

/** A booking as the form sends it. */
export const bookingOf = (mentor: { username: string }, startsAt: Date, more: object = {}) => ({
  mentor: mentor.username,
  startsAt: startsAt.toISOString(),
  format: "online",
  topic: "Fractions",
  className: "Class 10",
  timeZone: "Asia/Kathmandu",
  idempotencyKey: randomUUID(),
  ...more,
});

type Member = { token: string } | undefined;
const by = (member: Member) => ({ bearer: member?.token });

export const book = (member: Member, json: unknown) => send(creating.POST, { ...by(member), json });
export const cancel = (member: Member, id: string, json: unknown = {}) =>
  send(cancelling.POST, { ...by(member), params: { id }, json });
export const move = (member: Member, id: string, startsAt: Date | unknown) =>
  send(moving.POST, { ...by(member), params: { id }, json: { startsAt } });
export const list = (member: Member, path = "/") => send(listing.GET, { ...by(member), method: "GET", path });
export const saveHours = (member: Member, json: unknown) =>
  send(availability.PUT, { ...by(member), method: "PUT", json });
export const readHours = (member: Member) => send(availability.GET, { ...by(member), method: "GET" });
export const slotsOf = (username: string, path = "/", member?: Member) =>
  send(slots.GET, { ...by(member), method: "GET", path, params: { username } });

/** Templates and recipients of the pending mails about meetings, newest first. */
export async function meetingMails(): Promise<{ template: string; recipient: string }[]> {
  const mails = await listOutbox();
  return mails.flatMap(({ template, recipient }) => (template.startsWith("meeting-") ? [{ template, recipient }] : []));
}
