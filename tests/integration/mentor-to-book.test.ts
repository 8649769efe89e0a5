import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingHref, mentorProfileHref } from "@/lib/links";
import { findMentorToBook } from "@/lib/server/meetings/bookable-mentor";
import { createBookableMentor } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { prisma } from "@/lib/platform/db/prisma";
import { emptyAccounts } from "../support/account-requests";

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

it("names the mentor of a booking, and nobody else", async () => {
  const [mentor, user] = [await createBookableMentor(), await createUserMember()];
  const nameOf = (id: string) => prisma.user.findUniqueOrThrow({ where: { id } });
  const { username, name } = await nameOf(mentor.id);
  expect(await findMentorToBook(bookingHref({ mentor: username, day: "2026-11-23" }))).toBe(name);
  const others = [
    null,
    mentorProfileHref(username),
    bookingHref({}),
    bookingHref({ mentor: username, move: "x" }),
    bookingHref({ mentor: "nobody-at-all" }),
    bookingHref({ mentor: "<b>x</b>" }),
    bookingHref({ mentor: (await nameOf(user.id)).username }),
  ];
  for (const path of others) expect([path, await findMentorToBook(path)]).toEqual([path, null]);
});
