import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as listing from "@/app/api/v1/meetings/route";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { prisma } from "@/lib/platform/db/prisma";
import { clearExpired } from "@/lib/server/clear-expired";
import { markVerifiedReviews } from "@/lib/server/reviews/mark-verified-reviews";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts, expectEnvelope, send } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { expectListingFollows } from "../support/listing-row";
import { inHours, list } from "../support/meeting-requests";
import { write } from "../support/review-requests";

const cancelled = { status: "cancelled", cancelledAt: new Date() } as const;
const starts = ({ body }: { body: { data: { startsAt: string | null }[] } }) =>
  body.data.map(({ startsAt }) => startsAt && (new Date(startsAt).getTime() - inHours(0).getTime()) / 3_600_000);

beforeAll(emptyAccounts);
beforeEach(async () => void (await prisma.$executeRaw`truncate meeting, outbox_mail, rate_limit`));
afterAll(emptyAccounts);

describe("the list of one's own meetings", () => {
  it("lists upcoming meetings, next one first, and past or cancelled ones, latest first", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const sides = { mentor, student };
    for (const hour of [50, 30, -5, -50]) await createMeetingRow(sides, inHours(hour));
    await createMeetingRow(sides, inHours(20), { ...cancelled, cancelledById: mentor.id, cancelReason: "Ill" });
    await createMeetingRow(sides, inHours(10), { status: "moved" });
    await createMeetingRow({ mentor, student: await createUserMember() }, inHours(40));
    const colleague = await createBookableMentor();
    await createMeetingRow({ mentor: colleague, student: mentor }, inHours(60));

    expect(starts(await list(student))).toEqual([30, 50]);
    expect(starts(await list(student, "/?when=past"))).toEqual([20, -5, -50]);
    // Lists the mentor's lessons as a student among those that they give.
    expect(starts(await list(mentor))).toEqual([30, 40, 50, 60]);
    const { body } = await list(mentor);
    expect(body.data.map(({ side }: { side: string }) => side)).toEqual(["mentor", "mentor", "mentor", "student"]);
    expect((await list(await createUserMember())).body).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it("counts a meeting as upcoming until it ends, and shows its place until then", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const begun = new Date(Date.now() - 29 * 60_000);
    const inPerson = { format: "in_person", roomUrl: null, place: "12 Lake View Road" } as const;
    await createMeetingRow({ mentor, student }, begun, inPerson);
    const over = new Date(Date.now() - 31 * 60_000);
    const other = await createBookableMentor();
    await createMeetingRow({ mentor: other, student: await createUserMember() }, over, inPerson);
    const [now] = (await list(student)).body.data;
    expect(now).toMatchObject({ place: "12 Lake View Road", canChange: false, isLate: false });
    const [past] = (await list(other, "/?when=past")).body.data;
    expect(past).toMatchObject({ place: null, canChange: false });
  });

  it("shows the place or phone number of an in-person meeting until 30 days after it", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const inPerson = { format: "in_person", roomUrl: null, contact: "98123 45678" } as const;
    const { endsAt } = await createMeetingRow({ mentor, student }, inHours(-2), inPerson);
    const contacts = async () =>
      (await list(mentor, "/?when=past")).body.data.map(({ contact }: OwnMeeting) => contact);
    const days = (count: number) => new Date(endsAt!.getTime() + count * 24 * 3_600_000);
    await clearExpired(days(30));
    expect(await contacts()).toEqual(["98123 45678"]);
    await clearExpired(new Date(days(30).getTime() + 1));
    expect(await contacts()).toEqual([null]);
  });

  it("holds nothing of the other side but the name, the picture and the zone", async () => {
    const [mentor, student] = [
      await createBookableMentor(),
      await createUserMember({ mobileNumber: "9000012345", address: "7 Hidden Lane" }),
    ];
    await createMeetingRow({ mentor, student }, inHours(30));
    const [ofMentor, ofStudent] = [await list(mentor), await list(student)];
    expect(ofMentor.body.data[0].other).toEqual({
      _id: student.id,
      name: "Meera Iyer",
      username: null,
      avatar: null,
      timeZone: "Asia/Kathmandu",
    });
    expect(ofStudent.body.data[0].other.username).toBe(mentor.username);
    const foreign = [
      [ofMentor, [student.email, student.username, student.mobileNumber!, student.address!]],
      [ofStudent, [mentor.email, mentor.mobileNumber!, mentor.address!]],
    ] as const;
    for (const [answer, values] of foreign) for (const value of values) expect(answer.text).not.toContain(value);
  });

  it("labels a deleted person as such", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student }, inHours(-30));
    await deleteAccount(await actorOf(mentor));
    const [past] = (await list(student, "/?when=past")).body.data;
    expect(past).toMatchObject({ other: { name: "Deleted user", username: null, avatar: null }, topic: null });
  });

  it("lists a Calendly meeting for sixty days", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const noted = (days: number) => ({
      startsAt: null,
      endsAt: null,
      roomUrl: null,
      externalEventUrl: `https://calendly.com/events/${days}`,
      createdAt: new Date(Date.now() - days * 24 * 3_600_000),
    });
    await createMeetingRow({ mentor, student }, inHours(30));
    for (const days of [59, 61]) await createMeetingRow({ mentor, student }, inHours(0), noted(days));
    expect(starts(await list(student))).toEqual([30, null]);
    expect(starts(await list(student, "/?when=past"))).toEqual([null]);
  });

  it("is paginated by ten with links", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    for (let hour = 30; hour < 51; hour++) await createMeetingRow({ mentor, student }, inHours(hour));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(student, `/?page=${page}`)));
    expect(pages.map(starts).map(({ length }) => length)).toEqual([10, 10, 1, 0]);
    expect(pages.flatMap(starts)).toEqual(Array.from({ length: 21 }, (_, n) => 30 + n));
    expect(pages[1]!.body.pagination).toEqual({ page: 2, limit: 10, total: 21 });
    expect(pages[1]!.headers.get("Link")).toContain('page=3>; rel="next"');
    for (const path of ["/?page=0", "/?page=x", "/?when=now", "/?page=1e9"]) {
      const refused = await list(student, path);
      expectEnvelope(refused);
      expect(refused.status).toBe(422);
    }
    expect((await list(undefined)).status).toBe(401);
    expect((await send(listing.POST)).headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  });
});

