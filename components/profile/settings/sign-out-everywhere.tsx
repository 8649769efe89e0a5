"use client";

import { AccountField } from "@/components/account/page-account";
import { useSessionEnd } from "@/components/account/use-session-end";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { Button } from "@/components/ui/button";
import { signOutEverywhereAction } from "@/lib/actions/profile.actions";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { signOutEverywhereTexts as texts } from "@/lib/domain/profile/settings.messages";

/** Ends all sessions, for a lost phone or a shared computer. */
export function SignOutEverywhere() {
  const { end, isBusy, formAction, failure } = useSessionEnd(signOutEverywhereAction, accountMessages.logoutFailed);

  function signOut(event: React.FormEvent) {
    event.preventDefault();
    void end();
  }

  return (
    <form action={formAction} onSubmit={signOut} className="flex flex-col items-start gap-3">
      <AccountField />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {texts.signOutEverywhere}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}
