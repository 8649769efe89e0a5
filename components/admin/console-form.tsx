"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { AccountField } from "@/components/account/page-account";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { useActionForm } from "@/lib/client/use-action-form";
import type { FormAction } from "@/lib/domain/forms/form-state";
import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";

type ConsoleFormProps = {
  action: FormAction;
  /** What the form acts on, by the names of its hidden fields. */
  values?: Readonly<Record<string, string>>;
  /** The accessible name. */
  label: string;
  submit: string;
  tone?: "primary" | "secondary" | "danger";
  className?: string;
  /** Fields, which the server checks. */
  children?: ReactNode;
};

/** A form of the console. The server checks its fields; errors appear above the button. Works without JavaScript too. */
export function ConsoleForm({
  action,
  values = {},
  label,
  submit,
  tone = "primary",
  className,
  children,
}: ConsoleFormProps) {
  const router = useRouter();
  const { state, formProps, isBusy } = useActionForm({
    action,
    schema: () => import("@/lib/domain/staff/staff-page.schema").then(({ noFields }) => noFields),
    onDone: ({ message, redirectTo }) => {
      if (message) notify.success(message);
      if (redirectTo) router.push(redirectTo);
      router.refresh();
    },
  });
  const failure = state.status === "failed" && { ...state, message: state.fields[0]?.message ?? state.message };
  return (
    <form {...formProps} aria-label={label} className={className}>
      <AccountField />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {failure && <FailureNotice failure={failure} />}
      <Button
        type="submit"
        variant={tone === "secondary" ? "secondary" : "primary"}
        aria-disabled={isBusy}
        className={tone === "danger" ? "bg-brick hover:bg-brick/90" : undefined}
      >
        {isBusy ? texts.saving : submit}
      </Button>
    </form>
  );
}
