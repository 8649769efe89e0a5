import { afterAll, beforeEach, expect, it } from "vitest";
import * as allTeachers from "@/app/api/v1/teachers/all-teachers/route";
import * as map from "@/app/api/v1/teachers/map/route";
import { blockMessages } from "@/lib/domain/blocks/block.messages";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { NO_FILTER } from "@/lib/domain/search/listing.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { listBlockedPeople, listHiddenMentors } from "@/lib/server/blocks/block.repository";
import { blockPerson, findPersonToBlock, unblockPerson } from "@/lib/server/blocks/block-people";
import { listSlots } from "@/lib/server/meetings/booking-times";
import { createReview as writeReview } from "@/lib/server/reviews/create-review";
import { listSavedMentors } from "@/lib/server/search/list-saved-mentors";
import { countMentors, searchMentors } from "@/lib/server/search/search-mentors";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts, send } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { book, bookingOf, inHours } from "../support/meeting-requests";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const REVIEW = { rating: 4, comment: "She explains well." };
const AREA = { path: "/?south=-80&north=80&west=-179&east=179&zoom=3" };

it.each(["the student", "the mentor"])("keeps both apart when %s blocks the other", async (blocker) => {
  const [mentor, other, student] = await Promise.all([
    createBookableMentor(),
    createBookableMentor(),
    createUserMember(),
  ]);
  const [one, two] = await Promise.all([actorOf(student), actorOf(mentor)]);
  expect((await book(student, bookingOf(mentor, inHours(30)))).status).toBe(201);
  await prisma.outboxMail.deleteMany();
  await (blocker === "the student" ? blockPerson(one, mentor.id) : blockPerson(two, student.id));

  expect(await prisma.meeting.findMany({ select: { status: true, cancelledById: true, contact: true } })).toEqual([
    { status: "cancelled", cancelledById: blocker === "the student" ? student.id : mentor.id, contact: null },
  ]);
  const mails = await listOutbox();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([mentor.email, student.email].toSorted());
  for (const { text } of mails) expect(text).not.toMatch(/block/i);

  expect((await listSlots(mentor.username, {}, one)).days).toEqual([]);
  expect((await listSlots(mentor.username, {}, null)).days).not.toEqual([]);
  const refused = await book(student, bookingOf(mentor, inHours(40)));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.not.stringMatching(/block/i)]);
  await expect(writeReview(one, mentor.id, REVIEW)).rejects.toMatchObject({ message: reviewMessages.cannotReview });

  const hidden = await listHiddenMentors(one);
  expect(hidden).toEqual([mentor.mentorProfile.id]);
  const search = { viewer: null, page: 1, pageSize: 10, after: null, pastTheEnd: "last page" } as const;
  const found = await searchMentors({ ...search, filter: { ...NO_FILTER, hidden } });
  expect(found.mentors.map(({ id }) => id)).toEqual([other.id]);
  const saved = await listSavedMentors([mentor.username, other.username], null, hidden);
  expect(saved.map(({ id }) => id)).toEqual([other.id]);
  const idsOf = (answer: Awaited<ReturnType<typeof send>>) => JSON.stringify(answer.body);
  for (const route of [allTeachers.GET, map.GET]) {
    const sending = route === map.GET ? AREA : { path: "/?limit=10" };
    expect(idsOf(await send(route, { ...sending, cookie: student.token }))).not.toContain(mentor.id);
    expect(idsOf(await send(route, sending))).toContain(mentor.id);
  }
  expect((await send(map.GET, { ...AREA, cookie: student.token })).headers.get("Cache-Control")).toBe(
    "private, no-store",
  );
  expect((await countMentors(NO_FILTER, null)).total).toBe(2);
});

it("leaves nothing booked when a block and many bookings meet", async () => {
  const [mentor, student] = await Promise.all([createBookableMentor(), createUserMember()]);
  const actor = await actorOf(mentor);
  const review = await createReview({ mentor, student });
  expect(review.studentId).toBe(student.id);
  const bookings = Array.from({ length: 4 }, (_, index) => book(student, bookingOf(mentor, inHours(30 + 5 * index))));
  await Promise.all([...bookings.slice(0, 2), blockPerson(actor, student.id), ...bookings.slice(2)]);
  expect(await prisma.meeting.count({ where: { status: { in: ["pending", "confirmed"] } } })).toBe(0);
});

it("blocks only people who are public or known, once, and unblocks", async () => {
  const [mentor, student, stranger] = await Promise.all([createMentorMember(), createUserMember(), createUserMember()]);
  const actor = await actorOf(mentor);
  await createMeetingRow({ mentor, student }, inHours(-30), { status: "confirmed" });
  for (const id of [stranger.id, mentor.id]) {
    expect(await findPersonToBlock(actor, id)).toBeNull();
    await expect(blockPerson(actor, id)).rejects.toMatchObject({ message: blockMessages.unknown });
  }
  await Promise.all([blockPerson(actor, student.id), blockPerson(actor, student.id)]);
  expect(await listBlockedPeople(mentor.id)).toMatchObject([{ id: student.id, name: student.name }]);
  expect(await listBlockedPeople(student.id)).toEqual([]);
  expect(await listHiddenMentors(await actorOf(student))).toEqual([mentor.mentorProfile.id]);
  await unblockPerson(await actorOf(student), mentor.id);
  expect(await listBlockedPeople(mentor.id)).toHaveLength(1);
  await unblockPerson(actor, student.id);
  expect(await listHiddenMentors(await actorOf(student))).toEqual([]);
});
