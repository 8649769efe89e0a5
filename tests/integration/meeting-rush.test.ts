import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { prisma } from "@/lib/platform/db/prisma";
import { insertMeeting } from "@/lib/server/meetings/meeting.repository";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts, expectEnvelope } from "../support/account-requests";
import { meetingOf } from "../support/meeting-of";
import { book, bookingOf, cancel, hours, inHours, meetingMails, move, saveHours } from "../support/meeting-requests";

type Answers = Awaited<ReturnType<typeof book>>[];
type Member = Awaited<ReturnType<typeof createUserMember>>;

/** How often each status occurred; every response has the contract's shape. */
function tally(answers: Answers): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const answer of answers) {
    expectEnvelope(answer);
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  }
  return counts;
}

/** Pairs of meetings with a common participant that overlap, or have less than the buffer between them. */
async function clashes(bufferMinutes = 0): Promise<number> {
  const [{ count }] = await prisma.$queryRaw<[{ count: bigint }]>`
    with person as (
      select m.id, m.starts_at, m.ends_at, m.student_id as who from meeting m where m.status in ('pending', 'confirmed')
      union all
      select m.id, m.starts_at, m.ends_at, p.user_id from meeting m join mentor_profile p on p.id = m.mentor_id
      where m.status in ('pending', 'confirmed')
    )
    select count(*) from person a join person b on a.who = b.who and a.id < b.id
      and a.starts_at < b.ends_at + make_interval(mins => ${bufferMinutes}::int)
      and b.starts_at < a.ends_at + make_interval(mins => ${bufferMinutes}::int)`;
  return Number(count);
}

/** Far more than the connections of the pool. */
const RUSH = 60;
let students: Member[];

