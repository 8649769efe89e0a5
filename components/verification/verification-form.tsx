"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { AccountField } from "@/components/account/page-account";
import { FactorField } from "@/components/admin/factor-field";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import {
  approveMentorAction,
  claimMentorAction,
  declineCheckAction,
  defineCheckAction,
  recordCheckAction,
  requestChangesAction,
  requestCheckAction,
  submitProfileAction,
  withdrawCheckAction,
} from "@/lib/actions/verification.actions";
import { type SchemaLoader, useActionForm } from "@/lib/client/use-action-form";
import type { FormAction } from "@/lib/domain/forms/form-state";
import type * as Schemas from "@/lib/domain/verification/verification.schema";

const schemas = (pick: (module: typeof Schemas) => Awaited<ReturnType<SchemaLoader>>): SchemaLoader => {
  return () => import("@/lib/domain/verification/verification.schema").then(pick);
};
const none = schemas(({ noFields }) => noFields);
const reason = schemas(({ reasonFields }) => reasonFields);

/** Each form's action, and the schema of its visible fields. */
const FORMS = {
  submitProfile: [submitProfileAction, none],
  requestCheck: [requestCheckAction, none],
  approve: [approveMentorAction, none],
  requestChanges: [requestChangesAction, reason],
  claim: [claimMentorAction, none],
  recordCheck: [recordCheckAction, schemas(({ recordFields }) => recordFields)],
  declineCheck: [declineCheckAction, reason],
  withdrawCheck: [withdrawCheckAction, reason],
  defineCheck: [defineCheckAction, schemas(({ definitionFields }) => definitionFields)],
} as const satisfies Record<string, readonly [FormAction, SchemaLoader]>;

type FormField = {
  name: string;
  label: string;
  hint?: string;
  kind: "text" | "words" | "date" | "number" | "tick";
  value?: string;
  /** Of a date, as "2026-03-04". */
  max?: string;
};

type VerificationFormProps = {
  form: keyof typeof FORMS;
  /** The accessible name. */
  label: string;
  button: string;
  busy: string;
  isSecondary?: boolean;
  hidden?: Readonly<Record<string, string | number>>;
  fields?: readonly FormField[];
};

/** A form about standing or checks: fields and one button. Works without JavaScript too. */
export function VerificationForm(props: VerificationFormProps) {
  const [round, setRound] = useState(0);
  // The form stays on the page after it is sent, ready for the next time.
  return <Round key={round} {...props} onDone={() => setRound(round + 1)} />;
}

function Round({ onDone, ...props }: VerificationFormProps & { onDone: () => void }) {
  const { form, label, button, busy, isSecondary, hidden = {}, fields = [] } = props;
  const id = useId();
  const router = useRouter();
  const [action, schema] = FORMS[form];
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action,
    schema,
    draft: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    onDone: ({ message, redirectTo }) => {
      notify.success(message);
      if (redirectTo) router.push(redirectTo);
      router.refresh();
      onDone();
    },
    onFailed: ({ code }) => {
      // Somebody else was faster: the page shows what is true now.
      if (code === "conflict") router.refresh();
    },
  });
  return (
    <form {...formProps} aria-label={label} className="flex flex-col gap-4">
      <AccountField />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label: fieldLabel, hint, kind, max }) => {
        const { field, control } = fieldProps(name, `${id}-${name}`);
        const described = {
          "aria-describedby": control["aria-describedby"] ?? (hint ? `${field.id}-hint` : undefined),
        };
        if (kind === "tick") {
          const { defaultValue, ...box } = control;
          return (
            <label key={name} className="flex min-h-11 items-center gap-2.5 text-sm">
              <input {...box} type="checkbox" defaultChecked={Boolean(defaultValue)} className="size-4.5 accent-leaf" />
              {fieldLabel}
            </label>
          );
        }
        return (
          <Field key={name} {...field} isValid={false} label={fieldLabel} hint={hint}>
            {kind === "words" ? (
              <Textarea {...control} {...described} rows={3} dir="auto" />
            ) : (
              <Input {...control} {...described} type={kind} max={max} autoComplete="off" />
            )}
          </Field>
        );
      })}
      {state.status === "failed" && state.fields.length === 0 && <FailureNotice failure={state} />}
      <FactorField id={`${id}-factor`} state={state} />
      <Button
        type="submit"
        variant={isSecondary ? "secondary" : "primary"}
        aria-disabled={isBusy}
        className="w-full sm:w-auto sm:self-start"
      >
        {isBusy ? busy : button}
      </Button>
    </form>
  );
}
