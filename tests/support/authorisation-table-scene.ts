import { deleteAccount } from "@/lib/server/account/delete-account";
import { signOut } from "@/lib/server/account/sign-out";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import { createSession, PASSWORD } from "../factories/account.factory";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { emptyAccounts } from "./account-requests";
import { actorOf } from "./actor-of";
import type { Caller } from "./authorisation-table";
import { hours, inHours } from "./meeting-requests";

/** A text that only the two sides of the meeting may read. */
const TOPIC = "Long division, and the exam on Monday";

const HASH = hashPassword(PASSWORD);
const withPasswords = async (ids: string[]) =>
  prisma.passwordCredential.createMany({
    data: await Promise.all(ids.map(async (userId) => ({ userId, hash: await HASH }))),
  });

/** All private values of a person. */
const secretsOf = ({
  email,
  mobileNumber,
  address,
}: {
  email: string;
  mobileNumber: string | null;
  address: string | null;
}) => [email, mobileNumber!, address!];

/** A token of a session that was signed out; the account's other sessions stay valid. */
async function endedTokenOf(account: Parameters<typeof createSession>[0]): Promise<string> {
  const token = await createSession(account);
  await signOut(await actorOf({ token }));
  return token;
}

/**
 * The author has reviewed the owner and has a meeting with them. The stranger and the other mentor have the same with
 * each other, so they have rights to rows of the same kinds, but never to the requested ones.
 */
export async function createScene() {
  await emptyAccounts();
  const [owner, mentor, author, stranger, user, leaver] = await Promise.all([
    createBookableMentor(hours(), { user: { mobileNumber: "9811100001", address: "4 Banyan Street, Pune" } }),
    createBookableMentor(hours(), { user: { mobileNumber: "9811100002" } }),
    createUserMember({ mobileNumber: "9811100003", address: "7 Temple Street, Pune" }),
    createUserMember({ mobileNumber: "9811100004" }),
    createUserMember({ mobileNumber: "9811100005" }),
    createUserMember(),
  ]);
  const before = author.token;
  const raised = await prisma.user.update({ where: { id: author.id }, data: { sessionVersion: { increment: 1 } } });
  const [signedOut, authorToken] = await Promise.all([
    endedTokenOf(owner),
    createSession(raised),
    deleteAccount(await actorOf(leaver)),
    withPasswords([owner, mentor, author, stranger, user].map(({ id }) => id)),
    createReview({ mentor: owner, student: author }),
    createReview({ mentor, student: stranger }),
    createMeetingRow({ mentor: owner, student: author }, inHours(30), { topic: TOPIC }),
    createMeetingRow({ mentor, student: stranger }, inHours(30)),
  ]);
  const tokens: Record<Caller, string | undefined> = {
    nobody: undefined,
    user: user.token,
    stranger: stranger.token,
    mentor: mentor.token,
    author: authorToken,
    owner: owner.token,
    deleted: leaver.token,
    signedOut,
    raised: before,
  };
  const ids: Partial<Record<Caller, string>> = {
    user: user.id,
    stranger: stranger.id,
    mentor: mentor.id,
    author: author.id,
    owner: owner.id,
  };
  return { owner, author, mentor, stranger, leaver, tokens, ids };
}
export type Scene = Awaited<ReturnType<typeof createScene>>;

/** Texts that a response to this caller may not contain. */
export function secretsFrom(caller: Caller, { owner, author }: Scene): string[] {
  return [
    ...(caller === "owner" ? [] : secretsOf(owner)),
    ...(caller === "author" ? [] : secretsOf(author)),
    ...(caller === "owner" || caller === "author" ? [] : [TOPIC]),
  ];
}

/** The author's review of the owner; recreated if an earlier caller has deleted it. */
export async function reviewIn({ owner, author }: Scene): Promise<string> {
  const [mentorId, studentId] = [owner.mentorProfile.id, author.id];
  const found = await prisma.review.findFirst({ where: { mentorId, studentId } });
  return (found ?? (await createReview({ mentor: owner, student: author }))).id;
}

/** An upcoming meeting of owner and author; recreated if an earlier caller has cancelled it. */
export async function meetingIn({ owner, author }: Scene): Promise<string> {
  const where = { mentorId: owner.mentorProfile.id, studentId: author.id, status: "confirmed" } as const;
  const found = await prisma.meeting.findFirst({ where });
  return (found ?? (await createMeetingRow({ mentor: owner, student: author }, inHours(30), { topic: TOPIC }))).id;
}
