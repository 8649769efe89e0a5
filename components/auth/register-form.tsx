"use client";

import { useState } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { registerAction } from "@/lib/actions/account.actions";
import { UNREACHABLE, useActionForm } from "@/lib/client/use-action-form";
import { accountMessages } from "@/lib/domain/account/account.messages";
import type { AccountRole } from "@/lib/domain/account/account.schema";
import { registerFormTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { links } from "@/lib/links";
import { CheckMailPanel } from "./check-mail-panel";
import { GoogleSignIn } from "./google-sign-in";
import { RoleToggle } from "./role-toggle";

const ROLE_HINTS: Record<AccountRole, string> = {
  user: texts.studentsParentsWho,
  mentor: texts.teachersWhoWant,
};

type RegisterFormProps = {
  role: AccountRole;
  /** Where to redirect once the account is verified and signed in. */
  from: string | null;
  outboxHref: string | null;
  googleClientId: string | undefined;
};

/** The registration form: name, e-mail address, password and role. */
export function RegisterForm({ role: preselected, from, outboxHref, googleClientId }: RegisterFormProps) {
  const [role, setRole] = useState(preselected);
  const [sentTo, setSentTo] = useState("");
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: registerAction,
    schema: () =>
      import("@/lib/domain/account/account.schema").then((module) => module.registerSchema.omit({ role: true })),
    onDone: ({ message }, fields) => {
      setSentTo(String(fields.get("email")).trim());
      notify.success(accountMessages.registerSuccess, { description: message });
    },
    onFailed: (answer) => {
      if (answer === UNREACHABLE) notify.error(accountMessages.registerFailed);
      else if (answer.fields.length === 0) {
        notify.error(accountMessages.registerRefused, { description: answer.message });
      }
    },
  });
  const name = fieldProps("name");
  const email = fieldProps("email");
  const password = fieldProps("password");

  if (state.status === "done") return <CheckMailPanel email={sentTo} from={from} outboxHref={outboxHref} />;
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {from && <input type="hidden" name="from" value={from} />}
      <div>
        <RoleToggle chosen={role} onChoose={setRole} />
        <p className="mt-1.5 text-sm text-ink-soft">{ROLE_HINTS[role]}</p>
      </div>
      <Field label={texts.name} {...name.field}>
        <Input {...name.control} autoComplete="name" required />
      </Field>
      <Field label={texts.email} {...email.field}>
        <Input {...email.control} type="email" autoComplete="email" inputMode="email" required />
      </Field>
      <Field label={texts.password} hint={texts.passwordHint} {...password.field}>
        <PasswordInput {...password.control} autoComplete="new-password" required />
      </Field>
      {state.status === "failed" && state.fields.length === 0 && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.creatingAccount : texts.createAccount}
      </Button>
      {googleClientId && <GoogleSignIn clientId={googleClientId} to={from ?? links.profile} />}
    </form>
  );
}
