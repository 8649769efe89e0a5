import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_SHOW } from "@/lib/domain/reports/report.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { deleteReview } from "@/lib/server/reviews/change-review";
import { createReview } from "@/lib/server/reviews/create-review";
import { markVerifiedReviews } from "@/lib/server/reviews/mark-verified-reviews";
import { createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

const clear = async () => {
  await prisma.caseFile.deleteMany();
  await emptyAccounts();
};
beforeEach(clear);
afterEach(() => vi.restoreAllMocks());
afterAll(clear);

const HOUR_MS = 60 * 60 * 1000;
const words = { rating: 5, comment: "Patient, and always on time." };

async function createPair() {
  const [mentor, student] = [await createMentorMember(), await createUserMember()];
  return { mentor, student, actor: await actorOf(student) };
}
type Pair = Awaited<ReturnType<typeof createPair>>;

/** A meeting that began so many hours ago and is over. */
const meet = ({ mentor, student }: Pair, hoursAgo = 4) =>
  createMeetingRow({ mentor, student }, new Date(Date.now() - hoursAgo * HOUR_MS));

async function reportNoShow({ student }: Pair, meetingId: string) {
  const thing = { kind: "meeting", targetId: meetingId, subjectId: student.id } as const;
  const report = { ...thing, reason: NO_SHOW, text: "", snapshot: {} };
  await prisma.caseFile.create({ data: { ...thing, id: randomUUID(), reports: { create: report } } });
}
const isVerified = async ({ student }: Pair) =>
  (await prisma.review.findFirstOrThrow({ where: { studentId: student.id } })).verifiedMeeting;

it("lets anyone review by default, and only those who have met where the operator asks for it", async () => {
  const pair = await createPair();
  const write = () => createReview(pair.actor, pair.mentor.id, words);
  vi.spyOn(env, "REVIEW_POLICY", "get").mockReturnValue("after-meeting");
  await expect(write()).rejects.toMatchObject({ code: "not_allowed" });
  const { id } = await meet(pair);
  await reportNoShow(pair, id);
  await expect(write()).rejects.toMatchObject({ code: "not_allowed" });
  await meet(pair, 2);
  await write();
  vi.restoreAllMocks();
  const other = await createPair();
  await createReview(other.actor, other.mentor.id, words);
  expect([await isVerified(pair), await isVerified(other)]).toEqual([true, false]);
});

it("takes the mark of a verified meeting away when the only one was missed, and gives it back after another", async () => {
  const pair = await createPair();
  const { id } = await meet(pair);
  await createReview(pair.actor, pair.mentor.id, words);
  expect(await isVerified(pair)).toBe(true);
  await reportNoShow(pair, id);
  await markVerifiedReviews(new Date());
  expect(await isVerified(pair)).toBe(false);
  await meet(pair, 2);
  await markVerifiedReviews(new Date());
  expect(await isVerified(pair)).toBe(true);
});

it("keeps removals to staff where the operator wants that", async () => {
  const pair = await createPair();
  await createReview(pair.actor, pair.mentor.id, words);
  const { id } = await prisma.review.findFirstOrThrow({ where: { studentId: pair.student.id } });
  vi.spyOn(env, "REVIEW_REMOVAL", "get").mockReturnValue("staff");
  await expect(deleteReview(await actorOf(pair.mentor), id)).rejects.toMatchObject({ code: "not_allowed" });
  vi.restoreAllMocks();
  await deleteReview(await actorOf(pair.mentor), id);
  expect(await prisma.review.count({ where: { id } })).toBe(0);
});
