import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as cancelling from "@/app/api/v1/meetings/[id]/cancel/route";
import * as moving from "@/app/api/v1/meetings/[id]/move/route";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { emptyAccounts, expectEnvelope, send } from "../support/account-requests";
import { allRows, changedRows } from "../support/all-rows";
import { expectUnchanged } from "../support/expect-unchanged";
import { book, bookingOf, cancel, hours, inHours, meetingMails, move, saveHours } from "../support/meeting-requests";
import { signedInAs } from "../support/nonsense-of-members";
import { expectAnswersToNonsense } from "../support/nonsense-requests";

const told = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];
const rowOf = (id: string) => prisma.meeting.findUniqueOrThrow({ where: { id } });
const mailed = async () => (await meetingMails()).map(({ template, recipient }) => `${template} ${recipient}`).sort();

/** Creates a meeting some hours from now, its two sides, and an unrelated account. */
async function createScene(startsAt: Date = inHours(30)) {
  const [mentor, student, stranger] = await Promise.all([
    createBookableMentor(),
    createUserMember(),
    createUserMember(),
  ]);
  return { mentor, student, stranger, meeting: await createMeetingRow({ mentor, student }, startsAt) };
}

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, outbox_mail, rate_limit`));
afterAll(emptyAccounts);

describe("cancelling", () => {
  it.each(["mentor", "student"] as const)("by the %s notifies both sides, with the reason", async (side) => {
    const { mentor, student, meeting, ...scene } = await createScene();
    const who = { mentor, student, ...scene }[side];
    const before = await allRows();
    const answer = await cancel(who, meeting.id, { reason: "The bus is on strike." });
    expectEnvelope(answer);
    expect(told(answer)).toEqual([200, messages.cancelled]);
    const cancellation = { by: side, reason: "The bus is on strike." };
    expect(answer.body.data).toMatchObject({
      status: "cancelled",
      side,
      cancellation,
      roomUrl: null,
      canChange: false,
    });
    expect(Object.keys(changedRows(before, await allRows())).sort()).toEqual(["meeting", "outbox_mail"]);
    expect(await rowOf(meeting.id)).toMatchObject({
      status: "cancelled",
      cancelledById: who.id,
      cancelReason: "The bus is on strike.",
      cancelledAt: expect.any(Date),
      calendarUid: meeting.calendarUid,
      calendarSequence: 1,
    });
    const lines = [mentor, student].map(({ email }) => `meeting-cancelled ${email}`);
    expect(await mailed()).toEqual(lines.sort());
  });

  it("again returns the same response and sends nothing, for either side", async () => {
    const { mentor, student, meeting } = await createScene();
    const first = await cancel(student, meeting.id, { reason: "Ill" });
    const again = await expectUnchanged(() => cancel(student, meeting.id, { reason: "Well again" }));
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await expectUnchanged(() => cancel(mentor, meeting.id));
    expect(other.body.data.cancellation).toEqual({ by: "student", reason: "Ill", hasLeft: false });
  });

  it("late is possible until the meeting starts", async () => {
    const soon = new Date(Date.now() + 60_000);
    const late = await createScene(soon);
    expect((await cancel(late.student, late.meeting.id)).status).toBe(200);
    for (const startsAt of [new Date(Date.now() - 1000), new Date(Date.now() - 3_600_000)]) {
      const { student, meeting } = await createScene(startsAt);
      const refused = await expectUnchanged(() => cancel(student, meeting.id));
      expect(told(refused)).toEqual([409, messages.overOrCancelled]);
    }
  });
});

describe("moving", () => {
  it.each(["mentor", "student"] as const)(
    "by the %s keeps the calendar's entry and notifies both sides",
    async (side) => {
      const { mentor, student, meeting, ...scene } = await createScene();
      const who = { mentor, student, ...scene }[side];
      const startsAt = inHours(40);
      const answer = await move(who, meeting.id, startsAt);
      expectEnvelope(answer);
      expect(told(answer)).toEqual([200, messages.moved]);
      const { data } = answer.body;
      expect(data).toMatchObject({ side, status: "confirmed", startsAt: startsAt.toISOString(), topic: "Fractions" });
      expect(data._id).not.toBe(meeting.id);
      expect(await rowOf(meeting.id)).toMatchObject({
        status: "moved",
        startsAt: meeting.startsAt,
        calendarSequence: 0,
      });
      const { id, startsAt: _start, endsAt: _end, createdAt: _created, ...kept } = meeting;
      expect(await rowOf(data._id)).toMatchObject({
        ...kept,
        startsAt,
        calendarUid: meeting.calendarUid,
        calendarSequence: 1,
        movedFromId: id,
      });
      expect(await mailed()).toEqual([mentor, student].map(({ email }) => `meeting-moved ${email}`).sort());
    },
  );

  it("continues the entry's versions: move, move, cancel", async () => {
    const { mentor, student, meeting } = await createScene();
    const first = await move(student, meeting.id, inHours(40));
    const second = await move(mentor, first.body.data._id, inHours(30));
    await cancel(student, second.body.data._id);
    const rows = await prisma.meeting.findMany({ orderBy: { calendarSequence: "asc" } });
    expect(rows.map(({ status, calendarSequence }) => [status, calendarSequence])).toEqual([
      ["moved", 0],
      ["moved", 1],
      ["cancelled", 3],
    ]);
    expect(new Set(rows.map(({ calendarUid }) => calendarUid)).size).toBe(1);
    const sequences = (await listOutbox()).map(({ attachments }) => /SEQUENCE:(\d)/.exec(icsOf(attachments))?.[1]);
    expect(sequences.sort()).toEqual(["1", "1", "2", "2", "3", "3"]);
  });

  it("sent twice moves once", async () => {
    const { student, meeting } = await createScene();
    const first = await move(student, meeting.id, inHours(40));
    const again = await expectUnchanged(() => move(student, meeting.id, inHours(40)));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(told(await expectUnchanged(() => move(student, meeting.id, inHours(41))))).toEqual([
      409,
      messages.overOrCancelled,
    ]);
    expect((await expectUnchanged(() => cancel(student, meeting.id))).status).toBe(409);
  });

  it("sent again after a cancellation is refused", async () => {
    const { student, meeting } = await createScene();
    const first = await move(student, meeting.id, inHours(40));
    await cancel(student, first.body.data._id);
    const again = await expectUnchanged(() => move(student, meeting.id, inHours(40)));
    expect(told(again)).toEqual([409, messages.overOrCancelled]);
  });

  it("may overlap with the time that it leaves", async () => {
    const { mentor, student, meeting } = await createScene();
    await saveHours(mentor, hours({ bufferMinutes: 60 }, [{ from: "00:15", to: "23:45" }]));
    // A quarter of an hour later, within the buffer of the meeting itself.
    expect((await move(student, meeting.id, inHours(30, 15))).status).toBe(200);
  });

  it("to a time that is not free answers 409 with the next ones, and changes nothing", async () => {
    const { mentor, student, stranger, meeting } = await createScene();
    await createMeetingRow({ mentor, student: stranger }, inHours(40));
    await createMeetingRow({ mentor: await createBookableMentor(), student }, inHours(41));
    for (const startsAt of [inHours(40), inHours(41), inHours(-3), inHours(40, 10)]) {
      const refused = await expectUnchanged(() => move(mentor, meeting.id, startsAt));
      expectEnvelope(refused);
      expect(told(refused)).toEqual([409, messages.slotTaken]);
      expect(refused.body.data.nextSlots).toHaveLength(5);
    }
    const same = await expectUnchanged(() => move(mentor, meeting.id, inHours(30)));
    expect([same.status, same.body.errors]).toEqual([422, [{ field: "startsAt", message: messages.sameTime }]]);
  });

  it("leaves the meeting where it is when the mails cannot be rendered or stored", async () => {
    const { student, meeting } = await createScene();
    const outbox = await import("@/lib/platform/mail/outbox");
    const spy = vi.spyOn(outbox, "putInOutbox").mockRejectedValue(new Error("disk full"));
    const refused = await expectUnchanged(() => move(student, meeting.id, inHours(40))).finally(() =>
      spy.mockRestore(),
    );
    expect(refused.status).toBe(500);
  });
});

describe("who may change a meeting", () => {
  it("is nobody else; the response does not reveal that it exists", async () => {
    const { stranger, meeting } = await createScene();
    const other = await createBookableMentor();
    for (const who of [stranger, other]) {
      for (const id of [meeting.id, randomUUID(), "x", "a\0b", "' or 1=1 --"]) {
        for (const asking of [() => cancel(who, id), () => move(who, id, inHours(40))]) {
          const refused = await expectUnchanged(asking);
          expectEnvelope(refused);
          expect(told(refused)).toEqual([404, messages.notFound]);
        }
      }
    }
    expect((await expectUnchanged(() => cancel(undefined, meeting.id))).status).toBe(401);
    expect((await expectUnchanged(() => move(undefined, meeting.id, inHours(40)))).status).toBe(401);
  });

  it("is nobody here for the time of a Calendly meeting", async () => {
    const { mentor, student } = await createScene();
    const time = { startsAt: null, endsAt: null, roomUrl: null, externalEventUrl: "https://calendly.com/events/1" };
    const { id } = await createMeetingRow({ mentor, student }, inHours(31), time);
    const refused = await expectUnchanged(() => move(mentor, id, inHours(40)));
    expect(told(refused)).toEqual([409, messages.changeAtCalendly]);
  });

  it("needs no hours to cancel, and a change of the mentor's zone leaves meetings where they are", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const { body } = await book(student, bookingOf(mentor, inHours(30)));
    await saveHours(mentor, hours({ timeZone: "America/New_York", isPaused: true }));
    expect(await rowOf(body.data._id)).toMatchObject({ startsAt: inHours(30), status: "confirmed" });
    expect((await move(student, body.data._id, inHours(40))).status).toBe(409);
    const { body: answer } = await cancel(student, body.data._id);
    expect(answer.data).toMatchObject({ startsAt: inHours(30).toISOString(), other: { timeZone: "America/New_York" } });
  });
});

describe("the addresses", () => {
  it.each([cancelling, moving])("answer nonsense in the contract's shape, and change nothing", async (route) => {
    const scenes = await Promise.all(Array.from({ length: 4 }, () => createScene()));
    const tokens = scenes.map(({ stranger }) => stranger.token);
    const options = { fields: ["startsAt", "reason", "id"], requests: 100, seed: 11 };
    const at = scenes[0]!.meeting.id;
    const handler = signedInAs(tokens, (request) => route.POST(request, { params: Promise.resolve({ id: at }) }));
    await expectUnchanged(() => expectAnswersToNonsense(handler, options));
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("answer 405 with Allow to %s", async (method) => {
    for (const route of [cancelling, moving]) {
      const { status, headers } = await send(route[method], { method, params: { id: randomUUID() } });
      expect([status, headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
    }
  });
});

/** The calendar file of a mail as text. */
function icsOf(attachments: unknown): string {
  const [file] = attachments as { content: string }[];
  return Buffer.from(file?.content ?? "", "base64").toString();
}
