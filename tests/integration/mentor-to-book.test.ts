import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingHref, mentorProfileHref } from "@/lib/links";
import { findMeetingToBook } from "@/lib/server/meetings/bookable-mentor";
import { createBookableMentor } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { prisma } from "@/lib/platform/db/prisma";
import { emptyAccounts } from "../support/account-requests";

const DAY_MS = 24 * 3_600_000;

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

it("names the mentor of a booking, and nobody else", async () => {
  const [mentor, user] = [await createBookableMentor(), await createUserMember()];
  const nameOf = (id: string) => prisma.user.findUniqueOrThrow({ where: { id } });
  const { username, name } = await nameOf(mentor.id);
  expect(await findMeetingToBook(bookingHref({ mentor: username, day: "2026-11-23" }), undefined)).toBe(name);
  const slot = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 10.5 * 3_600_000).toISOString();
  const weekday = new Date(slot).toLocaleDateString("en-GB", { weekday: "short", timeZone: "UTC" });
  const path = bookingHref({ mentor: username, slot });
  expect(await findMeetingToBook(path, "Asia/Kolkata")).toBe(`${name}, ${weekday} 4 pm`);
  expect(await findMeetingToBook(path, undefined)).toBe(`${name}, ${weekday} 10:30 am`);
  expect(await findMeetingToBook(`${path}&zone=UTC`, "Asia/Kolkata")).toBe(`${name}, ${weekday} 10:30 am`);
  expect(await findMeetingToBook(bookingHref({ mentor: username, slot: "2001-01-01T10:00:00Z" }), "UTC")).toBe(name);
  const others = [
    null,
    mentorProfileHref(username),
    bookingHref({}),
    bookingHref({ mentor: username, move: randomUUID() }),
    bookingHref({ mentor: "nobody-at-all" }),
    bookingHref({ mentor: "<b>x</b>" }),
    bookingHref({ mentor: (await nameOf(user.id)).username }),
  ];
  for (const path of others) expect([path, await findMeetingToBook(path, undefined)]).toEqual([path, null]);
});
