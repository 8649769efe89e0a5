import { USERNAME_LENGTH } from "@/lib/domain/account/account.constants";

/** Mentors that a shortlist holds at most; so many usernames fit into a cookie. */
export const SHORTLIST_MAX = 20;
/** Mentors that can be compared side by side. */
export const COMPARED_MAX = 4;

/** The cookie that pages read the saved mentors from. Scripts read it too, because profiles are cached pages. */
export const SHORTLIST_COOKIE = "shortlist";
/** Days that a visitor's list is kept. An account's copy is fetched again after a day. */
export const SHORTLIST_DAYS = { visitor: 180, account: 1 } as const;

/** Usernames, the latest first. `mark` is that of the account that the list is a copy of; empty for a visitor's own list. */
export type Shortlist = { mark: string; usernames: readonly string[] };

/** The form of a username. Scripts of every page read the cookie, so this does without the schema library. */
const isUsername = (text: string) => /^[a-z0-9-]+$/.test(text) && text.length <= USERNAME_LENGTH.max;

/** Reads the cookie's value, which anybody can write. */
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
 * @param hint the mark of the account that is signed in, or null for nobody
 * @returns null when the cookie belongs to another account, or has still to be merged into this one's list
 */
export function shownShortlist(list: Shortlist, hint: string | null): readonly string[] | null {
  return list.mark === (hint ?? "") ? list.usernames : null;
}
