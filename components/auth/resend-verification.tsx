"use client";

import { startTransition, useActionState } from "react";
import { resendVerificationAction } from "@/lib/actions/account.actions";
import { resendVerificationTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { IDLE } from "@/lib/domain/forms/form-state";

/** Requests the verification link again. Its button can sit in another form and has its own action. */
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
        // Skips the form's own submit handler.
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
