import { USERNAME_LENGTH } from "@/lib/domain/account/account.constants";

/** Limit of mentors in a shortlist, so that their usernames fit in a cookie. */
export const SHORTLIST_MAX = 20;
/** Limit of mentors in a comparison. */
export const COMPARED_MAX = 4;

/** The cookie with the saved mentors. Scripts read it too, because profiles are cached pages. */
export const SHORTLIST_COOKIE = "shortlist";
/** Lifetime of the cookie in days. An account's copy is fetched again after a day. */
export const SHORTLIST_DAYS = { visitor: 180, account: 1 } as const;

/**
 * Usernames, latest first. `mark` identifies the account that the list is a copy of; empty for a visitor's own list.
 */
export type Shortlist = { mark: string; usernames: readonly string[] };

/** The format of a username. Scripts of every page read the cookie, so this avoids the schema library. */
const isUsername = (text: string) => /^[a-z0-9-]+$/.test(text) && text.length <= USERNAME_LENGTH.max;

/** Parses the cookie's value, which is untrusted. */
export function parseShortlist(text: string | undefined): Shortlist {
  const [mark = "", names = ""] = (text ?? "").split("~", 2);
  const usernames = names.split(".", SHORTLIST_MAX).filter(isUsername);
  return { mark, usernames: [...new Set(usernames)] };
}

/** The cookie's value; it needs no escaping. */
export function formatShortlist({ mark, usernames }: Shortlist): string {
  return `${mark}~${usernames.join(".")}`;
}

/**
 * The list that a browser shows.
 * @param hint the mark of the signed-in account, or null for a visitor
 * @returns null when the cookie belongs to another account, or is not yet merged into this account's list
 */
export function shownShortlist(list: Shortlist, hint: string | null): readonly string[] | null {
  return list.mark === (hint ?? "") ? list.usernames : null;
}
