import { createHash } from "node:crypto";
import { storeMailToken } from "@/lib/server/account/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import type { FuzzRequest } from "./make-request";
import { idOf, meetingIdOf, type Person, reviewIdOf, topicOf } from "./people";
import { secretOf } from "./samples";
import type { Scene } from "./scene";

/** Far enough ahead that no other request books it. */
const FAR_DAYS = 190;
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;

type Preparation = (request: FuzzRequest, scene: Scene) => Promise<unknown>;

/** The review by the user with this number about the mentor with the same number. */
const review: Preparation = async ({ about: { index } }, { profileIds }) => {
  const [id, pair] = [reviewIdOf(index), { mentorId: profileIds[index]!, studentId: idOf({ kind: "user", index }) }];
  if (await prisma.review.findUnique({ where: { id }, select: { id: true } })) return;
  await prisma.review.deleteMany({ where: pair });
  // Two parallel requests may both find it missing.
  const data = { id, ...pair, rating: 4, comment: "Explains everything twice without being asked." };
  await prisma.review.createMany({ data, skipDuplicates: true });
};

/** The confirmed meeting of the user and the mentor with this number. */
const meeting: Preparation = async ({ about: { index } }, { profileIds }) => {
  const id = meetingIdOf(index);
  const found = await prisma.meeting.findUnique({ where: { id }, select: { status: true } });
  if (found?.status === "confirmed") return;
  await prisma.meeting.deleteMany({ where: { OR: [{ id }, { movedFromId: id }] } });
  const [student, mentor] = [{ kind: "user", index } as const, { kind: "mentor", index } as const];
  const startsAt = new Date((Math.floor(Date.now() / DAY_MS) + FAR_DAYS) * DAY_MS);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + HALF_HOUR_MS) };
  const sides = { mentorId: profileIds[index]!, studentId: idOf(student), studentTimeZone: "Asia/Kathmandu" };
  const data = {
    id,
    ...sides,
    ...times,
    format: "online",
    topic: topicOf(student, mentor),
    calendarUid: `${id}@mentorhood`,
  } as const;
  await prisma.meeting.createMany({ data, skipDuplicates: true });
};

const fresh = (number: number): Person => ({ kind: "fresh", index: number });

/** A mailed link for the person of this request. */
const link =
  (purpose: "reset_password" | "verify_email"): Preparation =>
  async ({ number }, { tokenOf }) => {
    await tokenOf(fresh(number));
    if (purpose === "verify_email")
      await prisma.user.update({ where: { id: idOf(fresh(number)) }, data: { emailVerifiedAt: null } });
    await storeMailToken(prisma, { userId: idOf(fresh(number)), purpose, secret: secretOf(number) });
  };

const subscription: Preparation = ({ number }) => {
  const hash = createHash("sha256").update(secretOf(number)).digest();
  const email = `subscriber-${number}@private.example`;
  return prisma.subscription.create({
    data: { email, confirmHash: hash, confirmExpiresAt: new Date(), unsubscribeHash: hash },
  });
};

const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  editReview: review,
  deleteReview: review,
  answerReview: review,
  withdrawAnswer: review,
  getOwnReview: review,
  cancelMeeting: meeting,
  moveMeeting: meeting,
  getMeetingCalendar: meeting,
  resetPassword: link("reset_password"),
  verifyEmail: link("verify_email"),
  unsubscribe: subscription,
};

/** Creates the rows that a request refers to, unless they exist. */
export async function prepare(request: FuzzRequest, scene: Scene): Promise<void> {
  await PREPARATIONS[request.operation.id]?.(request, scene);
}
