"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { AccountField } from "@/components/account/page-account";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { useActionForm } from "@/lib/client/use-action-form";
import type { FormAction } from "@/lib/domain/forms/form-state";
import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import { PostedValues } from "./console-field";
import { FactorField } from "./factor-field";

type ConsoleFormProps = {
  action: FormAction;
  /** What the form acts on, by the names of its hidden fields. */
  values?: Readonly<Record<string, string>>;
  /** The accessible name. */
  label: string;
  submit: string;
  tone?: "primary" | "secondary" | "danger";
  className?: string;
  /** The form is behind this summary, which opens when a post without JavaScript has failed. */
  summary?: string;
  /** Fields, which the server checks. */
  children?: ReactNode;
};

/** A form of the console. The server checks its fields; errors appear above the button. Works without JavaScript too. */
export function ConsoleForm(props: ConsoleFormProps) {
  const [round, setRound] = useState(0);
  // The form stays on the page after it is sent, ready for the next time.
  return <Round key={round} {...props} onDone={() => setRound(round + 1)} />;
}

function Round({
  action,
  values = {},
  label,
  submit,
  tone = "primary",
  className,
  summary,
  children,
  onDone,
}: ConsoleFormProps & { onDone: () => void }) {
  const router = useRouter();
  const id = useId();
  const { state, formProps, isBusy } = useActionForm({
    action,
    schema: () => import("@/lib/domain/staff/staff-page.schema").then(({ noFields }) => noFields),
    onDone: ({ message, redirectTo }) => {
      if (message) notify.success(message);
      if (redirectTo) router.push(redirectTo);
      router.refresh();
      onDone();
    },
  });
  const failure = state.status === "failed" && { ...state, message: state.fields[0]?.message ?? state.message };
  const form = (
    <form {...formProps} aria-label={label} className={className}>
      <AccountField />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PostedValues values={failure ? failure.values : {}}>{children}</PostedValues>
      {failure && <FailureNotice failure={failure} />}
      <FactorField id={`${id}-factor`} state={state} />
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
  if (summary === undefined) return form;
  return (
    <details open={failure !== false || undefined} className="rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">{summary}</summary>
      <div className="pt-1 pb-4">{form}</div>
    </details>
  );
}