beforeAll(async () => {
  await emptyAccounts();
  students = await Promise.all(Array.from({ length: RUSH }, () => createUserMember()));
}, 120_000);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, outbox_mail, rate_limit`));
afterAll(emptyAccounts);

it("one form that is sent again and again always returns the one meeting that it booked", async () => {
  const mentor = await createBookableMentor();
  for (let hour = 30; hour < 33; hour++) {
    const form = bookingOf(mentor, inHours(hour));
    // One after the other, so that some arrive between the check and the write of earlier ones.
    const send = async (_: unknown, number: number) => {
      await sleep(number * 4);
      return book(students[0], form);
    };
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(tally(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  }
  expect(await prisma.meeting.count()).toBe(3);
  expect(await meetingMails()).toHaveLength(6);
});

describe(`${RUSH} at once`, () => {
  it("for one slot: one gets it, all others get the next ones, and each side gets one mail", async () => {
    const mentor = await createBookableMentor();
    const startsAt = inHours(30);
    const answers = await Promise.all(students.map((student) => book(student, bookingOf(mentor, startsAt))));
    expect(tally(answers)).toEqual({ 201: 1, 409: RUSH - 1 });
    for (const { status, body } of answers) {
      if (status !== 409) continue;
      expect(body.message).toBe(messages.slotTaken);
      expect(body.data.nextSlots).toHaveLength(5);
      expect(body.data.nextSlots).not.toContain(startsAt.toISOString());
    }
    expect(await prisma.meeting.count()).toBe(1);
    const winner = students[answers.findIndex(({ status }) => status === 201)]!;
    const mails = await meetingMails();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([mentor.email, winner.email].sort());
  }, 120_000);

  it("for starts that overlap: no two meetings do, and each has its two mails", async () => {
    const ranges = [
      { from: "00:00", to: "11:45" },
      { from: "11:45", to: "24:00" },
    ];
    const mentor = await createBookableMentor(hours({}, ranges));
    // The starts of one day are shifted by a quarter of an hour against the previous hours.
    const day = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
    const times = ["12:00", "12:15", "12:30", "12:45"].map((clock) => new Date(`${day}T${clock}:00Z`));
    const save = (n: number) => saveHours(mentor, hours({}, n % 2 === 0 ? ranges : undefined));
    const [answers] = await Promise.all([
      Promise.all(students.map((student, n) => book(student, bookingOf(mentor, times[n % times.length]!)))),
      Promise.all(Array.from({ length: 20 }, (_, n) => save(n))),
    ]);
    const counts = tally(answers);
    expect(Object.keys(counts).sort()).toEqual(["201", "409"]);
    expect(counts[201]).toBeLessThanOrEqual(2);
    expect(await prisma.meeting.count()).toBe(counts[201]);
    expect(await clashes()).toBe(0);
    expect(await meetingMails()).toHaveLength(2 * counts[201]!);
  }, 120_000);

  it("within a buffer of 45 minutes: the buffer is kept, although no constraint enforces it", async () => {
    const mentor = await createBookableMentor(hours({ bufferMinutes: 45 }));
    const times = Array.from({ length: 10 }, (_, n) => inHours(30, 30 * n));
    const answers = await Promise.all(students.map((student, n) => book(student, bookingOf(mentor, times[n % 10]!))));
    const counts = tally(answers);
    expect(Object.keys(counts).sort()).toEqual(["201", "409"]);
    // Ten half hours hold at most four meetings with three half hours from start to start.
    expect(counts[201]).toBeGreaterThanOrEqual(2);
    expect(counts[201]).toBeLessThanOrEqual(4);
    expect(await clashes(45)).toBe(0);
  }, 120_000);
});

describe("one person at once", () => {
  it("for sixty times of one mentor: gets three, with their mails", async () => {
    const mentor = await createBookableMentor();
    const forms = Array.from({ length: 60 }, (_, n) => bookingOf(mentor, inHours(30, 30 * n)));
    const answers = await Promise.all(forms.map((form) => book(students[0], form)));
    expect(tally(answers)).toEqual({ 201: 3, 409: 57 });
    expect(new Set(answers.flatMap(({ status, body }) => (status === 409 ? [body.message] : [])))).toEqual(
      new Set([messages.openWithMentor]),
    );
    expect(await prisma.meeting.count()).toBe(3);
    expect(await meetingMails()).toHaveLength(6);
  }, 60_000);

  it("for one time each of twelve mentors: gets ten", async () => {
    const mentors = await Promise.all(Array.from({ length: 12 }, () => createBookableMentor()));
    const answers = await Promise.all(
      mentors.map((mentor, n) => book(students[0], bookingOf(mentor, inHours(30 + n)))),
    );
    expect(tally(answers)).toEqual({ 201: 10, 409: 2 });
    expect(await prisma.meeting.count()).toBe(10);
  });

  it("with many mentors at one time: meets one of them", async () => {
    const mentors = await Promise.all(Array.from({ length: 12 }, () => createBookableMentor()));
    const answers = await Promise.all(mentors.map((mentor) => book(students[0], bookingOf(mentor, inHours(30)))));
    expect(tally(answers)).toEqual({ 201: 1, 409: 11 });
    expect(await meetingMails()).toHaveLength(2);
  });

  it("with two mentors at one time, sixty times: meets one of them, once", async () => {
    const mentors = [await createBookableMentor(), await createBookableMentor()] as const;
    const forms = Array.from({ length: 60 }, (_, n) => bookingOf(mentors[n % 2]!, inHours(30)));
    const answers = await Promise.all(forms.map((form) => book(students[0], form)));
    expect(tally(answers)).toEqual({ 201: 1, 409: 59 });
    expect(await prisma.meeting.count()).toBe(1);
    const met = mentors[answers.findIndex(({ status }) => status === 201) % 2]!;
    const recipients = (await meetingMails()).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual([met.email, students[0]!.email].sort());
  }, 60_000);

  it("as a mentor and as a student: has only one meeting", async () => {
    for (let round = 0; round < 5; round++) {
      const [mentor, colleague] = [await createBookableMentor(), await createBookableMentor()];
      const answers = await Promise.all([
        book(students[1], bookingOf(colleague, inHours(30))),
        book(colleague, bookingOf(mentor, inHours(30))),
        book(mentor, bookingOf(colleague, inHours(30))),
      ]);
      expect(tally(answers)).toEqual({ 201: 1, 409: 2 });
      expect(await clashes()).toBe(0);
    }
  });
});

describe("changes at once", () => {
  it("a move against a booking of the same time: one of them gets it, and the other changes nothing", async () => {
    const mentor = await createBookableMentor();
    for (let round = 0; round < 8; round++) {
      await prisma.$executeRaw`truncate meeting, outbox_mail`;
      const [mover, booker] = [students[2 * round]!, students[2 * round + 1]!];
      const { id } = await createMeetingRow({ mentor, student: mover }, inHours(30));
      const [moved, booked] = await Promise.all([
        move(mover, id, inHours(40)),
        book(booker, bookingOf(mentor, inHours(40))),
      ]);
      expect([moved.status, booked.status].sort()).toEqual(moved.status === 200 ? [200, 409] : [201, 409]);
      const rows = await prisma.meeting.findMany({ orderBy: { startsAt: "asc" }, select: { status: true } });
      expect(rows.map(({ status }) => status)).toEqual([moved.status === 200 ? "moved" : "confirmed", "confirmed"]);
      expect(await meetingMails()).toHaveLength(2);
      expect(await clashes()).toBe(0);
    }
  });

  // With some of these delays, the move runs while the first bookings write.
  it.each([50, 250])(
    "a move %i ms after bookings of the same time: one gets it",
    async (waitMs) => {
      const mentor = await createBookableMentor();
      const [mover, ...bookers] = students;
      const { id } = await createMeetingRow({ mentor, student: mover! }, inHours(30));
      const [booked, moved] = await Promise.all([
        Promise.all(bookers.map((booker) => book(booker, bookingOf(mentor, inHours(40))))),
        sleep(waitMs).then(() => move(mover, id, inHours(40))),
      ]);
      const isMoved = moved.status === 200;
      expect(tally([moved, ...booked])).toEqual(isMoved ? { 200: 1, 409: RUSH - 1 } : { 201: 1, 409: RUSH - 1 });
      const active = await prisma.meeting.findMany({ where: { status: "confirmed" }, orderBy: { startsAt: "asc" } });
      const winner = isMoved ? mover! : bookers[booked.findIndex(({ status }) => status === 201)]!;
      expect(active.map(({ studentId, startsAt }) => [studentId, startsAt])).toEqual([
        ...(isMoved ? [] : [[mover!.id, inHours(30)]]),
        [winner.id, inHours(40)],
      ]);
      const recipients = (await meetingMails()).map(({ recipient }) => recipient);
      expect(recipients.sort()).toEqual([mentor.email, winner.email].sort());
    },
    120_000,
  );

  it("one move, and one cancellation, sent again and again: each happens once, with the same response", async () => {
    const [mentor, student] = [await createBookableMentor(), students[0]!];
    const { id } = await createMeetingRow({ mentor, student }, inHours(30));
    const moves = await Promise.all(Array.from({ length: 10 }, () => move(student, id, inHours(40))));
    expect(new Set(moves.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(moves[0]!.status).toBe(200);
    expect(await meetingMails()).toHaveLength(2);
    const { _id } = moves[0]!.body.data;
    const cancellations = await Promise.all(Array.from({ length: 10 }, () => cancel(student, _id, { reason: "Ill" })));
    expect(new Set(cancellations.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(cancellations[0]!.status).toBe(200);
    expect(await meetingMails()).toHaveLength(4);
    expect(await prisma.meeting.count()).toBe(2);
  });

  it("moves by both sides to two times, and cancellations: one change wins each time", async () => {
    for (let round = 0; round < 6; round++) {
      const [mentor, student] = [await createBookableMentor(), students[round]!];
      await prisma.$executeRaw`truncate meeting, outbox_mail`;
      const { id } = await createMeetingRow({ mentor, student }, inHours(30));
      const answers = await Promise.all([
        move(student, id, inHours(40)),
        move(mentor, id, inHours(41)),
        cancel(round % 2 === 0 ? mentor : student, id),
      ]);
      expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
      expect(await prisma.meeting.count({ where: { status: "confirmed" } })).toBe(answers[2]!.status === 200 ? 0 : 1);
      expect(await meetingMails()).toHaveLength(2);
    }
  });

  it("two meetings that swap their times in opposite order: no deadlock", async () => {
    const mentor = await createBookableMentor();
    const [a, b] = [students[0]!, students[1]!];
    const first = await createMeetingRow({ mentor, student: a }, inHours(30));
    const second = await createMeetingRow({ mentor, student: b }, inHours(31));
    const answers = await Promise.all([move(a, first.id, inHours(31)), move(b, second.id, inHours(30))]);
    expect(tally(answers)[409]).toBeGreaterThanOrEqual(1);
    expect(await clashes()).toBe(0);
    expect(await prisma.meeting.count({ where: { status: "confirmed" } })).toBe(2);
  });
});

describe("the database itself", () => {
  it("refuses overlaps, for the mentor and for the student, pending and confirmed alike", async () => {
    const [mentor, other] = [await createBookableMentor(), await createBookableMentor()];
    const [student, rival] = [students[0]!, students[1]!];
    await createMeetingRow({ mentor, student }, inHours(30), { status: "pending" });
    const at = inHours(30, 15);
    await expect(createMeetingRow({ mentor, student: rival }, at)).rejects.toThrow("meeting_mentor_no_overlap");
    await expect(createMeetingRow({ mentor: other, student }, at)).rejects.toThrow("meeting_student_no_overlap");
    await createMeetingRow({ mentor, student: rival }, inHours(30, 30));
    await createMeetingRow({ mentor, student: rival }, at, { status: "moved" });
    await createMeetingRow({ mentor, student: rival }, at, { status: "cancelled", cancelledAt: new Date() });
  });

  it("accepts one of many inserts without account locks, and the others return without an error", async () => {
    const mentor = await createBookableMentor();
    const person = { name: "", username: "", avatar: null, timeZone: "UTC" };
    const tries = students.slice(0, 60).map(({ id }, n) => {
      const startsAt = inHours(30, 10 * (n % 3));
      const draft = meetingOf({ id: randomUUID(), student: { ...person, id }, startsAt });
      return prisma.$transaction((tx) => insertMeeting(tx, draft, { mentorId: mentor.mentorProfile.id }));
    });
    const written = await Promise.all(tries);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await prisma.meeting.count()).toBe(1);
  });

  it("refuses meetings that the product's rules never write", async () => {
    const [mentor, student] = [await createBookableMentor(), students[0]!];
    const write = (hour: number, more: object) => createMeetingRow({ mentor, student }, inHours(hour), more);
    await expect(write(30, { endsAt: inHours(31) })).rejects.toThrow("meeting_takes_half_an_hour");
    await expect(write(30, { startsAt: null })).rejects.toThrow(/meeting_time_(whole|known)/);
    await expect(write(30, { startsAt: null, endsAt: null })).rejects.toThrow("meeting_time_known");
    await expect(write(30, { status: "cancelled" })).rejects.toThrow("meeting_cancelled_whole");
    await expect(write(30, { format: "in_person" })).rejects.toThrow("meeting_room_online");
    await expect(write(30, { place: "A street" })).rejects.toThrow("meeting_place_in_person");
    await expect(write(30, { contact: "98123 45678" })).rejects.toThrow("meeting_contact_in_person");
  });
});
