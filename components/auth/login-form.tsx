"use client";

import { PageLink } from "@/components/ui/page-link";
import { useEffect } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { loginAction } from "@/lib/actions/account.actions";
import { forgetFields, recallFields, rememberFields } from "@/lib/client/remembered-fields";
import { useActionForm } from "@/lib/client/use-action-form";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { loginFormTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { links } from "@/lib/links";
import { GoogleSignIn } from "./google-sign-in";
import { ResendVerification } from "./resend-verification";
import { useArrival } from "./use-arrival";

/** E-mail address, password and "Keep Me Signed In"; `from` is where to redirect afterwards. */
export function LoginForm({ from, googleClientId }: { from: string | null; googleClientId: string | undefined }) {
  const arrive = useArrival();
  const { state, isScripted, form, fieldProps, formProps, isBusy } = useActionForm({
    action: loginAction,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.loginSchema),
    onDone: async ({ message, redirectTo }, fields) => {
      if (fields.has("keepSignedIn")) await rememberFields(String(fields.get("email")), String(fields.get("password")));
      else await forgetFields();
      arrive(message, redirectTo ?? links.profile);
    },
    onFailed: ({ message }) => {
      notify.error(accountMessages.loginFailed(message));
      form.setFocus("password", { shouldSelect: true });
    },
  });
  const email = fieldProps("email");
  const password = fieldProps("password");
  const { setValue } = form;

  useEffect(() => {
    const prefill = async () => {
      const remembered = await recallFields();
      // Text typed in the meantime wins over the remembered address.
      if (!remembered || form.getValues("email")) return;
      setValue("email", remembered.email, { shouldValidate: true, shouldTouch: true });
      setValue("password", remembered.password, { shouldValidate: true, shouldTouch: true });
      setValue("keepSignedIn", true);
    };
    void prefill();
  }, [form, setValue]);

  return (
    <form {...formProps} className="flex flex-col gap-5">
      {from && <input type="hidden" name="from" value={from} />}
      <Field label={texts.email} {...email.field}>
        <Input {...email.control} type="email" autoComplete="username" inputMode="email" required />
      </Field>
      <Field label={texts.password} {...password.field}>
        <PasswordInput {...password.control} autoComplete="current-password" required />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            {...form.register("keepSignedIn", {
              onChange: (event: { target: { checked: boolean } }) => void (event.target.checked || forgetFields()),
            })}
          />
          {texts.keepMeSigned}
        </label>
        <PageLink
          href={links.resetPassword}
          className="flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
        >
          {texts.forgotPassword}
        </PageLink>
      </div>
      {state.status === "failed" && (!isScripted || state.code === "email_not_verified") && (
        <Notice tone="error">
          <p>{isScripted ? accountMessages.linkMissing : state.message}</p>
          {state.code === "email_not_verified" && <ResendVerification email={state.values.email ?? ""} from={from} />}
        </Notice>
      )}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.loggingIn : texts.login}
      </Button>
      {googleClientId && (
        <GoogleSignIn
          clientId={googleClientId}
          to={from ?? links.profile}
          isKept={() => Boolean(form.getValues("keepSignedIn"))}
        />
      )}
    </form>
  );
}
