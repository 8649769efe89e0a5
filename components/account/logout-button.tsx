"use client";

import { FailureNotice } from "@/components/feedback/failure-notice";
import { logoutAction } from "@/lib/actions/account.actions";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { logoutButtonTexts as texts } from "@/lib/domain/account/account-menu.messages";
import { AccountField } from "./page-account";
import { useSessionEnd } from "./use-session-end";

/** Ends the session and redirects home; a plain form without JavaScript. */
export function LogoutButton({ className }: { className?: string }) {
  const { end, formAction, failure } = useSessionEnd(logoutAction, accountMessages.logoutFailed);

  function logout(event: React.FormEvent) {
    event.preventDefault();
    void end();
  }

  return (
    <form action={formAction} onSubmit={logout}>
      <AccountField />
      <button type="submit" className={className}>
        <i className="icon size-4 icon-log-out" />
        {texts.logout}
      </button>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}
