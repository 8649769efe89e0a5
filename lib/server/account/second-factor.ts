import "server-only";
import { createHash, randomInt } from "node:crypto";
import { compactDecrypt, CompactEncrypt } from "jose";
import { Secret, TOTP } from "otpauth";
import { deviceOf } from "@/lib/platform/process/device";
import { RECOVERY_CODES, secondFactorMessages as messages } from "@/lib/domain/account/second-factor.messages";
import { AppError } from "@/lib/errors";
import { keyFor } from "@/lib/platform/auth/keys";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { site } from "@/lib/site";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { lockAccount } from "./account.repository";

/** Seconds that a code is valid. */
const STEP_S = 30;
/** Steps before and after the present one that count too, for clocks that differ. */
const WINDOW = 1;
/** Without letters and digits that look alike. */
const CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 12;

/** What an app for codes needs: the key to type, and the address that opens the app. */
export type SecondFactorSetup = { key: string; uri: string };

const totpOf = (secret: Secret, label: string) => new TOTP({ issuer: site.name, label, secret, period: STEP_S });

async function seal(secret: Secret): Promise<string> {
  const header = { alg: "dir", enc: "A256GCM" } as const;
  return new CompactEncrypt(secret.bytes).setProtectedHeader(header).encrypt(keyFor("factors"));
}

async function unseal(sealed: string): Promise<Secret> {
  const { plaintext } = await compactDecrypt(sealed, keyFor("factors"));
  return new Secret({ buffer: new Uint8Array(plaintext).buffer });
}

/** Case, spaces and dashes of a typed code do not matter. */
const plainCode = (code: string) => code.toLowerCase().replace(/[\s-]/g, "");
const hashOf = (userId: string, code: string) => createHash("sha256").update(`${userId}:${code}`).digest();

function newRecoveryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

/**
 * Begins the set-up, or continues the one that is open, so that a reloaded page shows the same key.
 * @throws AppError conflict when the account has a second factor already
 */
export async function startSecondFactor(actor: Actor): Promise<SecondFactorSetup> {
  const sealedSecret = await seal(new Secret({ size: 20 }));
  const factor = await prisma.secondFactor.upsert({
    where: { userId: actor.id },
    create: { userId: actor.id, sealedSecret },
    update: {},
    include: { user: { select: { email: true } } },
  });
  if (factor.confirmedAt) throw new AppError("conflict");
  const totp = totpOf(await unseal(factor.sealedSecret), factor.user.email);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The state of an account's second factor; null when it is off. */
export async function findSecondFactor(userId: string): Promise<{ since: Date; codesLeft: number } | null> {
  const factor = await prisma.secondFactor.findUnique({
    where: { userId },
    select: { confirmedAt: true, _count: { select: { codes: true } } },
  });
  return factor?.confirmedAt ? { since: factor.confirmedAt, codesLeft: factor._count.codes } : null;
}

/** Stores that a code was given in a session. Sessions from before their list get a row. */
export async function markFactorGiven(
  { id: userId, session }: Actor,
  db: Prisma.TransactionClient = prisma,
  now = new Date(),
): Promise<void> {
  const { sessionId: id, sessionVersion, expiresAt } = session;
  await db.accountSession.upsert({
    where: { id },
    create: { id, userId, sessionVersion, expiresAt, device: deviceOf(null), factorAt: now },
    update: { factorAt: now },
    select: { id: true },
  });
}

/**
 * Ends the set-up with a first code.
 * @returns the recovery codes, which nobody can read again
 * @throws AppError invalid_input for a wrong code; conflict when there is nothing to set up; too_many_requests
 */
export async function confirmSecondFactor(actor: Actor, code: string, now = new Date()): Promise<string[]> {
  await limitAttempts([["second-factor-by-account", actor.id]]);
  const codes = newRecoveryCodes();
  await prisma.$transaction(async (tx) => {
    await lockAccount(tx, actor.id);
    const open = await tx.secondFactor.findFirst({ where: { userId: actor.id, confirmedAt: null } });
    if (!open) throw new AppError("conflict");
    if (!(await takeCode(tx, actor.id, code, now))) throw wrongCode();
    await tx.secondFactor.update({ where: { userId: actor.id }, data: { confirmedAt: now }, select: { userId: true } });
    await markFactorGiven(actor, tx, now);
    await storeRecoveryCodes(tx, actor.id, codes);
    await recordAudit(tx, { action: "second_factor.added", actorId: actor.id, subjectId: actor.id });
  });
  return codes;
}

/**
 * Replaces the recovery codes.
 * @returns the new ones, which nobody can read again
 * @throws AppError as takeSecondFactor
 */
export async function renewRecoveryCodes(actor: Actor, code: string): Promise<string[]> {
  await takeSecondFactor(actor.id, code);
  const codes = newRecoveryCodes();
  await prisma.$transaction(async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
    await storeRecoveryCodes(tx, actor.id, codes);
    await recordAudit(tx, { action: "recovery_codes.renewed", actorId: actor.id, subjectId: actor.id });
  });
  return codes;
}

/**
 * Turns the second factor off. Sessions that still wait for a code end: nobody showed more than the password there.
 * @throws AppError as takeSecondFactorCode
 */
export async function removeSecondFactor(actor: Actor, code: string): Promise<void> {
  await takeSecondFactor(actor.id, code);
  await prisma.$transaction(async (tx) => {
    const waiting = { userId: actor.id, factorAt: null };
    const ended = await tx.accountSession.findMany({
      where: waiting,
      select: { id: true, userId: true, expiresAt: true },
    });
    await tx.endedSession.createMany({ data: ended, skipDuplicates: true });
    await tx.accountSession.deleteMany({ where: waiting });
    await tx.secondFactor.deleteMany({ where: { userId: actor.id } });
    await recordAudit(tx, { action: "second_factor.removed", actorId: actor.id, subjectId: actor.id });
  });
}

const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

async function storeRecoveryCodes(tx: Prisma.TransactionClient, userId: string, codes: readonly string[]) {
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, hash: hashOf(userId, code) })) });
}

/**
 * Uses a code of the app, or a recovery code. Neither works twice.
 * @throws AppError invalid_input for a wrong or used code; too_many_requests
 */
export async function takeSecondFactor(userId: string, code: string, now = new Date()): Promise<void> {
  await limitAttempts([["second-factor-by-account", userId]]);
  await prisma.$transaction(async (tx) => {
    if (await takeCode(tx, userId, code, now)) return;
    const hash = hashOf(userId, plainCode(code));
    const { count } = await tx.recoveryCode.deleteMany({ where: { userId, hash } });
    if (count === 0) throw wrongCode();
    await recordAudit(tx, { action: "recovery_code.used", actorId: userId, subjectId: userId });
  });
}

/** @returns whether the code is right and its step is later than the last one used; of two requests one succeeds */
async function takeCode(tx: Prisma.TransactionClient, userId: string, code: string, now: Date): Promise<boolean> {
  const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { sealedSecret: true } });
  if (!factor) return false;
  // Sealed with another key: recovery codes still work.
  const secret = await unseal(factor.sealedSecret).catch((error: unknown) => {
    logger.error({ err: error }, "A second factor was sealed with another FACTOR_SECRET or AUTH_SECRET.");
    return null;
  });
  const delta =
    secret && totpOf(secret, "").validate({ token: plainCode(code), timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / STEP_S) + delta;
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

const wrongCode = () =>
  new AppError("invalid_input", {
    message: messages.wrongCode,
    fields: [{ field: "code", message: messages.wrongCode }],
  });
