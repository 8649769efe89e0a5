import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { env } from "@/lib/platform/env";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { updateRoom } from "@/lib/server/meetings/availability";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { book, bookingOf, hours, inHours, list, meetingMails, saveHours } from "../support/meeting-requests";

const ROOM = "https://meet.example.org/asha";

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, outbox_mail, rate_limit`));
afterEach(() => void (env.MEETING_URL_TEMPLATE = undefined));
afterAll(emptyAccounts);

it("no meeting has a room until the mentor adds one; then students get it, with a later version of the calendar entry", async () => {
  const [mentor, student] = [await createBookableMentor(), await createUserMember()];
  const { body } = await book(student, bookingOf(mentor, inHours(30)));
  expect(body.data.roomUrl).toBeNull();
  const booked = await listOutbox();
  const textTo = (recipient: string) => booked.find((mail) => mail.recipient === recipient)!.text;
  expect(textTo(student.email)).toContain("Online. Asha Rao adds the link.");
  expect(textTo(mentor.email)).toContain("Please add the link of your room under your meetings.");

  await prisma.$executeRaw`truncate outbox_mail`;
  await updateRoom(await actorOf(mentor), ROOM);
  expect(await meetingMails()).toEqual([{ template: "meeting-room", recipient: student.email }]);
  const [mail] = await listOutbox();
  expect(mail!.text).toContain(ROOM);
  const row = await prisma.meeting.findUniqueOrThrow({ where: { id: body.data._id } });
  expect(row).toMatchObject({ roomUrl: ROOM, calendarSequence: 1 });
  expect((await list(student)).body.data[0].roomUrl).toBe(ROOM);

  // Another room is for the meetings to come; this one has its link, and nobody gets a mail.
  await prisma.$executeRaw`truncate outbox_mail`;
  expect((await saveHours(mentor, hours({ roomUrl: `${ROOM}-2` }))).status).toBe(200);
  expect(await meetingMails()).toEqual([]);
  expect((await book(student, bookingOf(mentor, inHours(40)))).body.data.roomUrl).toBe(`${ROOM}-2`);
  expect((await list(student)).body.data[0].roomUrl).toBe(ROOM);
});

it("saving the hours fills the room into open online meetings alone", async () => {
  const [mentor, student] = [await createBookableMentor(), await createUserMember()];
  const none = { roomUrl: null };
  const open = await createMeetingRow({ mentor, student }, inHours(30), none);
  await createMeetingRow({ mentor, student }, inHours(31), { ...none, format: "in_person" });
  await createMeetingRow({ mentor, student }, inHours(-31), none);
  const cancelled = { status: "cancelled", cancelledAt: new Date(), cancelledById: student.id } as const;
  await createMeetingRow({ mentor, student }, inHours(33), { ...none, ...cancelled });
  expect((await saveHours(mentor, hours({ roomUrl: ROOM }))).body.data.roomUrl).toBe(ROOM);
  const filled = await prisma.meeting.findMany({ where: { roomUrl: ROOM }, select: { id: true } });
  expect(filled).toEqual([{ id: open.id }]);
  expect(await meetingMails()).toEqual([{ template: "meeting-room", recipient: student.email }]);
});

it("needs saved hours, which alone make a mentor bookable", async () => {
  const saving = updateRoom(await actorOf(await createMentorMember()), ROOM);
  await expect(saving).rejects.toThrow(messages.hoursFirst);
});

it("the site's template gives each meeting a room that nobody can guess, unless the mentor has one", async () => {
  env.MEETING_URL_TEMPLATE = "https://video.example.org/{room}?lang=en";
  const [mentor, other] = [await createBookableMentor(), await createBookableMentor(hours({ roomUrl: ROOM }))];
  const student = await createUserMember();
  const roomAt = async (hour: number) => (await book(student, bookingOf(mentor, inHours(hour)))).body.data.roomUrl;
  const rooms = [await roomAt(30), await roomAt(31)];
  for (const room of rooms) {
    expect(room).toMatch(/^https:\/\/video\.example\.org\/Mentorhood-[0-9a-f]{32}\?lang=en$/);
  }
  expect(rooms[0]).not.toBe(rooms[1]);
  expect((await book(student, bookingOf(other, inHours(32)))).body.data.roomUrl).toBe(ROOM);
});
