import { useEffect, useSyncExternalStore } from "react";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/session-names";
import { onReturn } from "./page-return";

/** Who looks at the page: unknown until asked, null for nobody. */
type Viewer = OwnAccount | null | undefined;

let viewer: Viewer;
let asking: Promise<OwnAccount | null> | undefined;
/** The hint with which the server was asked last. */
let askedWith: string | null | undefined;
const listeners = new Set<() => void>();

function setViewer(next: Viewer): void {
  viewer = next;
  // The style sheet shows the one or the other entrance by this mark, before any script of the page has run.
  document.documentElement.toggleAttribute("data-signed-in", Boolean(next));
  for (const listener of listeners) listener();
}

/** The mark of an account that may have a session, or null where there is none; only the server knows. */
export function sessionHint(): string | null {
  const prefix = `${SIGNED_IN_HINT_COOKIE}=`;
  const cookie = document.cookie.split(/;\s*/).find((one) => one.startsWith(`${prefix}1`));
  return cookie?.slice(prefix.length) ?? null;
}

export const mayBeSignedIn = () => sessionHint() !== null;

type Answer = { viewer: OwnAccount | null; isNobody: boolean };

async function ask(): Promise<Answer> {
  const response = await fetch("/api/v1/users/me", { headers: { Accept: "application/json" } });
  // The route has cut its answer to this very shape; checking it again would bring the schema library to every page.
  const found = response.ok ? ((await response.json()) as { data: OwnAccount }).data : null;
  return { viewer: found, isNobody: response.status === 401 };
}

/** Asks the server who is signed in, at most once at a time and not at all where there has been no session. */
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
      // Somebody has signed in or out since, or changed what the answer tells.
      if (asking !== question) return answer.viewer;
      asking = undefined;
      // Only a clear "nobody" takes the hint away; a server in trouble says nothing about the session.
      if (answer.isNobody) document.cookie = `${SIGNED_IN_HINT_COOKIE}=; path=/; max-age=0`;
      setViewer(answer.viewer);
      return answer.viewer;
    });
  asking = question;
  return question;
}

/** The same after signing in or changing the own account: an answer that is on its way already may be older. */
export function reloadViewer(): Promise<OwnAccount | null> {
  asking = undefined;
  return loadViewer();
}

/** Follows another tab that has signed in or out. */
function followOtherTabs(): void {
  if (sessionHint() !== askedWith) void reloadViewer();
}

/** Forgets whoever was signed in, after signing out. */
export function forgetViewer(): void {
  asking = undefined;
  setViewer(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in person as far as another part of the page has asked. */
export function useLoadedViewer(): Viewer {
  return useSyncExternalStore(
    subscribe,
    () => viewer,
    () => undefined,
  );
}

/** The signed-in person for what stands on cached pages. */
export function useViewer(): Viewer {
  useEffect(() => {
    void loadViewer();
    return onReturn(followOtherTabs);
  }, []);
  return useLoadedViewer();
}
