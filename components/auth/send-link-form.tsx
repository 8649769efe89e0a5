"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { resendVerificationAction } from "@/lib/actions/account.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { sendLinkFormTexts as texts } from "@/lib/domain/account/sign-in.messages";

/** Requests a new verification link for any address. */
export function SendLinkForm({ email, from }: { email: string; from: string | null }) {
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: resendVerificationAction,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.mailRequestSchema),
    draft: { email },
  });
  const address = fieldProps("email");
  if (state.status === "done") return <Notice tone="success">{state.message}</Notice>;
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {from && <input type="hidden" name="from" value={from} />}
      <Field label={texts.email} {...address.field}>
        <Input {...address.control} type="email" autoComplete="email" inputMode="email" required />
      </Field>
      {state.status === "failed" && state.fields.length === 0 && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.sending : texts.sendMeNew}
      </Button>
    </form>
  );
}
