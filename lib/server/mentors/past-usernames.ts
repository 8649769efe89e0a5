import "server-only";
import { LRUCache } from "lru-cache";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { logger } from "@/lib/platform/logger";
import { findPastUsername, type PastUsername } from "./past-username.repository";

const MOST_NAMES = 5000;
const KEPT_MS = 60_000;
/** Timeout for a lookup, and the pause before the next attempt after a failure. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 5_000;

type Answers = LRUCache<string, Promise<PastUsername | null>>;

/** Middleware and use cases are bundled separately, so shared state lives on `globalThis`. */
const shared = globalThis as typeof globalThis & { mentorhoodPastUsernames?: Answers };
const answers: Answers = (shared.mentorhoodPastUsernames ??= new LRUCache({ max: MOST_NAMES, ttl: KEPT_MS }));

/** No lookups until this time, in milliseconds of the process's clock. */
let pausedUntil = 0;

/**
 * What happened to the username in a profile's address. Cached, so one primary-key query per name and minute. While the
 * database is unavailable every name counts as in use, so that cached profiles stay available.
 */
export function lookUpPastUsername(username: string): Promise<PastUsername | null> {
  if (!usernameParamSchema.safeParse({ username }).success) return Promise.resolve(null);
  const known = answers.get(username);
  if (known) return known;
  if (performance.now() < pausedUntil) return Promise.resolve(null);
  const asked: Promise<PastUsername | null> = withinPatience(findPastUsername(username)).catch((error: unknown) => {
    logger.warn({ err: error }, "What became of a username could not be looked up.");
    if (answers.peek(username) === asked) answers.delete(username);
    pausedUntil = performance.now() + PAUSE_MS;
    return null;
  });
  answers.set(username, asked);
  return asked;
}

/** Drops these usernames from this process's cache; other processes do so when they receive the change. */
export function forgetUsernames(usernames: readonly string[] | "all"): void {
  if (usernames === "all") return answers.clear();
  for (const username of usernames) answers.delete(username);
}

async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
