import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { dayMask, dayOf } from "@/lib/domain/search/free-times.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshOldFreeTimes } from "@/lib/server/search/refresh-free-times";
import { searchMentors } from "@/lib/server/search/search-mentors";
import { createBookableMentor } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { book, bookingOf, cancel, hours, move, saveHours } from "../support/meeting-requests";
import { expectListingFollows } from "../support/listing-row";

const DAY_MS = 24 * 60 * 60 * 1000;
const weekly = hours().weeklyHours;
const none = Object.fromEntries(Object.keys(weekly).map((day) => [day, []])) as unknown as typeof weekly;

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, rate_limit`));
afterAll(emptyAccounts);

/** Hours of an hour each on these coming days, in UTC. */
const hoursOn = (...days: number[]) =>
  hours({
    timeZone: "UTC",
    weeklyHours: none,
    overrides: days.map((n) => ({
      date: new Date(Date.now() + n * DAY_MS).toISOString().slice(0, 10),
      ranges: [{ from: "10:00", to: "10:30" }],
    })),
  });
const slotOn = (n: number) => new Date(`${new Date(Date.now() + n * DAY_MS).toISOString().slice(0, 10)}T10:00:00Z`);

async function isFoundSoon(id: string): Promise<boolean> {
  const filter = { ...NO_FILTER, soon: true as const };
  const search = { filter, viewer: null, page: 1, pageSize: 500, after: null, pastTheEnd: "nothing" } as const;
  return (await searchMentors(search)).mentors.some((mentor) => mentor.id === id);
}

it("follows saved hours, a booking, a move and a cancellation at once", async () => {
  const mentor = await createBookableMentor(hoursOn(20));
  const student = await createUserMember();
  expect(await isFoundSoon(mentor.id)).toBe(false);
  expect((await saveHours(mentor, hoursOn(3, 20))).status).toBe(200);
  expect(await isFoundSoon(mentor.id)).toBe(true);

  const booked = await book(student, bookingOf(mentor, slotOn(3)));
  expect(booked.status).toBe(201);
  expect(await isFoundSoon(mentor.id)).toBe(false);
  const moved = await move(student, booked.body.data._id, slotOn(20));
  expect(moved.status).toBe(200);
  expect(await isFoundSoon(mentor.id)).toBe(true);

  const again = await book(student, bookingOf(mentor, slotOn(3)));
  expect(await isFoundSoon(mentor.id)).toBe(false);
  expect((await cancel(student, again.body.data._id)).status).toBe(200);
  expect(await isFoundSoon(mentor.id)).toBe(true);
  await expectListingFollows(mentor.mentorProfile.id);
});

it("counts a mentor's own lessons as a student", async () => {
  const mentor = await createBookableMentor(hoursOn(3));
  const teacher = await createBookableMentor();
  expect(await isFoundSoon(mentor.id)).toBe(true);
  expect((await book(mentor, bookingOf(teacher, slotOn(3)))).status).toBe(201);
  expect(await isFoundSoon(mentor.id)).toBe(false);
});

it("brings rows up to date that time has made wrong", async () => {
  const [late, today, moved] = [
    await createBookableMentor(hoursOn(3)),
    await createBookableMentor(hoursOn(20)),
    await createBookableMentor(hours({ timeZone: "America/New_York" }, [{ from: "09:00", to: "10:00" }])),
  ];
  const day = dayOf(new Date());
  const change = (mentor: typeof late, data: object) =>
    prisma.mentorListing.update({ where: { mentorId: mentor.mentorProfile.id }, data, select: { mentorId: true } });
  // What an outage leaves, what this morning was free, and what the clocks of summer and winter make.
  await change(late, { freeDays: 0n, freeUntil: day - 1 });
  await change(today, { freeDays: dayMask([day]) });
  const { utcOffset } = await prisma.mentorListing.findUniqueOrThrow({ where: { mentorId: moved.mentorProfile.id } });
  await change(moved, { utcOffset: utcOffset + 60, week: "0".repeat(336) });
  expect([await isFoundSoon(late.id), await isFoundSoon(today.id)]).toEqual([false, true]);

  await refreshOldFreeTimes();
  expect([await isFoundSoon(late.id), await isFoundSoon(today.id)]).toEqual([true, false]);
  for (const mentor of [late, today, moved]) await expectListingFollows(mentor.mentorProfile.id);
});
