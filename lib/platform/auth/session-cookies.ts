import "server-only";
import { SESSION_COOKIE, SIGNED_IN_HINT_COOKIE } from "@/lib/session-names";
import { env } from "@/lib/platform/env";
import { signFor } from "./keys";
import { KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_DAYS, newKnownDevice } from "./known-device";

export type CookieToSet = {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "strict" | "lax";
  path: "/";
  expires?: Date;
};

/** A session that has just begun, as the sign-in use cases return it. */
export type StartedSession = {
  userId: string;
  token: string;
  keepSignedIn: boolean;
  expiresAt: Date;
  /** Whether it still needs a code of the second factor. */
  needsCode: boolean;
};

const shared = { secure: env.APP_URL.startsWith("https:"), path: "/" } as const;

/** Differs per account but reveals nothing about it, so that a page notices when another account signs in. */
export const signedInHint = (userId: string) => `1-${signFor("signed-in-hint", userId).slice(0, 12)}`;

/** The cookies of a new session. Without "Keep Me Signed In" they expire when the browser closes. */
export function cookiesOfSession(session: StartedSession): CookieToSet[] {
  const { userId, token, keepSignedIn, expiresAt, needsCode } = session;
  const expires = keepSignedIn ? expiresAt : undefined;
  const knownUntil = new Date(Date.now() + KNOWN_DEVICE_DAYS * 24 * 60 * 60 * 1000);
  const strict = { ...shared, httpOnly: true, sameSite: "strict" } as const;
  const cookie = { ...strict, name: SESSION_COOKIE, value: token, expires };
  if (needsCode) return [cookie];
  return [
    cookie,
    { ...shared, name: SIGNED_IN_HINT_COOKIE, value: signedInHint(userId), httpOnly: false, sameSite: "lax", expires },
    { ...strict, name: KNOWN_DEVICE_COOKIE, value: newKnownDevice(userId), expires: knownUntil },
  ];
}

/** Deletes the session's cookies. */
export function cookiesOfNoSession(): CookieToSet[] {
  const gone = { ...shared, value: "", expires: new Date(0) } as const;
  return [
    { ...gone, name: SESSION_COOKIE, httpOnly: true, sameSite: "strict" },
    { ...gone, name: SIGNED_IN_HINT_COOKIE, httpOnly: false, sameSite: "lax" },
  ];
}
