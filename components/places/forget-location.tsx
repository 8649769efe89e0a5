"use client";

import { forgetLocationAction } from "@/lib/actions/location.actions";
import { type FormState, IDLE } from "@/lib/domain/forms/form-state";

/** React knows a bound action of the server as one that works before the script. It wants no answer of it. */
const plainForget = forgetLocationAction.bind(null, IDLE) as unknown as (form: FormData) => Promise<void>;

type ForgetLocationProps = { from: string; isSending: boolean; send: (fields: FormData) => Promise<FormState> };

/** Takes the position out of the browser and the account; a plain form without a script. */
export function ForgetLocation({ from, isSending, send }: ForgetLocationProps) {
  return (
    <form
      action={plainForget}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="from" value={from} />
      <button
        type="submit"
        disabled={isSending}
        className="-mx-2 min-h-11 rounded-control px-2 font-medium text-brick underline underline-offset-4 disabled:opacity-60"
      >
        Forget my location
      </button>
    </form>
  );
}
