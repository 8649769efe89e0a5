import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, dayIn } from "@/lib/domain/meetings/booking-week.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { isBookable } from "@/lib/server/meetings/bookable-mentor";
import { listRecentMentors } from "@/lib/server/meetings/list-meetings";
import { getBookingWeek, getChosenTime } from "@/lib/server/meetings/booking-times";
import { getMove } from "@/lib/server/meetings/move-meeting";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { hours, inHours, move } from "../support/meeting-requests";

const NONE = hours({}, []).weeklyHours;
const today = () => dayIn("UTC", new Date());
/** Hours on these days only, counted from today. */
const onDays = (...days: number[]) =>
  hours({
    weeklyHours: NONE,
    overrides: days.map((day) => ({ date: addDays(today(), day), ranges: [{ from: "10:00", to: "11:00" }] })),
  });
const at = (day: number, clock: string) => `${addDays(today(), day)}T${clock}:00.000Z`;

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting`));
afterAll(emptyAccounts);

describe("readBookingWeek", () => {
  it("opens the first day with a free time, however far away, and links to other weeks", async () => {
    const [mentor, student] = [await createBookableMentor(onDays(9, 40)), await createUserMember()];
    const week = await getBookingWeek(mentor.username, {}, student);
    expect(week).toMatchObject({ timeZone: "UTC", mentorTimeZone: "UTC", open: addDays(today(), 9) });
    expect(week.days.map(({ date, slots }) => [date, slots.length])).toEqual(
      [7, 8, 9, 10, 11, 12, 13].map((day) => [addDays(today(), day), day === 9 ? 2 : 0]),
    );
    // The previous week has no free time, so it begins at its first day; empty weeks after it are skipped.
    expect([week.earlier, week.later]).toEqual([today(), addDays(today(), 40)]);
    expect(week.nextSlot).toBe(at(40, "10:00"));

    const last = await getBookingWeek(mentor.username, { day: addDays(today(), 40) }, student);
    expect([last.earlier, last.later]).toEqual([addDays(today(), 28), null]);
    // No free time follows, so it offers the first free time overall.
    expect(last.nextSlot).toBe(at(9, "10:00"));
  });

  it("stays within the bookable range, and says when nothing is free", async () => {
    const student = await createUserMember();
    const free = await createBookableMentor(onDays(2, 3));
    expect((await getBookingWeek(free.username, { day: "2020-01-01" }, student)).open).toBe(today());
    const far = await getBookingWeek(free.username, { day: "2099-01-01" }, student);
    expect(far).toMatchObject({ open: addDays(today(), 180), later: null, nextSlot: at(2, "10:00") });
    const empty = await getBookingWeek(free.username, { day: addDays(today(), 1) }, student);
    expect(empty.nextSlot).toBe(at(2, "10:00"));

    const paused = await createBookableMentor(hours({ isPaused: true }));
    const none = await getBookingWeek(paused.username, {}, student);
    expect(none).toMatchObject({ open: today(), later: null, nextSlot: null });
    expect(none.days.flatMap(({ slots }) => slots)).toEqual([]);
  });

  it("counts days by the viewer's calendar, and leaves out times that either side has booked", async () => {
    const [mentor, student] = [await createBookableMentor(onDays(3)), await createUserMember()];
    const other = await createBookableMentor();
    await createMeetingRow({ mentor: other, student }, new Date(at(3, "10:30")));
    const week = await getBookingWeek(mentor.username, { timeZone: "Pacific/Kiritimati" }, student);
    // 10:00 in Greenwich is midnight there, at the start of the next day.
    expect(week).toMatchObject({ timeZone: "Pacific/Kiritimati", mentorTimeZone: "UTC", open: addDays(today(), 4) });
    expect(week.days.find(({ date }) => date === week.open)!.slots).toEqual([at(3, "10:00")]);
  });

  it("opens the day of an instant, which differs in another zone", async () => {
    const [mentor, student] = [await createBookableMentor(onDays(3, 6)), await createUserMember()];
    const openIn = async (timeZone: string) => {
      const { open, days } = await getBookingWeek(mentor.username, { at: at(6, "10:00"), timeZone }, student);
      return [open, days.find(({ date }) => date === open)!.slots[0]];
    };
    expect(await openIn("UTC")).toEqual([addDays(today(), 6), at(6, "10:00")]);
    expect(await openIn("Pacific/Kiritimati")).toEqual([addDays(today(), 7), at(6, "10:00")]);
  });

  it("offers times next to a meeting that is moved, despite the mentor's buffer, but not its own time", async () => {
    const [mentor, student] = [await createBookableMentor(hours({ bufferMinutes: 60 })), await createUserMember()];
    const { id } = await createMeetingRow({ mentor, student }, inHours(30));
    await createMeetingRow({ mentor, student: await createUserMember() }, inHours(34));
    const { mentorUsername, student: mover } = await getMove(await actorOf(student), id);
    const asked = { at: inHours(30).toISOString() };
    const { days } = await getBookingWeek(mentorUsername, asked, mover);
    const slots = days.flatMap((day) => day.slots);
    const [beside, own, busy] = [inHours(30, 30), inHours(30), inHours(33)].map((time) => time.toISOString());
    expect([beside, own, busy].map((time) => slots.includes(time!))).toEqual([true, false, false]);
    expect((await getChosenTime(mentorUsername, { slot: beside! }, mover)).nextSlots).toBeNull();
    expect((await getChosenTime(mentorUsername, { slot: beside! }, student)).nextSlots).not.toBeNull();
    expect((await move(student, id, inHours(30, 30))).status).toBe(200);
  });
});

describe("readChosenTime", () => {
  it("recognises a free time, and otherwise offers the next ones", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const start = inHours(30);
    const ask = (slot: string) => getChosenTime(mentor.username, { slot, timeZone: "Asia/Kolkata" }, student);
    const free = await ask(start.toISOString());
    expect(free).toEqual({ timeZone: "Asia/Kolkata", mentorTimeZone: "UTC", nextSlots: null });
    // The same instant in another notation.
    expect((await ask(start.toISOString().replace(".000Z", "Z"))).nextSlots).toBeNull();

    await createMeetingRow({ mentor, student: await createUserMember() }, start);
    const next = [30, 60, 90, 120, 150].map((minutes) => inHours(30, minutes).toISOString());
    expect((await ask(start.toISOString())).nextSlots).toEqual(next);
    const oddMinute = inHours(30, 10).toISOString();
    expect((await ask(oddMinute)).nextSlots).toEqual(next);
  });

  it("offers the first free times when none follow, and nothing when there are none", async () => {
    const [mentor, student] = [await createBookableMentor(onDays(2)), await createUserMember()];
    const ask = (slot: string) => getChosenTime(mentor.username, { slot }, student);
    expect((await ask(at(2, "10:30"))).nextSlots).toBeNull();
    const first = [at(2, "10:00"), at(2, "10:30")];
    expect((await ask(at(50, "10:00"))).nextSlots).toEqual(first);
    expect((await ask("2099-12-31T23:30:00Z")).nextSlots).toEqual(first);
    const paused = await createBookableMentor(hours({ isPaused: true }));
    const none = await getChosenTime(paused.username, { slot: at(2, "10:00") }, student);
    expect(none.nextSlots).toEqual([]);
  });
});

describe("readMove", () => {
  it("shows each side its own meeting, the relevant hours, and the viewer's zone", async () => {
    const [mentor, student] = [
      await createBookableMentor(hours({ timeZone: "Asia/Kolkata" })),
      await createUserMember(),
    ];
    const { id } = await createMeetingRow({ mentor, student }, inHours(30));
    const shared = { mentorUsername: mentor.username, student: { id: student.id } };
    const ofStudent = await getMove(await actorOf(student), id);
    expect(ofStudent).toMatchObject({ ...shared, viewerZone: "Asia/Kathmandu", meeting: { side: "student" } });
    const ofMentor = await getMove(await actorOf(mentor), id);
    expect(ofMentor).toMatchObject({ ...shared, viewerZone: "Asia/Kolkata", meeting: { side: "mentor" } });
  });

  it.each([
    ["cancelled", { status: "cancelled", cancelledAt: new Date() }],
    ["moved", { status: "moved" }],
  ] as const)("refuses a meeting that is %s", async (_, state) => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const { id } = await createMeetingRow({ mentor, student }, inHours(30), state);
    await expect(getMove(await actorOf(student), id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("finds no meeting for anyone else, nor for an invalid id", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const { id } = await createMeetingRow({ mentor, student }, inHours(30));
    const stranger = await actorOf(await createUserMember());
    for (const meeting of [id, randomUUID()]) {
      await expect(getMove(stranger, meeting)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("listRecentMentors", () => {
  it("lists the last three bookable mentors that the viewer has booked", async () => {
    const student = await createUserMember();
    const mentors = [];
    for (let hour = 0; hour < 6; hour++) {
      const mentor = await createBookableMentor();
      const createdAt = new Date(Date.now() - (10 - hour) * 60_000);
      await createMeetingRow({ mentor, student }, inHours(30 + hour), { createdAt });
      mentors.push(mentor);
    }
    const [first, , , , cancelled, unlisted] = mentors;
    // Booked again last, so listed once and first.
    await createMeetingRow({ mentor: first!, student }, inHours(50));
    const ofMentor = { mentorId: cancelled!.mentorProfile.id };
    await prisma.meeting.updateMany({ where: ofMentor, data: { status: "cancelled", cancelledAt: new Date() } });
    await prisma.mentorListing.deleteMany({ where: { mentorId: unlisted!.mentorProfile.id } });
    await createMeetingRow({ mentor: mentors[1]!, student: await createUserMember() }, inHours(60));
    expect(await listRecentMentors(student)).toEqual([first!.username, mentors[3]!.username, mentors[2]!.username]);
    expect(await listRecentMentors(mentors[3]!)).toEqual([]);
  });
});

it("lists no mentor outside the listing", async () => {
  const [listed, unlisted] = [await createMentorMember(), await createMentorMember()];
  await prisma.mentorListing.deleteMany({ where: { mentorId: unlisted.mentorProfile.id } });
  const usernames = [listed.username, unlisted.username, (await createUserMember()).username, "nobody-at-all", "'"];
  expect(await Promise.all(usernames.map(isBookable))).toEqual([true, false, false, false, false]);
});
