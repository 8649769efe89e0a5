import { USERNAME_CHANGE_DAYS } from "./account.constants";
import { isReservedUsername } from "./reserved-names.rules";

const MAX_BASE = 40;
/** For everyone of whose name no username can be made; others follow it with a number. */
const NEUTRAL = "member";
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The readable part of a username, made from a name: latin letters, digits and single hyphens.
 * @returns at least three characters; a name without latin letters, or whose username is reserved, gives "member"
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
 * When a username may next be changed.
 * @param changedAt the last change; null before the first, which is free at any time
 * @returns null when it may be changed now
 */
export function nextUsernameChange(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const next = new Date(changedAt.getTime() + USERNAME_CHANGE_DAYS * DAY_MS);
  return next.getTime() > now.getTime() ? next : null;
}
