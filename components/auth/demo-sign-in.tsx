"use client";

import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { loginAction } from "@/lib/actions/account.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { links } from "@/lib/links";
import { useArrival } from "./use-arrival";

type DemoSignInProps = { label: string; email: string; password: string; from: string | null };

/** One-click sign-in as a demo user, with the login form's own action. */
export function DemoSignIn({ label, email, password, from }: DemoSignInProps) {
  const arrive = useArrival();
  const { form, formProps, isBusy } = useActionForm({
    action: loginAction,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.loginSchema),
    onDone: ({ message, redirectTo }) => arrive(message, redirectTo ?? links.profile),
    onFailed: ({ message }) => notify.error(accountMessages.loginFailed(message)),
  });
  return (
    <form {...formProps} className="flex-1">
      {from && <input type="hidden" name="from" value={from} />}
      <input type="hidden" {...form.register("email")} defaultValue={email} />
      <input type="hidden" {...form.register("password")} defaultValue={password} />
      <Button type="submit" variant="secondary" className="w-full" disabled={isBusy}>
        {label}
      </Button>
    </form>
  );
}
