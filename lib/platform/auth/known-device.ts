import "server-only";
import { randomUUID, timingSafeEqual } from "node:crypto";
import { signFor } from "./keys";

/**
 * A browser in which an account has signed in before. Its wrong passwords are counted separately, so that a stranger who
 * guesses passwords of an account cannot keep its owner out.
 */
export const KNOWN_DEVICE_COOKIE = "known_device";
export const KNOWN_DEVICE_DAYS = 180;

const signature = (userId: string, device: string) => signFor("known-device", `${userId}:${device}`);

/** The cookie's value for a browser in which this account has just signed in. */
export function newKnownDevice(userId: string): string {
  const device = randomUUID();
  return `${device}.${signature(userId, device)}`;
}

/** The device's id when the cookie was made for this account, else null. */
export function knownDeviceOf(userId: string, cookie: string | undefined): string | null {
  const [device = "", given = "", ...rest] = cookie?.split(".") ?? [];
  const expected = Buffer.from(signature(userId, device));
  const actual = Buffer.from(given);
  const isOurs = rest.length === 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
  return isOurs ? device : null;
}
