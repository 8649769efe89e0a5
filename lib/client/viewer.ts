import { useEffect, useSyncExternalStore } from "react";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/session-names";
import { onReturn } from "./page-return";

/** The signed-in user: undefined until loaded, null for nobody. */
type Viewer = OwnAccount | null | undefined;

let viewer: Viewer;
let asking: Promise<OwnAccount | null> | undefined;
/** The session hint at the time of the last request. */
let askedWith: string | null | undefined;
const listeners = new Set<() => void>();

function setViewer(next: Viewer): void {
  viewer = next;
  // The style sheet uses this attribute to choose between the two header states, even before any page script runs.
  document.documentElement.toggleAttribute("data-signed-in", Boolean(next));
  for (const listener of listeners) listener();
}

/** The hint that an account may have a session, or null; only the server knows for certain. */
export function sessionHint(): string | null {
  const prefix = `${SIGNED_IN_HINT_COOKIE}=`;
  const cookie = document.cookie.split(/;\s*/).find((one) => one.startsWith(`${prefix}1`));
  return cookie?.slice(prefix.length) ?? null;
}

export const mayBeSignedIn = () => sessionHint() !== null;

type Answer = { viewer: OwnAccount | null; isNobody: boolean };

async function ask(): Promise<Answer> {
  const response = await fetch("/api/v1/users/me", { headers: { Accept: "application/json" } });
  // The route has already limited its response to this shape; validating again would add the schema library to every
  // page.
  const found = response.ok ? ((await response.json()) as { data: OwnAccount }).data : null;
  return { viewer: found, isNobody: response.status === 401 };
}

/** Loads the signed-in user, with at most one request at a time and none without a session hint. */
export function loadViewer(): Promise<OwnAccount | null> {
  if (!mayBeSignedIn()) {
    askedWith = null;
    if (viewer !== null) setViewer(null);
    return Promise.resolve(null);
  }
  if (asking) return asking;
  askedWith = sessionHint();
  const question = ask()
    .catch((): Answer => ({ viewer: null, isNobody: false }))
    .then((answer) => {
      // The user signed in or out, or changed their account, during the request.
      if (asking !== question) return answer.viewer;
      asking = undefined;
      // Only a 401 removes the hint; other errors say nothing about the session.
      if (answer.isNobody) document.cookie = `${SIGNED_IN_HINT_COOKIE}=; path=/; max-age=0`;
      setViewer(answer.viewer);
      return answer.viewer;
    });
  asking = question;
  return question;
}

/** Reloads after signing in or changing the account: a pending response may be outdated. */
export function reloadViewer(): Promise<OwnAccount | null> {
  asking = undefined;
  return loadViewer();
}

/** Follows another tab that has signed in or out. */
function followOtherTabs(): void {
  if (sessionHint() !== askedWith) void reloadViewer();
}

/** Clears the signed-in user after signing out. */
export function forgetViewer(): void {
  asking = undefined;
  setViewer(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user if another part of the page has loaded it. */
export function useLoadedViewer(): Viewer {
  return useSyncExternalStore(
    subscribe,
    () => viewer,
    () => undefined,
  );
}

/** The signed-in user, for components on cached pages. */
export function useViewer(): Viewer {
  useEffect(() => {
    void loadViewer();
    return onReturn(followOtherTabs);
  }, []);
  return useLoadedViewer();
}
