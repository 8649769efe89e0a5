import { USERNAME_CHANGE_DAYS } from "./account.constants";
import { isReservedUsername } from "./reserved-names.rules";

const MAX_BASE = 40;
/** Fallback for names that yield no username; a number follows when it is taken. */
const NEUTRAL = "member";
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The readable part of a username, derived from a name: Latin letters, digits and single hyphens.
 * @returns at least three characters; "member" for a name without Latin letters or with a reserved username
 */
export function usernameBase(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_BASE)
    .replace(/^-+|-+$/g, "");
  return plain.length >= 3 && !isReservedUsername(plain) ? plain : NEUTRAL;
}

/**
 * When the username may change next.
 * @param changedAt the last change; null before the first, which is allowed at any time
 * @returns null if it may change now
 */
export function nextUsernameChange(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const next = new Date(changedAt.getTime() + USERNAME_CHANGE_DAYS * DAY_MS);
  return next.getTime() > now.getTime() ? next : null;
}
