"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { AccountField } from "@/components/account/page-account";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useActionForm } from "@/lib/client/use-action-form";
import { securityTexts as texts } from "@/lib/domain/account/second-factor.messages";
import type { FormAction } from "@/lib/domain/forms/form-state";
import { links } from "@/lib/links";

type FactorFormProps = {
  action: FormAction;
  /** Tells the forms of a page apart. */
  name: string;
  submit: string;
  /** Where the link below new recovery codes leads. */
  to: string | null;
  /** Whether only new recovery codes show. */
  isHidden?: boolean;
  children?: ReactNode;
};

/** A form that takes a code of the second factor, and shows new recovery codes once. Works without JavaScript too. */
export function FactorForm({ action, name, submit, to, isHidden = false, children }: FactorFormProps) {
  const router = useRouter();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.factorCodeSchema),
    onDone: ({ message, redirectTo }) => {
      notify.success(message);
      if (redirectTo) router.replace(redirectTo);
      router.refresh();
    },
  });
  const code = fieldProps("code", `${name}-code`);
  if (state.status === "done" && state.lines) {
    return (
      <div role="status" className="flex flex-col gap-3 rounded-control border border-line p-4">
        <p className="font-medium">{texts.codesTitle}</p>
        <p className="text-sm text-pretty text-ink-soft">{texts.codesText}</p>
        <ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
          {state.lines.map((line) => (
            <li key={line}>{line.match(/.{1,4}/g)!.join(" ")}</li>
          ))}
        </ul>
        <Button asChild variant="secondary" className="self-start">
          <a href={to ?? links.security}>{texts.kept}</a>
        </Button>
      </div>
    );
  }
  if (isHidden) return null;
  return (
    <form {...formProps} aria-label={submit} className="flex flex-col gap-4">
      <AccountField />
      {children}
      <Field label={texts.code} {...code.field} isValid={false} className="max-w-60">
        <Input {...code.control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} required />
      </Field>
      {state.status === "failed" && state.fields.length === 0 && <FailureNotice failure={state} />}
      <Button type="submit" aria-disabled={isBusy} className="self-start">
        {isBusy ? texts.saving : submit}
      </Button>
    </form>
  );
}
