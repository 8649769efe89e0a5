"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { notify } from "@/components/feedback/toaster";
import { logoutAction } from "@/lib/actions/account.actions";
import { forgetViewer } from "@/lib/client/viewer";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

/** React knows a bound action of the server as one that works before the script. It wants no answer of it. */
const plainLogout = logoutAction.bind(null, IDLE) as unknown as (form: FormData) => Promise<void>;

/** Ends the session and leads home; a plain form without a script. */
export function LogoutButton({ className }: { className?: string }) {
  const router = useRouter();

  async function logout(event: React.FormEvent) {
    event.preventDefault();
    const fields = new FormData();
    fields.set(SCRIPTED_FIELD, "1");
    const answer = await logoutAction(IDLE, fields).catch(() => IDLE);
    if (answer.status !== "done") {
      notify.error(accountMessages.logoutFailed);
      return;
    }
    forgetViewer();
    notify.success(answer.message);
    router.push(links.home);
    router.refresh();
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
