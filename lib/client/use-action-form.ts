import { type FormEvent, useActionState, useState } from "react";
import { type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { type FormAction, type FormFailure, type FormState, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { UNREACHABLE } from "./unreachable";
import { useSingleAct } from "./use-single-act";

type Done = Extract<FormState, { status: "done" }>;

/** Loads a form's schema and the validation library: more than a third of such a page's scripts. */
export type SchemaLoader = () => Promise<z.ZodObject | z.ZodPipe>;

type Options = {
  action: FormAction;
  schema: SchemaLoader;
  /** Initial values of the fields. */
  draft?: Readonly<Record<string, string | undefined>>;
  onDone?: (answer: Done, form: FormData) => void;
  onFailed?: (answer: FormFailure) => void;
};

export { UNREACHABLE };

/** If validation code cannot load, as when offline, the form is sent unchecked: the server validates anyway. */
const UNCHECKED: Resolver = async (values) => ({ values, errors: {} });

async function resolverOf(schema: SchemaLoader): Promise<Resolver> {
  try {
    const [{ zodResolver }, fields] = await Promise.all([import("@hookform/resolvers/zod"), schema()]);
    return zodResolver(fields as never) as never;
  } catch {
    return UNCHECKED;
  }
}

/**
 * A form that posts to its action without JavaScript. With JavaScript, the action's own schema validates it during
 * input. Validation code loads when a field first gets focus. Server errors appear on their fields; all input stays.
 */
export function useActionForm({ action, schema, draft, onDone, onFailed }: Options) {
  const [posted, formAction] = useActionState(action, IDLE);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const state = answered ?? posted;
  // Rejected without field errors: no field is known to be valid.
  const isRefused = state.status === "failed" && state.fields.length === 0;
  // No default values: input typed before hydration stays in its fields.
  const form = useForm<FieldValues>({
    resolver: async (...given) => (await resolverOf(schema))(...given),
    mode: "onTouched",
  });
  /** Until validation code has loaded, no field shows as valid. */
  const [canCheck, setCanCheck] = useState(false);

  const { isBusy, run } = useSingleAct();
  // While the next page loads, a form that redirects must not be submitted again.
  const isLeaving = state.status === "done" && state.redirectTo !== undefined;

  const submit = form.handleSubmit(async (_values, event) => {
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

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isLeaving) void run(() => submit(event));
  }

  /** Props for a text field: registration, error, tick, and the value of a posted form. */
  function fieldProps(name: string, id = name) {
    const { error, isTouched, invalid } = form.getFieldState(name, form.formState);
    const postedError =
      posted.status === "failed" ? posted.fields.find(({ field }) => field === name)?.message : undefined;
    const message = (error?.message as string | undefined) ?? (form.formState.isSubmitted ? undefined : postedError);
    return {
      field: { id, error: message, isValid: canCheck && isTouched && !invalid && !isRefused },
      control: {
        id,
        defaultValue: posted.status === "failed" ? posted.values[name] : draft?.[name],
        "aria-invalid": message ? true : undefined,
        "aria-describedby": message ? `${id}-error` : undefined,
        ...form.register(name),
      },
    };
  }

  return {
    state,
    /** Whether JavaScript submitted the form, so a toast has already shown the result. */
    isScripted: answered !== null,
    form,
    fieldProps,
    isBusy: isBusy || isLeaving,
    formProps: {
      action: formAction,
      onSubmit,
      noValidate: true,
      onFocus: () => void resolverOf(schema).then((resolver) => setCanCheck(resolver !== UNCHECKED)),
    },
  };
}
