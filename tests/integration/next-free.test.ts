import { afterAll, beforeAll, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { listFreeSlots } from "@/lib/server/meetings/free-times";
import { listNextFreeByMentor } from "@/lib/server/meetings/list-next-free";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { hours } from "../support/meeting-requests";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(emptyAccounts);
afterAll(emptyAccounts);

it("returns each mentor's first free time, as the booking page shows it", async () => {
  const now = new Date();
  const weekly = hours().weeklyHours;
  const none = Object.fromEntries(Object.keys(weekly).map((day) => [day, []])) as unknown as typeof weekly;
  const farDay = new Date(now.getTime() + 40 * DAY_MS).toISOString().slice(0, 10);
  const far = [{ date: farDay, ranges: [{ from: "09:00", to: "10:00" }] }];
  const mentors = {
    always: await createBookableMentor(),
    booked: await createBookableMentor(hours({ minimumNoticeMinutes: 0, bufferMinutes: 30 })),
    student: await createBookableMentor(hours({ timeZone: "America/New_York" })),
    usual: await createMentorMember(),
    far: await createBookableMentor(hours({ weeklyHours: none, overrides: far, horizonDays: 60 })),
    beyond: await createBookableMentor(hours({ weeklyHours: none, overrides: far, horizonDays: 9 })),
    paused: await createBookableMentor(hours({ isPaused: true })),
  };
  const student = await createUserMember();
  const next = new Date(Math.ceil(now.getTime() / 1_800_000) * 1_800_000);
  await createMeetingRow({ mentor: mentors.booked, student }, next);
  await createMeetingRow({ mentor: mentors.always, student }, next, { status: "cancelled", cancelledAt: now });
  await createMeetingRow({ mentor: mentors.always, student: mentors.student }, new Date(next.getTime() + 7_200_000));

  const found = await listNextFreeByMentor(
    Object.values(mentors).map(({ id }) => id),
    now,
  );
  const span = { from: now, to: new Date(now.getTime() + 100 * DAY_MS) };
  for (const [name, { id, mentorProfile }] of Object.entries(mentors)) {
    const pair = { mentor: { userId: id, mentorId: mentorProfile.id }, studentId: null };
    const [first] = await listFreeSlots(prisma, pair, span, now);
    expect(found.get(id), name).toEqual(first?.startsAt);
  }
  expect(found.has(mentors.far.id)).toBe(true);
  expect(found.has(mentors.beyond.id)).toBe(false);
  expect(found.has(mentors.paused.id)).toBe(false);
  expect(await listNextFreeByMentor([], now)).toEqual(new Map());
});
