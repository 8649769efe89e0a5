"use client";

import { PageLink } from "@/components/ui/page-link";
import { useRouter } from "next/navigation";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { setNewPasswordAction } from "@/lib/actions/account.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { newPasswordFormTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { failureText, type FormAction } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

const LINK = "font-medium text-leaf underline underline-offset-4";

type NewPasswordFormProps = {
  token: string;
  /** What the form does besides, when it is not for a forgotten password. */
  action?: FormAction;
  submit?: string;
};

/** Sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token, action = setNewPasswordAction, submit }: NewPasswordFormProps) {
  const router = useRouter();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.newPasswordSchema),
    onDone: ({ message }) =>
      notify.success(message, { action: { label: texts.login, onClick: () => router.push(links.login) } }),
    onFailed: (answer) => {
      if (answer.fields.every(({ field }) => field === "token")) notify.error(failureText(answer, "token"));
    },
  });
  const password = fieldProps("password");
  const confirmation = fieldProps("confirmPassword");

  if (state.status === "done") {
    return (
      <Notice tone="success">
        <p>{state.message}</p>
        <PageLink href={links.login} className={LINK}>
          {texts.login}
        </PageLink>
      </Notice>
    );
  }
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <input type="hidden" name="token" value={token} />
      <Field label={texts.newPassword} hint={texts.passwordHint} {...password.field}>
        <PasswordInput {...password.control} autoComplete="new-password" required />
      </Field>
      <Field label={texts.confirmPassword} {...confirmation.field}>
        <PasswordInput {...confirmation.control} autoComplete="new-password" required />
      </Field>
      {state.status === "failed" && state.fields.every(({ field }) => field === "token") && (
        <Notice tone="error">
          <p>{failureText(state, "token")}</p>
          {state.fields.some(({ field }) => field === "token") && (
            <PageLink href={links.resetPassword} className={LINK}>
              {texts.askNewLink}
            </PageLink>
          )}
        </Notice>
      )}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.saving : (submit ?? texts.setNewPassword)}
      </Button>
    </form>
  );
}
