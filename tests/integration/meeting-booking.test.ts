import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as creating from "@/app/api/v1/meetings/create-meeting/route";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { emptyAccounts, expectEnvelope, send } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { allRows, changedRows } from "../support/all-rows";
import { expectUnchanged } from "../support/expect-unchanged";
import {
  book,
  bookingOf,
  cancel,
  hours,
  inHours,
  list,
  meetingMails,
  move,
  saveHours,
} from "../support/meeting-requests";
import { signedInAs } from "../support/nonsense-of-members";
import { expectAnswersToNonsense } from "../support/nonsense-requests";
import { useCalendly } from "../support/use-calendly";

const told = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, outbox_mail, rate_limit`));
afterAll(emptyAccounts);

describe("booking a meeting", () => {
  it("answers 201 with the meeting, and stores it with a mail to each side", async () => {
    const own = hours({ roomUrl: "https://meet.example.org/asha" });
    const [mentor, student] = [await createBookableMentor(own), await createUserMember()];
    const startsAt = inHours(30);
    const before = await allRows();
    const answer = await book(student, bookingOf(mentor, startsAt));
    expectEnvelope(answer);
    expect(told(answer)).toEqual([201, messages.booked]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const { data } = answer.body;
    expect(data).toEqual({
      _id: expect.any(String),
      side: "student",
      timeZone: "Asia/Kathmandu",
      other: { _id: mentor.id, name: "Asha Rao", username: mentor.username, avatar: null, timeZone: "UTC" },
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 30 * 60_000).toISOString(),
      status: "confirmed",
      format: "online",
      topic: "Fractions",
      className: "Class 10",
      roomUrl: "https://meet.example.org/asha",
      place: null,
      contact: null,
      cancellation: null,
      canChange: true,
      isLate: false,
    });
    const changed = changedRows(before, await allRows());
    expect(Object.keys(changed).sort()).toEqual(["meeting", "outbox_mail"]);
    expect(changed.meeting!.after).toEqual([
      expect.objectContaining({
        id: data._id,
        student_time_zone: "Asia/Kathmandu",
        calendar_uid: `${data._id}@mentorhood`,
        calendar_sequence: 0,
      }),
    ]);
    expect(new Set(await meetingMails())).toEqual(
      new Set([mentor, student].map(({ email: recipient }) => ({ template: "meeting-booked", recipient }))),
    );
    for (const { text } of await listOutbox()) expect(text).toContain(data.roomUrl);
  });

  it("in person names the mentor's town but never the address, and has no room", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const { body } = await book(
      student,
      bookingOf(mentor, inHours(30), { format: "in_person", contact: "98123 45678" }),
    );
    expect(body.data).toMatchObject({ format: "in_person", roomUrl: null, place: "Pune, Maharashtra" });
    expect(JSON.stringify(body)).not.toContain(mentor.address);
    const homeless = await createBookableMentor(hours(), { profile: { placeName: null } });
    const other = await book(
      student,
      bookingOf(homeless, inHours(31), { format: "in_person", contact: "Café Goodluck" }),
    );
    expect(other.body.data).toMatchObject({ format: "in_person", roomUrl: null, place: null });
  });

  it("in person needs a place or phone number, which only the mentor sees", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const booking = bookingOf(mentor, inHours(30), { format: "in_person", topic: undefined });
    const refused = await expectUnchanged(() => book(student, booking));
    expectEnvelope(refused);
    const errors = [{ field: "contact", message: messages.contactMissing }];
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);

    const contact = "98123 45678";
    const { body } = await book(student, { ...booking, contact });
    expect(body.data).toMatchObject({ contact, topic: null });
    for (const side of [mentor, student]) expect((await list(side)).body.data).toMatchObject([{ contact }]);
    const calendarOf = (attachments: readonly { content: string }[] | undefined) =>
      (attachments ?? []).map(({ content }) => Buffer.from(content, "base64").toString()).join();
    for (const { recipient, html, text, attachments } of await listOutbox()) {
      const tells = [html, text, calendarOf(attachments)].map((part) => part.includes(contact));
      expect(tells, recipient).toEqual([recipient, recipient, recipient].map((to) => to === mentor.email));
    }
    // It moves along with the meeting, and a cancellation deletes it.
    const moved = await move(mentor, body.data._id, inHours(40));
    expect(moved.body.data).toMatchObject({ contact });
    expect(await prisma.meeting.count({ where: { contact } })).toBe(1);
    expect((await cancel(student, moved.body.data._id)).body.data.contact).toBeNull();
    expect(await prisma.meeting.count({ where: { contact: { not: null } } })).toBe(0);
  });

  it("online stores no place or phone number", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const { body } = await book(student, bookingOf(mentor, inHours(30), { contact: "98123 45678" }));
    expect(body.data.contact).toBeNull();
    expect(await prisma.meeting.count({ where: { contact: { not: null } } })).toBe(0);
  });

  it("is refused until the mentor has saved hours once", async () => {
    const [mentor, student] = [await createMentorMember(), await createUserMember()];
    // Ten days from now at 17:00 in India, which is within the suggested hours of every weekday.
    const day = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10);
    const booking = bookingOf(mentor, new Date(`${day}T17:00:00+05:30`));
    const early = await book(student, booking);
    expect([...told(early), early.body.data]).toEqual([409, messages.slotTaken, { nextSlots: [] }]);
    expect((await saveHours(mentor, DEFAULT_AVAILABILITY)).status).toBe(200);
    const answer = await book(student, booking);
    expect([answer.status, answer.body.data.other.timeZone]).toEqual([201, "Asia/Kolkata"]);
  });

  it("lets a mentor book another mentor", async () => {
    const [mentor, colleague] = [await createBookableMentor(), await createBookableMentor()];
    const first = await book(colleague, bookingOf(mentor, inHours(30)));
    const second = await book(colleague, bookingOf(mentor, inHours(31)));
    expect([first.status, second.status]).toEqual([201, 201]);
    // A mentor who teaches at that time cannot book it as a student, and the other way round.
    const student = await createUserMember();
    expect((await book(student, bookingOf(colleague, inHours(30)))).status).toBe(409);
    expect((await book(student, bookingOf(colleague, inHours(32)))).status).toBe(201);
    expect((await book(colleague, bookingOf(mentor, inHours(32)))).status).toBe(409);
  });
});

describe("a form that is sent again", () => {
  it("books once, and returns the same response", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const booking = bookingOf(mentor, inHours(30));
    const first = await book(student, booking);
    const second = await expectUnchanged(() => book(student, booking));
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  it("concurrently, books once, and returns the same response", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const booking = bookingOf(mentor, inHours(30));
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(student, booking)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await prisma.meeting.count()).toBe(1);
    expect(await meetingMails()).toHaveLength(2);
  });

  it("with a former username of the mentor books once, and returns the same response", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const booking = bookingOf(mentor, inHours(30));
    const first = await book(student, booking);
    const [former, username] = [mentor.username, `renamed-${randomUUID().slice(0, 8)}`];
    await prisma.user.update({ where: { id: mentor.id }, data: { username } });
    await prisma.formerUsername.create({ data: { username: former, userId: mentor.id, givenUpAt: new Date() } });
    for (const mentorName of [former, username]) {
      const again = await expectUnchanged(() => book(student, { ...booking, mentor: mentorName }));
      expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id]);
    }
    const byFormer = bookingOf({ username: former }, inHours(31));
    const second = await book(student, byFormer);
    const again = await expectUnchanged(() => book(student, byFormer));
    expect([second.status, again.status, again.text]).toEqual([201, 201, second.text]);
  });

  it("with other details is refused, and someone else's key has no effect", async () => {
    const [mentor, student, other] = [await createBookableMentor(), await createUserMember(), await createUserMember()];
    const booking = bookingOf(mentor, inHours(30));
    await book(student, booking);
    const changes = [
      { startsAt: inHours(31).toISOString() },
      { mentor: (await createBookableMentor()).username },
      { mentor: "a\0b" },
      { format: "in_person", contact: "98123 45678" },
      { topic: "Triangles" },
      { topic: undefined },
      { className: "Class 9" },
      { timeZone: "Asia/Kolkata" },
    ];
    for (const change of changes) {
      const refused = await expectUnchanged(() => book(student, { ...booking, ...change }));
      expect(told(refused), JSON.stringify(change)).toEqual([409, messages.keyUsed]);
    }
    expect((await book(other, { ...booking, ...changes[0] })).status).toBe(201);
  });

  it("after its meeting was cancelled or moved is refused, without claiming a booking", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const [one, other] = [bookingOf(mentor, inHours(30)), bookingOf(mentor, inHours(31))];
    const [first, second] = [await book(student, one), await book(student, other)];
    expect((await cancel(student, first.body.data._id)).status).toBe(200);
    expect((await move(mentor, second.body.data._id, inHours(40))).status).toBe(200);
    for (const form of [one, other]) {
      expect(told(await expectUnchanged(() => book(student, form)))).toEqual([409, messages.keyUsed]);
    }
    expect((await book(student, { ...one, idempotencyKey: randomUUID() })).status).toBe(201);
  });

  it("after a refusal may book another time", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student: await createUserMember() }, inHours(30));
    const booking = bookingOf(mentor, inHours(30));
    expect((await book(student, booking)).status).toBe(409);
    expect((await book(student, { ...booking, startsAt: inHours(31).toISOString() })).status).toBe(201);
  });
});

describe("a time that is not free", () => {
  it("answers 409 with the next ones, and changes nothing", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student: await createUserMember() }, inHours(30));
    await createMeetingRow({ mentor: await createBookableMentor(), student }, inHours(31));
    const refused = await expectUnchanged(() => book(student, bookingOf(mentor, inHours(30))));
    expectEnvelope(refused);
    expect(told(refused)).toEqual([409, messages.slotTaken]);
    const next = [inHours(30, 30), inHours(31, 30), inHours(32), inHours(32, 30), inHours(33)];
    expect(refused.body.data).toEqual({ nextSlots: next.map((time) => time.toISOString()) });
  });

  it.each([
    ["between two slots", () => inHours(30, 10), {}],
    ["in the past", () => inHours(-3), {}],
    ["before the notice is over", () => inHours(20), { minimumNoticeMinutes: 24 * 60 }],
    ["beyond the horizon", () => inHours(24 * 5), { horizonDays: 3 }],
    ["in a pause", () => inHours(30), { isPaused: true }],
    ["long ago", () => new Date("2000-01-01T10:00:00Z"), {}],
    ["in a distant future", () => new Date("2099-12-31T10:00:00Z"), {}],
  ])("is one %s", async (_name, time, changes) => {
    const [mentor, student] = [await createBookableMentor(hours(changes)), await createUserMember()];
    const refused = await expectUnchanged(() => book(student, bookingOf(mentor, time())));
    expectEnvelope(refused);
    expect(told(refused)).toEqual([409, messages.slotTaken]);
    expect(refused.body.data.nextSlots).toHaveLength("isPaused" in changes ? 0 : 5);
  });

  it("is free again once the meeting is cancelled or moved", async () => {
    const [mentor, student, other] = [await createBookableMentor(), await createUserMember(), await createUserMember()];
    for (const [hour, status] of [
      [30, "cancelled"],
      [31, "moved"],
    ] as const) {
      await createMeetingRow({ mentor, student: other }, inHours(hour), {
        status,
        cancelledAt: status === "cancelled" ? new Date() : null,
      });
      expect((await book(student, bookingOf(mentor, inHours(hour)))).status).toBe(201);
    }
  });
});

describe("limits", () => {
  it("are three upcoming meetings with one mentor, and ten in total", async () => {
    const student = await createUserMember();
    const mentors = await Promise.all(Array.from({ length: 4 }, () => createBookableMentor()));
    for (let n = 0; n < 9; n++) {
      await createMeetingRow({ mentor: mentors[Math.floor(n / 3)]!, student }, inHours(30 + n));
    }
    const refused = await expectUnchanged(() => book(student, bookingOf(mentors[0]!, inHours(50))));
    expectEnvelope(refused);
    expect(told(refused)).toEqual([409, messages.openWithMentor]);
    expect(refused.body.message).toContain("3 meetings");
    expect((await book(student, bookingOf(mentors[3]!, inHours(50)))).status).toBe(201);
    const eleventh = await expectUnchanged(() => book(student, bookingOf(mentors[3]!, inHours(51))));
    expect(told(eleventh)).toEqual([409, messages.openInAll]);
    expect(eleventh.body.message).toContain("10 meetings");
    // A mentor's own bookings as a student count; their students' bookings do not.
    expect((await book(mentors[3], bookingOf(mentors[0]!, inHours(60)))).status).toBe(201);
  });

  it("ignore past, cancelled and moved meetings, and a move is no new one", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student }, inHours(-30));
    await createMeetingRow({ mentor, student }, inHours(30), { status: "cancelled", cancelledAt: new Date() });
    await createMeetingRow({ mentor, student }, inHours(31), { status: "moved" });
    const open = [];
    for (let hour = 40; hour < 43; hour++) open.push(await book(student, bookingOf(mentor, inHours(hour))));
    expect(open.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await book(student, bookingOf(mentor, inHours(44)))).status).toBe(409);
    expect((await move(student, open[0]!.body.data._id, inHours(44))).status).toBe(200);
    await cancel(mentor, open[1]!.body.data._id);
    expect((await book(student, bookingOf(mentor, inHours(45)))).status).toBe(201);
  });

  it("names the meeting that the student already has at this time", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const { body } = await book(student, bookingOf(mentor, inHours(30)));
    const again = await expectUnchanged(() => book(student, bookingOf(mentor, inHours(30))));
    expectEnvelope(again);
    expect(told(again)).toEqual([409, messages.bookedAlready]);
    expect(again.body.data).toEqual({ meetingId: body.data._id });
  });
});

describe("who and whom", () => {
  it("is nobody without a session", async () => {
    const mentor = await createBookableMentor();
    const refused = await expectUnchanged(() => book(undefined, bookingOf(mentor, inHours(30))));
    expect(refused.status).toBe(401);
  });

  it("is not oneself", async () => {
    const mentor = await createBookableMentor();
    const refused = await expectUnchanged(() => book(mentor, bookingOf(mentor, inHours(30))));
    expect(told(refused)).toEqual([403, messages.ownMeeting]);
  });

  it("is an existing mentor in the listing", async () => {
    const student = await createUserMember();
    const [gone, unlisted] = [await createBookableMentor(), await createBookableMentor()];
    await deleteAccount(await actorOf(gone));
    await prisma.mentorListing.deleteMany({ where: { mentorId: unlisted.mentorProfile.id } });
    const [nobody, user] = [{ username: `nobody-${randomUUID()}` }, await createUserMember()];
    for (const mentor of [gone, unlisted, nobody, user, { username: "a\0b" }, { username: "\ud800" }]) {
      const refused = await expectUnchanged(() => book(student, bookingOf(mentor, inHours(30))));
      expectEnvelope(refused);
      expect(refused.status, mentor.username).toBe(404);
    }
  });

  it("is a mentor who offers this format", async () => {
    const online = {
      subject: "Physics",
      educationLevel: "college" as const,
      specificClasses: ["Plus 2 Second Year"],
      format: "online" as const,
    };
    const mentor = await createBookableMentor(hours(), { profile: { classesOffered: { create: [online] } } });
    const student = await createUserMember();
    const refused = await expectUnchanged(() =>
      book(student, bookingOf(mentor, inHours(30), { format: "in_person", contact: "98123 45678" })),
    );
    expectEnvelope(refused);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: "format", message: messages.formatNotOffered }],
    ]);
    expect((await book(student, bookingOf(mentor, inHours(30)))).status).toBe(201);
  });

  it("is limited to sixty in an hour", async () => {
    const student = await createUserMember();
    const nobody = bookingOf({ username: "nobody" }, inHours(30));
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await book(student, nobody)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
    const answer = await book(student, nobody);
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });
});

it("a Calendly meeting is refused unless the settings configure Calendly", async () => {
  const [mentor, student] = [await createBookableMentor(), await createUserMember()];
  const note = { mentor: mentor.username, calendlyEventUrl: "https://calendly.com/events/1" };
  const refused = await expectUnchanged(() => book(student, note));
  expectEnvelope(refused);
  const errors = [{ field: "calendlyEventUrl", message: messages.noCalendly }];
  expect([refused.status, refused.body.errors]).toEqual([422, errors]);
});

describe("a Calendly meeting", () => {
  useCalendly();
  const event = () => `https://api.calendly.com/scheduled_events/${randomUUID()}`;
  const noteOf = (mentor: { username: string }, calendlyEventUrl: string) => ({
    mentor: mentor.username,
    calendlyEventUrl,
  });

  it("is stored once for each event, without a time and without mails", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const note = noteOf(mentor, event());
    const first = await book(student, note);
    expectEnvelope(first);
    expect(told(first)).toEqual([201, messages.bookedOutside]);
    expect(first.body.data).toMatchObject({ startsAt: null, roomUrl: null, canChange: false, status: "confirmed" });
    const again = await expectUnchanged(() => book(student, note));
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await meetingMails()).toEqual([]);
    // It occupies no time.
    expect((await book(student, bookingOf(mentor, inHours(30)))).status).toBe(201);
  });

  it("is stored once from concurrent messages", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const note = noteOf(mentor, event());
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(student, note)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await prisma.meeting.count()).toBe(1);
  });

  it.each(["mentor", "student"] as const)("is removed for both by the %s, without mails", async (side) => {
    const sides = { mentor: await createBookableMentor(), student: await createUserMember() };
    const { body } = await book(sides.student, noteOf(sides.mentor, event()));
    const stranger = await createUserMember();
    expect((await expectUnchanged(() => cancel(stranger, body.data._id))).status).toBe(404);
    const removed = await cancel(sides[side], body.data._id);
    expectEnvelope(removed);
    expect(told(removed)).toEqual([200, messages.removed]);
    expect(await prisma.meeting.count()).toBe(0);
    expect(await meetingMails()).toEqual([]);
  });

  it("counts as an upcoming meeting", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const notes = Array.from({ length: 60 }, () => noteOf(mentor, event()));
    const answers = await Promise.all(notes.map((note) => book(student, note)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.message))).toEqual(
      new Set([messages.openWithMentor]),
    );
    expect(await prisma.meeting.count()).toBe(3);
  });

  it("belongs to the account that stored it", async () => {
    const [mentor, student, other] = [await createBookableMentor(), await createUserMember(), await createUserMember()];
    const [mine, theirs] = [noteOf(mentor, event()), noteOf(await createBookableMentor(), event())];
    await book(student, mine);
    const foreign = await expectUnchanged(() => book(other, mine));
    expectEnvelope(foreign);
    expect(told(foreign)).toEqual([409, messages.eventKnown]);
    const elsewhere = await expectUnchanged(() =>
      book(student, { ...theirs, calendlyEventUrl: mine.calendlyEventUrl }),
    );
    expect(elsewhere.status).toBe(409);
    expect((await expectUnchanged(() => book(mentor, noteOf(mentor, event())))).status).toBe(403);
    const evil = await expectUnchanged(() => book(student, noteOf(mentor, "https://evil.example/events/1")));
    expect([evil.status, evil.body.errors[0].field]).toEqual([422, "calendlyEventUrl"]);
  });
});

describe("the address", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(creating[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  it("answers nonsense in the contract's shape", async () => {
    const mentor = await createBookableMentor();
    const tokens = (await Promise.all(Array.from({ length: 5 }, () => createUserMember()))).map(({ token }) => token);
    const fields = Object.keys(bookingOf(mentor, inHours(1), { contact: "98123 45678" }));
    const options = { fields: [...fields, "calendlyEventUrl"], requests: 200, seed: 4 };
    await expectAnswersToNonsense(signedInAs(tokens, creating.POST), options);
    expect(await prisma.meeting.count()).toBe(0);
  });
});
