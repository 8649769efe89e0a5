import "server-only";
import { shortlistMessages as messages } from "@/lib/domain/shortlist/shortlist.messages";
import {
  formatShortlist,
  parseShortlist,
  SHORTLIST_COOKIE,
  SHORTLIST_DAYS,
  SHORTLIST_MAX,
} from "@/lib/domain/shortlist/shortlist.rules";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { type CookieToSet, signedInHint } from "@/lib/platform/auth/session-cookies";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { lockAccount } from "@/lib/server/account/account.repository";
import { addToShortlist, findListedMentor, listShortlist, removeFromShortlist } from "./shortlist.repository";

/** Whose list it is: the account's, or the browser's for a visitor. `cookie` is the value that the browser sent. */
export type ShortlistOwner = { actor: Actor | null; address: string; cookie: string | undefined };

/** What a visitor of this browser has saved; an account's copy shows nothing without the account. */
function savedInBrowser(cookie: string | undefined): readonly string[] {
  const { mark, usernames } = parseShortlist(cookie);
  return mark === "" ? usernames : [];
}

/** The saved mentors' usernames, the latest first. A list of this browser that is not merged yet comes first. */
export async function getShortlist({ actor, cookie }: Omit<ShortlistOwner, "address">): Promise<string[]> {
  const own = savedInBrowser(cookie);
  const kept = actor ? await listShortlist(prisma, actor.id) : [];
  return [...new Set([...own, ...kept])].slice(0, SHORTLIST_MAX);
}

/**
 * Moves the list that a visitor saved in this browser into the account that has signed in since, as far as it has room.
 * @throws AppError not_signed_in when the account is gone; too_many_requests
 */
export async function mergeShortlist({ actor, address, cookie }: ShortlistOwner): Promise<string[]> {
  if (!actor) return [...savedInBrowser(cookie)];
  await limitChanges(actor, address);
  return changeAccount(actor.id, cookie);
}

/**
 * Saves a mentor or removes one.
 * @param isSaved what is wanted; undefined for the opposite of what is
 * @throws AppError mentor_not_found; conflict when the list is full; not_signed_in; too_many_requests
 */
export async function changeShortlist(
  { actor, address, cookie }: ShortlistOwner,
  username: string,
  isSaved?: boolean,
): Promise<{ usernames: string[]; message: string }> {
  await limitChanges(actor, address);
  const mentor = await findListedMentor(prisma, username);
  const before = await getShortlist({ actor, cookie });
  const wanted = isSaved ?? !before.includes(username);
  if (wanted && !mentor) throw new AppError("mentor_not_found");
  if (wanted && !before.includes(username) && before.length >= SHORTLIST_MAX) {
    throw new AppError("conflict", { message: messages.full });
  }
  const others = before.filter((name) => name !== username);
  const usernames = actor
    ? await changeAccount(actor.id, cookie, wanted ? { add: username } : { remove: mentor?.id })
    : wanted
      ? [username, ...others]
      : others;
  return { usernames, message: wanted && mentor ? messages.saved(mentor.name) : messages.removed };
}

/** Merges the browser's list, changes it and reads it, one change of an account at a time. */
function changeAccount(
  userId: string,
  cookie: string | undefined,
  change: { add?: string; remove?: number } = {},
): Promise<string[]> {
  return prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new AppError("not_signed_in");
    await addToShortlist(tx, userId, savedInBrowser(cookie));
    if (change.add !== undefined) await addToShortlist(tx, userId, [change.add]);
    if (change.remove !== undefined) await removeFromShortlist(tx, userId, change.remove);
    return listShortlist(tx, userId);
  });
}

function limitChanges(actor: Actor | null, address: string): Promise<void> {
  return limitAttempts([
    ["shortlist-by-client", address],
    ...(actor ? [["shortlist-by-account", actor.id] as const] : []),
  ]);
}

/** The cookie that shows the hearts: a visitor's list, or the copy of an account's. */
export function cookiesOfShortlist(actor: Actor | null, usernames: readonly string[]): CookieToSet[] {
  const days = SHORTLIST_DAYS[actor ? "account" : "visitor"];
  return [
    {
      name: SHORTLIST_COOKIE,
      value: formatShortlist({ mark: actor ? signedInHint(actor.id) : "", usernames }),
      httpOnly: false,
      secure: env.APP_URL.startsWith("https:"),
      sameSite: "lax",
      path: "/",
      expires: new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    },
  ];
}
