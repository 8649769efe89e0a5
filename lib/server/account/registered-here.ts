import "server-only";
import { isSameSecret } from "../../platform/auth/same-secret";
import { signFor } from "../../platform/auth/keys";
import type { CookieToSet } from "../../platform/auth/session-cookies";
import { MAIL_TOKEN_HOURS } from "../../platform/auth/mail-tokens";
import { env } from "@/lib/platform/env";

/**
 * Which address was registered in this browser last. There alone a verification link confirms by itself: programs that check mails open
 * links too, with scripts, and have no such cookie.
 */
export const REGISTERED_COOKIE = "registered_here";

const markOf = (email: string) => signFor("registered-here", email);

/** Lax, because the link comes from another site: the mail program's. */
export function registeredCookie(email: string): CookieToSet {
  return {
    name: REGISTERED_COOKIE,
    value: markOf(email),
    httpOnly: true,
    secure: env.APP_URL.startsWith("https:"),
    sameSite: "lax",
    path: "/",
    expires: new Date(Date.now() + MAIL_TOKEN_HOURS.verify_email * 60 * 60 * 1000),
  };
}

/** Whether the cookie is that of a registration of this address. */
export function isRegisteredHere(email: string, cookie: string | undefined): boolean {
  return cookie !== undefined && isSameSecret(cookie, markOf(email));
}
