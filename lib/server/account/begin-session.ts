import "server-only";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { isDemoAddress } from "@/lib/catalogue/demo-accounts";
import { knownDeviceOf } from "@/lib/platform/auth/known-device";
import { mintSessionToken, openSessionToken, type SessionClaims } from "@/lib/platform/auth/session";
import type { StartedSession } from "@/lib/platform/auth/session-cookies";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Visitor } from "@/lib/platform/rest/visitor";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { accountMails } from "./account-mails";
import { getOwnAccount } from "./account.repository";
import { takeSecondFactor } from "./second-factor";

export type SignedIn = { session: StartedSession; user: OwnAccount };

/** The columns that a session needs. */
export const FOR_SESSION = {
  id: true,
  sessionVersion: true,
  email: true,
  createdAt: true,
  secondFactor: { select: { confirmedAt: true } },
} as const satisfies Prisma.UserSelect;
type Owner = Prisma.UserGetPayload<{ select: typeof FOR_SESSION }>;

/** Nobody needs a mail about the devices of the first day. */
const FIRST_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Begins a session for somebody who has shown a password or a Google account. With a second factor and no code the
 * session waits for the code.
 * @throws AppError invalid_input for a wrong code; too_many_requests
 */
export async function beginSession(
  owner: Owner,
  { keepSignedIn, code }: { keepSignedIn: boolean; code?: string },
  visitor: Visitor,
): Promise<SignedIn> {
  const hasFactor = Boolean(owner.secondFactor?.confirmedAt);
  if (hasFactor && code) await takeSecondFactor(owner.id, code);
  const claims = { userId: owner.id, sessionVersion: owner.sessionVersion, keepSignedIn };
  const factorAt = hasFactor && code ? new Date() : null;
  const signedIn = await storeSession(claims, { device: visitor.device, factorAt });
  const needsCode = hasFactor && !code;
  if (!needsCode) await announceDevice(owner, visitor);
  return { ...signedIn, session: { ...signedIn.session, needsCode } };
}

/** Makes the token of a session, and stores what its owner's list of sessions shows. */
export async function storeSession(
  claims: SessionClaims,
  { device, factorAt }: { device: string; factorAt: Date | null },
): Promise<SignedIn> {
  const token = await mintSessionToken(claims);
  const { sessionId, expiresAt } = (await openSessionToken(token))!;
  const { userId, sessionVersion, keepSignedIn } = claims;
  await prisma.accountSession.create({ data: { id: sessionId, userId, sessionVersion, device, expiresAt, factorAt } });
  return {
    session: { userId, token, keepSignedIn, expiresAt, needsCode: false },
    user: await getOwnAccount(userId),
  };
}

/** Mails the owner about a sign-in from a device that is not known, except on the account's first day. */
export async function announceDevice(
  { id, email, createdAt }: Pick<Owner, "id" | "email" | "createdAt">,
  visitor: Visitor,
): Promise<void> {
  const isNew = knownDeviceOf(id, visitor.knownDevice) === null;
  if (!isNew || isDemoAddress(email) || Date.now() - createdAt.getTime() < FIRST_DAY_MS) return;
  const mail = await prepareMail(await accountMails.newDevice(email, visitor.device));
  await prisma.$transaction((tx) => putInOutbox(tx, mail));
  deliverMailsAfterAnswer();
}
