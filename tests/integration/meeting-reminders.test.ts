import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { sendReminders } from "@/lib/server/meetings/send-reminders";
import { createBookedMeeting, createPair, DAY_MS, HOUR_MS, MINUTE_MS } from "../factories/pair.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts } from "../support/account-requests";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

type Pair = Awaited<ReturnType<typeof createPair>>;
type RowChanges = Parameters<typeof createBookedMeeting>[2];

/** A fixed point in time, around which all meetings here take place. */
const NOW = new Date("2026-06-10T09:00:00Z");
const fromNow = (ms: number) => new Date(NOW.getTime() + ms);

/** Pending mails in the outbox, as "template to whom". */
async function waiting({ mentor, student }: Pair): Promise<string[]> {
  const names = new Map([
    [mentor.email, "mentor"],
    [student.email, "student"],
  ]);
  const mails = await listOutbox();
  return mails.map(({ template, recipient }) => `${template} to ${names.get(recipient) ?? recipient}`).sort();
}

const DAY_BEFORE = ["meeting-day-before to mentor", "meeting-day-before to student"];
const HOUR_BEFORE = ["meeting-hour-before to mentor", "meeting-hour-before to student"];
const REVIEW = ["meeting-review to student"];

/** The start relative to now, how long before it the booking was, and other changes. */
const CASES: [string, start: number, booked: number, RowChanges, string[]][] = [
  ["25 hours before", 25 * HOUR_MS, 8 * DAY_MS, {}, []],
  ["24 hours and a minute before", 24 * HOUR_MS + MINUTE_MS, 8 * DAY_MS, {}, []],
  ["24 hours before", 24 * HOUR_MS, 8 * DAY_MS, {}, DAY_BEFORE],
  ["20 hours before, after a while without a server", 20 * HOUR_MS, 8 * DAY_MS, {}, DAY_BEFORE],
  ["booked 24 hours before", 23 * HOUR_MS, 24 * HOUR_MS, {}, DAY_BEFORE],
  ["booked 23 hours before", 22 * HOUR_MS, 23 * HOUR_MS, {}, []],
  ["reminded already", 23 * HOUR_MS, 8 * DAY_MS, { remindedDayBeforeAt: fromNow(-HOUR_MS) }, []],
  ["cancelled", 23 * HOUR_MS, 8 * DAY_MS, { status: "cancelled", cancelledAt: fromNow(-HOUR_MS) }, []],
  ["moved", 23 * HOUR_MS, 8 * DAY_MS, { status: "moved" }, []],
  ["not yet confirmed", 23 * HOUR_MS, 8 * DAY_MS, { status: "pending" }, DAY_BEFORE],
  ["an hour and a minute before", HOUR_MS + MINUTE_MS, 8 * DAY_MS, { remindedDayBeforeAt: fromNow(-DAY_MS) }, []],
  ["an hour before", HOUR_MS, 8 * DAY_MS, { remindedDayBeforeAt: fromNow(-DAY_MS) }, HOUR_BEFORE],
  ["an hour before, the day's reminder missed", HOUR_MS, 8 * DAY_MS, {}, HOUR_BEFORE],
  ["a minute before", MINUTE_MS, 8 * DAY_MS, {}, HOUR_BEFORE],
  ["booked two hours before", 30 * MINUTE_MS, 2 * HOUR_MS, {}, HOUR_BEFORE],
  ["booked half an hour before", 20 * MINUTE_MS, 30 * MINUTE_MS, {}, []],
  ["reminded of the hour already", 50 * MINUTE_MS, 8 * DAY_MS, { remindedHourBeforeAt: fromNow(-MINUTE_MS) }, []],
  ["cancelled in the last hour", 50 * MINUTE_MS, 8 * DAY_MS, { status: "cancelled", cancelledAt: NOW }, []],
  ["just begun", 0, 8 * DAY_MS, {}, []],
  ["in its last minute", -29 * MINUTE_MS, 8 * DAY_MS, {}, []],
  ["just ended", -30 * MINUTE_MS, 8 * DAY_MS, {}, REVIEW],
  ["ended, booked at the last minute", -30 * MINUTE_MS, MINUTE_MS, {}, REVIEW],
  ["ended 6 days ago", -6 * DAY_MS, 8 * DAY_MS, {}, REVIEW],
  ["ended 7 days ago", -7 * DAY_MS - 30 * MINUTE_MS, 8 * DAY_MS, {}, []],
  ["ended and asked about", -DAY_MS, 8 * DAY_MS, { reviewRequestedAt: fromNow(-HOUR_MS) }, []],
  ["cancelled and past", -DAY_MS, 8 * DAY_MS, { status: "cancelled", cancelledAt: fromNow(-2 * DAY_MS) }, []],
  ["moved and past", -DAY_MS, 8 * DAY_MS, { status: "moved" }, []],
];

