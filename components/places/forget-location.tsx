"use client";

import { useActionState } from "react";
import { AccountField } from "@/components/account/page-account";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { forgetLocationAction } from "@/lib/actions/location.actions";
import { type FormState, IDLE } from "@/lib/domain/forms/form-state";
import { forgetLocationTexts as texts } from "@/lib/domain/places/location-control.messages";

type ForgetLocationProps = { from: string; isSending: boolean; send: (fields: FormData) => Promise<FormState> };

/** Deletes the position from the browser and the account; a plain form without a script. */
export function ForgetLocation({ from, isSending, send }: ForgetLocationProps) {
  const [posted, formAction] = useActionState(forgetLocationAction, IDLE);
  return (
    <form
      action={formAction}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <AccountField />
      <input type="hidden" name="from" value={from} />
      <button
        type="submit"
        disabled={isSending}
        className="-mx-2 min-h-11 rounded-control px-2 font-medium text-brick underline underline-offset-4 disabled:opacity-60"
      >
        {texts.forgetMyLocation}
      </button>
      {posted.status === "failed" && <FailureNotice failure={posted} />}
    </form>
  );
}
