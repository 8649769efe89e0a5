import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { refusedByLimit } from "@/lib/platform/metrics/metrics";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Attempts allowed: `points` in `seconds`, counted per the last part of the name. Account limits count by the
 * email address entered, whether or not the account exists.
 */
const LIMITS = {
  "sign-in-by-client": { points: 60, seconds: 15 * MINUTE },
  "sign-in-by-account-and-client": { points: 10, seconds: 15 * MINUTE },
  "sign-in-by-account": { points: 50, seconds: HOUR },
  "sign-in-by-known-device": { points: 10, seconds: 15 * MINUTE },
  "register-by-client": { points: 60, seconds: HOUR },
  "mail-request-by-client": { points: 30, seconds: HOUR },
  "reset-by-known-device": { points: 5, seconds: HOUR },
  "mail-to-address": { points: 5, seconds: HOUR },
  "mail-to-address-daily": { points: 15, seconds: 24 * HOUR },
  "mail-link-by-client": { points: 60, seconds: 15 * MINUTE },
  "mail-link-by-account": { points: 30, seconds: HOUR },
  "subscribe-by-client": { points: 30, seconds: HOUR },
  // Mail providers unsubscribe many people from few machines.
  "unsubscribe-by-client": { points: 600, seconds: 15 * MINUTE },
  "google-by-client": { points: 60, seconds: 15 * MINUTE },
  "change-password-by-account": { points: 10, seconds: 15 * MINUTE },
  "second-factor-by-account": { points: 10, seconds: 15 * MINUTE },
  "location-by-account": { points: 60, seconds: 15 * MINUTE },
  // Pupils of one school and customers of one telephone company may share an address.
  "avatar-by-client": { points: 200, seconds: HOUR },
  "avatar-by-account": { points: 20, seconds: HOUR },
  "profile-by-account": { points: 120, seconds: 15 * MINUTE },
  "review-by-client": { points: 600, seconds: HOUR },
  "review-by-account": { points: 60, seconds: HOUR },
  "booking-by-client": { points: 600, seconds: HOUR },
  "booking-by-account": { points: 60, seconds: HOUR },
  "availability-by-account": { points: 120, seconds: 15 * MINUTE },
  "export-by-account": { points: 10, seconds: HOUR },
  // Calendar services fetch the feeds of many people from few machines.
  "calendar-feed-by-client": { points: 600, seconds: 15 * MINUTE },
  "calendar-feed-by-account": { points: 20, seconds: HOUR },
  "shortlist-by-client": { points: 600, seconds: 15 * MINUTE },
  "shortlist-by-account": { points: 200, seconds: 15 * MINUTE },
  "empty-search-by-client": { points: 30, seconds: HOUR },
  "content-report-by-client": { points: 60, seconds: HOUR },
  "content-report-by-account": { points: 20, seconds: HOUR },
  "block-by-account": { points: 60, seconds: HOUR },
  "contact-by-client": { points: 10, seconds: HOUR },
  "contact-by-sender": { points: 5, seconds: HOUR },
  // What reaches the operator in a day, from all senders together.
  "contact-of-site": { points: 300, seconds: 24 * HOUR },
  // Refuses nothing: staff look at the account that uses it up.
  "new-accounts-by-client": { points: 5, seconds: 24 * HOUR },
  "report-by-client": { points: 60, seconds: 15 * MINUTE },
} as const satisfies Record<string, { points: number; seconds: number }>;

type LimitName = keyof typeof LIMITS;
/** One attempt under a limit: which limit, and for whom. */
export type Attempt = readonly [limit: LimitName, subject: string];

const limiters = new Map<LimitName, RateLimiterPostgres>();

function limiterOf(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    storeClient: limiterStore,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    // A background job deletes old counters (`clearExpired`).
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: LIMITS[name].points,
    duration: LIMITS[name].seconds,
  });
  limiters.set(name, made);
  return made;
}

/** The table contains neither email nor IP addresses. */
const keyOf = (subject: string) => createHash("sha256").update(subject).digest("base64url");

/**
 * Counts an attempt under each limit.
 * @throws AppError too_many_requests with the time to wait, when one of the limits is used up
 */
export async function limitAttempts(attempts: readonly Attempt[]): Promise<void> {
  for (const [name, subject] of attempts) {
    await limiterOf(name)
      .consume(keyOf(subject))
      .catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        refusedByLimit.inc({ limit: name });
        throw tooManyRequests(refusal.msBeforeNext);
      });
  }
}

/**
 * Counts an action of a signed-in user, for both the client address and the account.
 * @throws AppError too_many_requests, as limitAttempts
 */
export function limitMember(
  what: "avatar" | "booking" | "content-report" | "review",
  { address, id }: Actor,
): Promise<void> {
  return limitAttempts([
    [`${what}-by-client`, address],
    [`${what}-by-account`, id],
  ]);
}

/** The limit for mails to an address that a visitor entered: one budget for all kinds, because any may be unwanted. */
export const mailsTo = (email: string): Attempt[] => [
  ["mail-to-address", email],
  ["mail-to-address-daily", email],
];

/** Counts an attempt without refusing it. @returns the number of attempts, if this one uses the limit up */
export async function countUntilLimit([name, subject]: Attempt): Promise<number | null> {
  const { consumedPoints } = await limiterOf(name).penalty(keyOf(subject));
  return consumedPoints === LIMITS[name].points ? consumedPoints : null;
}

/** Refunds attempts that turned out not to be guesses. */
export async function forgiveAttempts(attempts: readonly Attempt[]): Promise<void> {
  await Promise.all(attempts.map(([name, subject]) => limiterOf(name).reward(keyOf(subject))));
}

function tooManyRequests(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(retryAfter / MINUTE);
  const wait = retryAfter <= MINUTE ? `${retryAfter} second${retryAfter === 1 ? "" : "s"}` : `${minutes} minutes`;
  return new AppError("too_many_requests", { message: `Too many attempts. Please try again in ${wait}.`, retryAfter });
}

type Query = { text: string; values: unknown[] };
type Row = Record<string, unknown>;

/**
 * Runs the rate limit library on the product's own pool. It expects plain numbers, but Prisma reads 64-bit integers
 * as bigint.
 */
const limiterStore = {
  async query({ text, values }: Query): Promise<{ rows: Row[]; rowCount: number }> {
    const found = await prisma.$queryRawUnsafe<Row[]>(text, ...values);
    const rows = found.map((row) => ({ ...row, ...(row.expire == null ? {} : { expire: Number(row.expire) }) }));
    return { rows, rowCount: rows.length };
  },
};