describe("of a meeting", () => {
  it.each(CASES)("%s", async (_case, start, booked, changes, expected) => {
    const pair = await createPair();
    const startsAt = fromNow(start);
    await createBookedMeeting(pair, startsAt, { createdAt: new Date(startsAt.getTime() - booked), ...changes });
    await sendReminders(NOW);
    expect(await waiting(pair)).toEqual(expected);
    await sendReminders(fromNow(1000));
    expect(await waiting(pair)).toEqual(expected);
  });

  it("both reminders and the request are sent in turn, each once", async () => {
    const pair = await createPair();
    const { id } = await createBookedMeeting(pair, fromNow(3 * DAY_MS));
    const steps: [number, string[]][] = [
      [DAY_MS, []],
      [2 * DAY_MS, DAY_BEFORE],
      [2 * DAY_MS + 5 * HOUR_MS, DAY_BEFORE],
      [3 * DAY_MS - HOUR_MS, [...DAY_BEFORE, ...HOUR_BEFORE]],
      [3 * DAY_MS - MINUTE_MS, [...DAY_BEFORE, ...HOUR_BEFORE]],
      [3 * DAY_MS + 30 * MINUTE_MS, [...DAY_BEFORE, ...HOUR_BEFORE, ...REVIEW]],
      [4 * DAY_MS, [...DAY_BEFORE, ...HOUR_BEFORE, ...REVIEW]],
    ];
    for (const [ms, expected] of steps) {
      await sendReminders(fromNow(ms));
      expect(await waiting(pair)).toEqual(expected);
    }
    expect(await prisma.meeting.findUnique({ where: { id } })).toMatchObject({
      remindedDayBeforeAt: fromNow(2 * DAY_MS),
      remindedHourBeforeAt: fromNow(3 * DAY_MS - HOUR_MS),
      reviewRequestedAt: fromNow(3 * DAY_MS + 30 * MINUTE_MS),
    });
  });

  it("with a time known only to Calendly sends nothing", async () => {
    const pair = await createPair();
    await prisma.meeting.create({
      data: {
        mentorId: pair.mentor.mentorProfile.id,
        studentId: pair.student.id,
        format: "online",
        studentTimeZone: "UTC",
        calendarUid: randomUUID(),
        externalEventUrl: "https://calendly.com/x",
      },
    });
    await sendReminders(NOW);
    expect(await waiting(pair)).toEqual([]);
  });
});

