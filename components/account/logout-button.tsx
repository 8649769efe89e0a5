"use client";

import { LogOut } from "lucide-react";
import { logoutAction } from "@/lib/actions/account.actions";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { asPlainForm, useSessionEnd } from "./use-session-end";

const plainLogout = asPlainForm(logoutAction);

/** Ends the session and leads home; a plain form without a script. */
export function LogoutButton({ className }: { className?: string }) {
  const { end } = useSessionEnd(logoutAction, accountMessages.logoutFailed);

  function logout(event: React.FormEvent) {
    event.preventDefault();
    void end();
  }

  return (
    <form action={plainLogout} onSubmit={logout}>
      <button type="submit" className={className}>
        <LogOut aria-hidden className="size-4" />
        Logout
      </button>
    </form>
  );
}
