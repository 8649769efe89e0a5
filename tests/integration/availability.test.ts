import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as availability from "@/app/api/v1/teachers/availability/route";
import * as slots from "@/app/api/v1/teachers/slots/[username]/route";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { availabilityMessages as messages, meetingMessages } from "@/lib/domain/meetings/meeting.messages";
import { prisma } from "@/lib/platform/db/prisma";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { emptyAccounts, expectEnvelope, send } from "../support/account-requests";
import { expectUnchanged } from "../support/expect-unchanged";
import { hours, inHours, readHours, saveHours, slotsOf } from "../support/meeting-requests";
import { signedInAs } from "../support/nonsense-of-members";
import { expectAnswersToNonsense, expectAnswersToOddAddresses } from "../support/nonsense-requests";

const told = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];
const day = (time: Date) => time.toISOString().slice(0, 10);
const between = (from: Date, to: Date, zone = "UTC") => `/?from=${day(from)}&to=${day(to)}&timeZone=${zone}`;

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, rate_limit`));
afterAll(emptyAccounts);

describe("one's own hours", () => {
  it("are a suggestion until they are saved, and then have rising versions", async () => {
    const mentor = await createMentorMember();
    const first = await readHours(mentor);
    expectEnvelope(first);
    expect([first.status, first.body.data]).toEqual([200, { ...DEFAULT_AVAILABILITY, version: 0 }]);
    const mine = hours({
      timeZone: "Asia/Calcutta",
      overrides: [{ date: "2028-02-29", ranges: [{ from: "08:00", to: "24:00" }] }],
      minimumNoticeMinutes: 45,
      horizonDays: 9,
      bufferMinutes: 15,
      isPaused: true,
    });
    const saved = await saveHours(mentor, { ...mine, version: 0 });
    expectEnvelope(saved);
    expect(told(saved)).toEqual([200, messages.saved]);
    const kept = { ...mine, timeZone: "Asia/Kolkata" };
    expect(saved.body.data).toEqual({ ...kept, version: 1 });
    expect((await readHours(mentor)).body.data).toEqual({ ...kept, version: 1 });
    expect((await saveHours(mentor, { ...mine, version: 1 })).body.data.version).toBe(2);
    // Without a version the last save wins.
    expect((await saveHours(mentor, mine)).body.data.version).toBe(3);
  });

  it("keep the room when a save leaves it out", async () => {
    const mentor = await createMentorMember();
    const { roomUrl: _, ...mine } = hours();
    const roomAfter = async (input: object) => (await saveHours(mentor, input)).body.data.roomUrl;
    const room = "https://meet.example.org/asha";
    expect(await roomAfter(mine)).toBeNull();
    expect(await roomAfter({ ...mine, roomUrl: room })).toBe(room);
    expect(await roomAfter(mine)).toBe(room);
    expect(await roomAfter({ ...mine, roomUrl: "" })).toBeNull();
  });

  it("are not overwritten after a save from another window", async () => {
    const mentor = await createMentorMember();
    const answers = await Promise.all(Array.from({ length: 6 }, () => saveHours(mentor, { ...hours(), version: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const stale = await expectUnchanged(() => saveHours(mentor, { ...hours(), version: 0 }));
    expectEnvelope(stale);
    expect(told(stale)).toEqual([409, messages.changedElsewhere]);
  });

  it("are for mentors only", async () => {
    const user = await createUserMember();
    for (const asking of [() => readHours(user), () => saveHours(user, hours())]) {
      expect(told(await expectUnchanged(asking))).toEqual([403, messages.onlyMentors]);
    }
    expect((await readHours(undefined)).status).toBe(401);
    expect((await expectUnchanged(() => saveHours(undefined, hours()))).status).toBe(401);
  });

  it("name the invalid field", async () => {
    const mentor = await createMentorMember();
    const wrong = hours({ bufferMinutes: 61 });
    wrong.weeklyHours.monday = [{ from: "10:00", to: "09:00" }];
    const refused = await expectUnchanged(() => saveHours(mentor, wrong));
    expectEnvelope(refused);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        { field: "weeklyHours.monday.0.to", message: messages.endBeforeStart },
        { field: "bufferMinutes", message: messages.bufferInvalid },
      ],
    ]);
  });

  it("answer nonsense in the contract's shape", async () => {
    const tokens = (await Promise.all(Array.from({ length: 4 }, () => createMentorMember()))).map(({ token }) => token);
    const options = { fields: Object.keys(hours()), requests: 100, seed: 5 };
    await expectUnchanged(() => expectAnswersToNonsense(signedInAs(tokens, availability.PUT), options));
  });

  it.each(["POST", "PATCH", "DELETE"] as const)("answer 405 with Allow to %s", async (method) => {
    const { status, headers } = await send(availability[method], { method });
    expect([status, headers.get("Allow")]).toEqual([405, "GET, PUT, HEAD, OPTIONS"]);
  });
});

describe("free times of a mentor", () => {
  it("are public and grouped by the viewer's days", async () => {
    const mentor = await createBookableMentor(hours({}, [{ from: "10:00", to: "11:30" }]));
    const [from, to] = [inHours(48), inHours(72)];
    const answer = await slotsOf(mentor.username, between(from, to, "Asia/Kolkata"));
    expectEnvelope(answer);
    expect(answer.status).toBe(200);
    const times = (date: string) => ["10:00", "10:30", "11:00"].map((clock) => `${date}T${clock}:00.000Z`);
    const days = [day(from), day(to)].map((date) => ({ date, count: 3, slots: times(date) }));
    const zones = { timeZone: "Asia/Kolkata", mentorTimeZone: "UTC", minutes: 30 };
    expect(answer.body.data).toEqual({ ...zones, days, nextSlot: days[0]!.slots[0] });
  });

  it("leave out booked times, without revealing who booked them", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const taken = inHours(48);
    await createMeetingRow({ mentor, student }, taken);
    await createMeetingRow({ mentor: await createBookableMentor(), student: mentor }, inHours(49));
    const { text, body } = await slotsOf(mentor.username, between(taken, inHours(72)));
    const free = body.data.days.flatMap(({ slots: ofDay }: { slots: string[] }) => ofDay);
    for (const time of [taken, inHours(49)]) expect(free).not.toContain(time.toISOString());
    expect(free).toContain(inHours(50).toISOString());
    for (const secret of [student.id, student.name, "Fractions", "meet.example"]) expect(text).not.toContain(secret);
  });

  it("leave out the viewer's other meetings, for the viewer only", async () => {
    const [mentor, viewer] = [await createBookableMentor(), await createUserMember()];
    const elsewhere = inHours(48);
    await createMeetingRow({ mentor: await createBookableMentor(), student: viewer }, elsewhere);
    const path = between(elsewhere, inHours(72));
    expect((await slotsOf(mentor.username, path)).text).toContain(elsewhere.toISOString());
    expect((await slotsOf(mentor.username, path, await createUserMember())).text).toContain(elsewhere.toISOString());
    const own = await slotsOf(mentor.username, path, viewer);
    expect(own.text).not.toContain(elsewhere.toISOString());
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("offer the next free one when the days are empty", async () => {
    const mentor = await createBookableMentor(hours({ minimumNoticeMinutes: 5 * 24 * 60 }));
    const { body } = await slotsOf(mentor.username, between(inHours(24), inHours(48)));
    expect(body.data.days).toEqual([]);
    const next = new Date(body.data.nextSlot).getTime() - (Date.now() + 5 * 24 * 3_600_000);
    expect(next).toBeGreaterThan(-1000);
    expect(next).toBeLessThanOrEqual(30 * 60_000);
    // Never one before the requested days.
    const late = await slotsOf(mentor.username, between(inHours(24 * 170), inHours(24 * 171)));
    expect(late.body.data).toMatchObject({ days: [], nextSlot: null });
    const paused = await createBookableMentor(hours({ isPaused: true }));
    expect((await slotsOf(paused.username)).body.data).toMatchObject({ days: [], nextSlot: null });
  });

  it("default to the mentor's zone and one month", async () => {
    const { body } = await slotsOf((await createBookableMentor(DEFAULT_AVAILABILITY)).username);
    expect(body.data).toMatchObject({ timeZone: "Asia/Kolkata", mentorTimeZone: "Asia/Kolkata" });
    expect(body.data.days.length).toBeGreaterThanOrEqual(29);
    expect(body.data.days.length).toBeLessThanOrEqual(31);
  });

  it("are not available for a mentor who cannot be booked", async () => {
    const unlisted = await createBookableMentor();
    await prisma.mentorListing.deleteMany({ where: { mentorId: unlisted.mentorProfile.id } });
    expect(told(await slotsOf(unlisted.username))).toEqual([404, meetingMessages.notBookable]);
    for (const name of ["nobody-there", (await createUserMember()).username, "a\0b", "\ud800", ""]) {
      const refused = await slotsOf(name);
      expectEnvelope(refused);
      expect(refused.status).toBe(404);
    }
  });

  it.each([
    ["/?from=2026-03-01&to=2026-05-02", "to", meetingMessages.rangeInvalid],
    ["/?to=2026-03-01", "to", meetingMessages.rangeInvalid],
    ["/?from=tomorrow", "from", "Please give a day as 2026-03-04"],
    ["/?timeZone=Mars", "timeZone", "Please choose a time zone"],
  ])("refuse %s", async (path, field, message) => {
    const { username } = await createMentorMember();
    const refused = await slotsOf(username, path);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field, message }]]);
  });

  it("answer invalid addresses in the contract's shape", async () => {
    const options = { param: "username", query: "from", requests: 100, seed: 6 };
    await expectAnswersToOddAddresses(slots.GET, options);
  });
});