describe("the request for a review", () => {
  it("is not sent to students who have already written one", async () => {
    const pair = await createPair();
    await createBookedMeeting(pair, fromNow(-DAY_MS));
    await createReview(pair);
    await sendReminders(NOW);
    expect(await waiting(pair)).toEqual([]);
  });

  it("is sent after the first of several meetings with a mentor, and not after the next", async () => {
    const pair = await createPair();
    for (const days of [1, 3, 2]) await createBookedMeeting(pair, fromNow(-days * DAY_MS));
    await Promise.all([sendReminders(NOW), sendReminders(NOW)]);
    await sendReminders(fromNow(DAY_MS));
    expect(await waiting(pair)).toEqual(REVIEW);
    const asked = await prisma.meeting.findMany({ where: { reviewRequestedAt: { not: null } } });
    expect(asked.map(({ startsAt }) => startsAt)).toEqual([fromNow(-3 * DAY_MS)]);
  });

  it("is sent for each mentor, and to each student", async () => {
    const [one, other] = [await createPair(), await createPair()];
    await createBookedMeeting(one, fromNow(-DAY_MS));
    await createBookedMeeting({ mentor: one.mentor, student: other.student }, fromNow(-2 * DAY_MS));
    await createBookedMeeting({ mentor: other.mentor, student: one.student }, fromNow(-3 * DAY_MS));
    await sendReminders(NOW);
    const mails = await listOutbox();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [one.student.email, one.student.email, other.student.email].sort(),
    );
  });
});

describe("several processes", () => {
  it("send each reminder once", async () => {
    const pairs = await Promise.all(Array.from({ length: 12 }, createPair));
    for (const pair of pairs) {
      await createBookedMeeting(pair, fromNow(23 * HOUR_MS));
      await createBookedMeeting(pair, fromNow(-DAY_MS));
    }
    await Promise.all(Array.from({ length: 4 }, () => sendReminders(NOW)));
    const sent = (await prisma.outboxMail.findMany()).map(({ template, recipient }) => `${template} ${recipient}`);
    expect(sent.sort()).toEqual(
      pairs
        .flatMap(({ mentor, student }) => [
          `meeting-day-before ${mentor.email}`,
          `meeting-day-before ${student.email}`,
          `meeting-review ${student.email}`,
        ])
        .sort(),
    );
  });

  it("skip reminders that another process is sending, without waiting", async () => {
    const [held, free] = [await createPair(), await createPair()];
    const { id } = await createBookedMeeting(held, fromNow(23 * HOUR_MS));
    await createBookedMeeting(free, fromNow(23 * HOUR_MS));
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from meeting where id = ${id}::uuid for update`;
      await sendReminders(NOW);
    });
    expect(await waiting(free)).toEqual(DAY_BEFORE);
    await sendReminders(NOW);
    expect(await prisma.outboxMail.count()).toBe(4);
  });

  it("wait with an account that is being changed", async () => {
    const pair = await createPair();
    await createBookedMeeting(pair, fromNow(23 * HOUR_MS));
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from user_account where id = ${pair.student.id}::uuid for no key update`;
      await sendReminders(NOW);
      expect(await prisma.outboxMail.count()).toBe(0);
    });
    await sendReminders(NOW);
    expect(await waiting(pair)).toEqual(DAY_BEFORE);
  });
});

it("continue when one reminder fails, and send it later", async () => {
  const [broken, fine] = [await createPair(), await createPair()];
  await createBookedMeeting(broken, fromNow(22 * HOUR_MS));
  await createBookedMeeting(fine, fromNow(23 * HOUR_MS));
  const refuse = `alter table outbox_mail add constraint refused check (recipient <> '${broken.student.email}')`;
  await prisma.$executeRawUnsafe(refuse);
  await sendReminders(NOW).finally(() => prisma.$executeRaw`alter table outbox_mail drop constraint refused`);
  expect(await waiting(fine)).toHaveLength(2);
  // Of the failed reminder, neither the mark nor the other side's mail remains.
  expect(await prisma.meeting.count({ where: { remindedDayBeforeAt: null } })).toBe(1);
  await sendReminders(NOW);
  expect(await waiting(broken)).toEqual(expect.arrayContaining(DAY_BEFORE));
  expect(await prisma.outboxMail.count()).toBe(4);
});

it("with a deleted side send nothing to anybody", async () => {
  const pair = await createPair();
  await createBookedMeeting(pair, fromNow(23 * HOUR_MS));
  await createBookedMeeting(pair, fromNow(-DAY_MS));
  await prisma.user.update({ where: { id: pair.mentor.id }, data: { deletedAt: NOW } });
  await sendReminders(NOW);
  expect(await waiting(pair)).toEqual([]);
});
