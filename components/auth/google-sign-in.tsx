"use client";

import { useEffect, useRef, useState } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { loadGoogleIdentity } from "@/lib/client/google-identity";
import { signInCodeHref } from "@/lib/links";
import { accountMessages as messages } from "@/lib/domain/account/account.messages";
import type { AccountRole } from "@/lib/domain/account/account.schema";
import { googleSignInTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { useArrival } from "./use-arrival";

/** In pixels; the narrowest phones have room for less. */
const BUTTON_WIDTH = 320;

/** Validates the server's response, so it imports zod; loaded only for this sign-in. */
const loadSignIn = () =>
  import("@/lib/client/sign-in-with-google").catch(() => {
    throw new Error(messages.googleWidgetFailed);
  });

type GoogleSignInProps = {
  clientId: string;
  /** Where to redirect afterwards. */
  to: string;
  /** Called at sign-in. */
  isKept?: () => boolean;
};

/**
 * Our own button, replaced by Google's once pressed, so nothing loads from Google before. A first sign-in asks for the
 * role and sends the same credential again.
 */
export function GoogleSignIn({ clientId, to, isKept }: GoogleSignInProps) {
  const arrive = useArrival();
  const place = useRef<HTMLDivElement>(null);
  const [credential, setCredential] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const [isThere, setIsThere] = useState(false);

  async function signIn(given: string | undefined, role?: AccountRole) {
    if (!given) return notify.error(messages.googleError, { description: messages.googleNoCredential });
    setIsBusy(true);
    try {
      const { signInWithGoogle } = await loadSignIn();
      const outcome = await signInWithGoogle({ credential: given, role, keepSignedIn: isKept?.() ?? false });
      if (outcome === "role_needed") return setCredential(given);
      if (outcome === "code_needed") return arrive("", signInCodeHref(to));
      arrive(messages.loginSuccess, to);
    } catch (error) {
      notify.error(messages.googleError, { description: (error as Error).message });
    } finally {
      setIsBusy(false);
    }
  }
  // Google keeps the first callback it gets, so the callback reads the latest one from a ref.
  const newest = useRef(signIn);
  useEffect(() => {
    newest.current = signIn;
  });

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    loadGoogleIdentity()
      .then((google) => {
        if (!isCurrent || !place.current) return;
        google.initialize({ client_id: clientId, callback: (answer) => void newest.current(answer.credential) });
        google.renderButton(place.current, {
          theme: "outline",
          size: "large",
          text: "continue_with",
          width: Math.min(BUTTON_WIDTH, place.current.parentElement!.clientWidth),
        });
        setIsThere(true);
        place.current.focus();
      })
      .catch(() => {
        if (!isCurrent) return;
        notify.error(messages.googleWidgetFailed);
        setIsAsked(false);
      });
    return () => {
      isCurrent = false;
    };
  }, [clientId, round, isAsked]);

  if (credential) {
    return (
      <section
        aria-labelledby="choose-role"
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-5"
      >
        <h2 id="choose-role" className="font-display text-xl font-bold">
          {messages.chooseRole}
        </h2>
        <Button type="button" disabled={isBusy} onClick={() => signIn(credential, "mentor")}>
          {texts.imMentor}
        </Button>
        <Button type="button" disabled={isBusy} onClick={() => signIn(credential, "user")}>
          {texts.imUser}
        </Button>
        <button
          type="button"
          onClick={() => {
            setCredential(null);
            setRound(round + 1);
          }}
          className="min-h-11 font-medium text-leaf underline-offset-4 hover:underline"
        >
          {texts.startOver}
        </button>
      </section>
    );
  }
  return (
    <div className="js-only flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      <div className="flex min-h-11 justify-center">
        {!isThere && (
          <Button
            type="button"
            variant="secondary"
            disabled={isAsked}
            onClick={() => setIsAsked(true)}
            className="w-full max-w-80"
          >
            {texts.signGoogle}
          </Button>
        )}
        <div ref={place} tabIndex={-1} aria-busy={isBusy} className="outline-none" />
      </div>
      <p role="status" className="text-center text-sm text-ink-soft">
        {isThere ? texts.nowPressGoogles : texts.googleLearnsVisit}
      </p>
    </div>
  );
}
