import { useEffect, useSyncExternalStore } from "react";
import { parseShortlist, shownShortlist, SHORTLIST_COOKIE } from "@/lib/domain/shortlist/shortlist.rules";
import { sessionHint, useLoadedViewer } from "./viewer";

const ADDRESS = "/api/v1/users/shortlist";
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

/** The cookie and the account that `list` was read for, so that a read without a change costs no parsing. */
let readFrom = "";
let list: readonly string[] | null = null;
/** The account whose list was requested: once per page, so that a failing server is not asked again and again. */
let mergedFor: string | null = null;

/** The list of this browser; null while it has to be merged into the signed-in account's. */
function readShortlist(): readonly string[] | null {
  const hint = sessionHint();
  const prefix = `${SHORTLIST_COOKIE}=`;
  const cookie = document.cookie.split(/;\s*/).find((one) => one.startsWith(prefix)) ?? "";
  const source = `${hint} ${cookie}`;
  if (source === readFrom) return list;
  readFrom = source;
  list = shownShortlist(parseShortlist(decodeURIComponent(cookie.slice(prefix.length))), hint);
  return list;
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
  const viewer = useLoadedViewer();
  const usernames = useSyncExternalStore(subscribe, readShortlist, () => NONE);
  const mustMerge = Boolean(viewer) && usernames === null;
  useEffect(() => {
    const hint = sessionHint();
    if (!mustMerge || hint === mergedFor) return;
    mergedFor = hint;
    void send("POST", ADDRESS);
  }, [mustMerge]);
  return usernames ?? NONE;
}

/**
 * Saves a mentor or removes one.
 * @returns why it failed: the server's words, or undefined without an answer; null for success
 */
export async function saveToShortlist(username: string, isSaved: boolean): Promise<string | null | undefined> {
  const answer = await send(isSaved ? "PUT" : "DELETE", `${ADDRESS}/${username}`);
  return answer?.success ? null : answer?.message;
}
