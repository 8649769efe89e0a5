import { useSyncExternalStore } from "react";
import { parseShortlist, shownShortlist, SHORTLIST_COOKIE } from "@/lib/domain/shortlist/shortlist.rules";
import { sessionHint } from "./viewer";

const ADDRESS = "/api/v1/users/shortlist";
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

/** The cookie and the account that `shown` was read for, so that a read without a change costs no parsing. */
let readFrom = "";
let shown: readonly string[] = NONE;
/** The account whose list was asked for. Once a page is enough: a server that fails must not be asked again and again. */
let mergedFor: string | null = null;

function readShortlist(): readonly string[] {
  const hint = sessionHint();
  const prefix = `${SHORTLIST_COOKIE}=`;
  const cookie = document.cookie.split(/;\s*/).find((one) => one.startsWith(prefix)) ?? "";
  const source = `${hint} ${cookie}`;
  if (source === readFrom) return shown;
  readFrom = source;
  const list = shownShortlist(parseShortlist(decodeURIComponent(cookie.slice(prefix.length))), hint);
  shown = list ?? NONE;
  // After a sign-in the account's list and this browser's become one.
  if (list === null && hint !== null && mergedFor !== hint) {
    mergedFor = hint;
    void send("POST", ADDRESS);
  }
  return shown;
}

/** Sends a change, whose answer sets the cookie. Without an answer it gives null. */
async function send(method: string, address: string): Promise<{ success: boolean; message?: string } | null> {
  const answer = await fetch(address, { method })
    .then((response) => response.json() as Promise<{ success: boolean; message?: string }>)
    .catch(() => null);
  for (const listener of listeners) listener();
  return answer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Usernames of the saved mentors; none until the page has its script. */
export function useShortlist(): readonly string[] {
  return useSyncExternalStore(subscribe, readShortlist, () => NONE);
}

/**
 * Saves a mentor or removes one.
 * @returns why it failed: the server's words, or undefined without an answer; null for success
 */
export async function saveToShortlist(username: string, isSaved: boolean): Promise<string | null | undefined> {
  const answer = await send(isSaved ? "PUT" : "DELETE", `${ADDRESS}/${username}`);
  return answer?.success ? null : answer?.message;
}
