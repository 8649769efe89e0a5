import { zodResolver } from "@hookform/resolvers/zod";
import { useActionState, useState } from "react";
import { type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { type FormAction, type FormFailure, type FormState, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { UNREACHABLE } from "./unreachable";

type Done = Extract<FormState, { status: "done" }>;

type Options<Schema> = {
  action: FormAction;
  schema: Schema;
  onDone?: (answer: Done, form: FormData) => void;
  onFailed?: (answer: FormFailure) => void;
};

export { UNREACHABLE };

/**
 * A form that posts to its action without a script, and with one is checked by the action's own schema while it is
 * filled in. Errors of the server stand on their fields; whatever was typed stays.
 */
export function useActionForm<Schema extends z.ZodObject | z.ZodPipe>({
  action,
  schema,
  onDone,
  onFailed,
}: Options<Schema>) {
  const [posted, formAction] = useActionState(action, IDLE);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const state = answered ?? posted;
  // No default values: what was typed before the script ran stays in its fields.
  const form = useForm<FieldValues>({ resolver: zodResolver(schema as never) as never, mode: "onTouched" });

  const onSubmit = form.handleSubmit(async (_values, event) => {
    const fields = new FormData(event!.target as HTMLFormElement);
    fields.set(SCRIPTED_FIELD, "1");
    const answer = await action(IDLE, fields).catch(() => UNREACHABLE);
    setAnswered(answer);
    if (answer.status === "done") onDone?.(answer, fields);
    if (answer.status !== "failed") return;
    for (const { field, message } of [...answer.fields].reverse()) {
      form.setError(field as Path<FieldValues>, { message }, { shouldFocus: true });
    }
    onFailed?.(answer);
  });

  /** What a text field of this form needs: registration, error, tick, and the text of a posted form. */
  function fieldProps(name: string, id = name) {
    const { error, isTouched, invalid } = form.getFieldState(name, form.formState);
    const postedError =
      posted.status === "failed" ? posted.fields.find(({ field }) => field === name)?.message : undefined;
    const message = (error?.message as string | undefined) ?? (form.formState.isSubmitted ? undefined : postedError);
    return {
      field: { id, error: message, isValid: isTouched && !invalid },
      control: {
        id,
        defaultValue: posted.status === "failed" ? posted.values[name] : undefined,
        "aria-invalid": message ? true : undefined,
        "aria-describedby": message ? `${id}-error` : undefined,
        ...form.register(name),
      },
    };
  }

  return {
    state,
    form,
    fieldProps,
    isBusy: form.formState.isSubmitting,
    formProps: { action: formAction, onSubmit, noValidate: true },
  };
}
