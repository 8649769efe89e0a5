"use client";

import { useState } from "react";
import { AccountField } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { changePasswordAction } from "@/lib/actions/profile.actions";
import { forgetFields } from "@/lib/client/remembered-fields";
import { useActionForm } from "@/lib/client/use-action-form";
import { passwordFormTexts as texts } from "@/lib/domain/profile/settings.messages";

/** Changes the password, which signs out other devices. */
export function PasswordForm({ email }: { email: string }) {
  const [round, setRound] = useState(0);
  return <Fields key={round} email={email} onChanged={() => setRound(round + 1)} />;
}

function Fields({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: changePasswordAction,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.changePasswordSchema),
    onDone: ({ message }) => {
      // The password stored in this browser is now outdated.
      void forgetFields();
      notify.success(message);
      onChanged();
    },
  });
  const oldPassword = fieldProps("oldPassword");
  const newPassword = fieldProps("newPassword");
  const hasOwnPlace = state.status === "failed" && state.fields.length > 0;
  return (
    <form {...formProps} aria-label={texts.changePassword} className="flex w-full max-w-md flex-col gap-5">
      <AccountField />
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label={texts.currentPassword} {...oldPassword.field} isValid={false}>
        <PasswordInput {...oldPassword.control} autoComplete="current-password" required />
      </Field>
      <Field label={texts.newPassword} hint={texts.passwordHint} {...newPassword.field}>
        <PasswordInput {...newPassword.control} autoComplete="new-password" required />
      </Field>
      {state.status === "done" && <Notice tone="success">{state.message}</Notice>}
      {state.status === "failed" && !hasOwnPlace && <FailureNotice failure={state} />}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="self-start">
        {isBusy ? texts.saving : texts.changePassword}
      </Button>
    </form>
  );
}