describe("a review by a student who has met the mentor", () => {
  const isVerified = async (id: string) => (await prisma.review.findUniqueOrThrow({ where: { id } })).verifiedMeeting;
  const ended = new Date(Date.now() - 30 * 60_000);

  it("is verified when it is written", async () => {
    const mentor = await createBookableMentor();
    const expectations = [
      [{ startsAt: ended }, true],
      [{ startsAt: new Date(ended.getTime() + 60_000) }, false],
      [{ startsAt: ended, ...cancelled }, false],
      [{ startsAt: ended, status: "moved" }, false],
    ] as const;
    for (const [{ startsAt, ...more }, expected] of expectations) {
      const student = await createUserMember();
      const { id } = await createMeetingRow({ mentor, student }, startsAt, more);
      const { body } = await write(student.token, mentor.id);
      expect(body.updatedMentor.reviews[0].verifiedMeeting, JSON.stringify(more)).toBe(expected);
      await prisma.meeting.delete({ where: { id } });
    }
    const stranger = await createUserMember();
    expect((await write(stranger.token, mentor.id)).body.updatedMentor.reviews[0].verifiedMeeting).toBe(false);
  });

  it("becomes verified after the meeting, and others do not", async () => {
    const [mentor, other, student, stranger] = [
      await createBookableMentor(),
      await createBookableMentor(),
      await createUserMember(),
      await createUserMember(),
    ];
    const own = await createReview({ mentor, student });
    const foreign = [await createReview({ mentor, student: stranger }), await createReview({ mentor: other, student })];
    const { id } = await createMeetingRow({ mentor, student }, ended);
    const later = new Date(ended.getTime() + 31 * 60_000);
    const toCome = await createMeetingRow({ mentor, student: stranger }, later);
    await markVerifiedReviews(new Date());
    expect(await Promise.all([own, ...foreign].map((review) => isVerified(review.id)))).toEqual([true, false, false]);
    await markVerifiedReviews(new Date(later.getTime() + 30 * 60_000));
    expect(await isVerified(foreign[0]!.id)).toBe(true);
    expect(await isVerified(foreign[1]!.id)).toBe(false);
    await expectListingFollows(mentor.mentorProfile.id);
    // Once verified, it stays verified.
    await prisma.meeting.deleteMany({ where: { id: { in: [id, toCome.id] } } });
    await markVerifiedReviews(new Date());
    expect(await isVerified(own.id)).toBe(true);
  });

  it("does not become verified by a cancelled or moved meeting", async () => {
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    const review = await createReview({ mentor, student });
    await createMeetingRow({ mentor, student }, ended, cancelled);
    await createMeetingRow({ mentor, student }, ended, { status: "moved" });
    await markVerifiedReviews(new Date());
    expect(await isVerified(review.id)).toBe(false);
  });
});
