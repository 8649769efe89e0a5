"use client";

import { startTransition, useActionState } from "react";
import { resendVerificationAction } from "@/lib/actions/account.actions";
import { resendVerificationTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { IDLE } from "@/lib/domain/forms/form-state";

/** Asks for the verification link again; the buttons of the surrounding form can carry an action of their own. */
export function ResendVerification({ email, from }: { email: string; from: string | null }) {
  const [state, resend, isPending] = useActionState(resendVerificationAction, IDLE);
  if (state.status === "done") return <p className="mt-1 text-ink">{state.message}</p>;
  return (
    <>
      <button
        type="submit"
        formNoValidate
        disabled={isPending}
        formAction={resend}
        // The form's own submit handler is not asked.
        onClick={(event) => {
          event.preventDefault();
          const fields = new FormData();
          fields.set("email", email);
          if (from) fields.set("from", from);
          startTransition(() => resend(fields));
        }}
        className="min-h-11 self-start font-medium text-leaf underline underline-offset-4 disabled:opacity-60"
      >
        {texts.sendLinkAgain}
      </button>
      {state.status === "failed" && <p>{state.message}</p>}
    </>
  );
}
