"use client";

import { asPlainForm, useSessionEnd } from "@/components/account/use-session-end";
import { Button } from "@/components/ui/button";
import { signOutEverywhereAction } from "@/lib/actions/profile.actions";
import { accountMessages } from "@/lib/domain/account/account.messages";

const plainSignOut = asPlainForm(signOutEverywhereAction);

/** Ends all sessions, for a phone that was lost or a computer that others use. */
export function SignOutEverywhere() {
  const { end, isBusy } = useSessionEnd(signOutEverywhereAction, accountMessages.logoutFailed);

  function signOut(event: React.FormEvent) {
    event.preventDefault();
    void end();
  }

  return (
    <form action={plainSignOut} onSubmit={signOut}>
      <Button type="submit" variant="secondary" disabled={isBusy}>
        Sign out everywhere
      </Button>
    </form>
  );
}
