import { type FormEvent, useActionState, useState } from "react";
import { type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { type FormAction, type FormFailure, type FormState, IDLE, SCRIPTED_FIELD } from "@/lib/domain/forms/form-state";
import { UNREACHABLE } from "./unreachable";
import { useSingleAct } from "./use-single-act";

type Done = Extract<FormState, { status: "done" }>;

/** Fetches the schema of a form, and with it the library that checks: more than a third of such a page's scripts. */
export type SchemaLoader = () => Promise<z.ZodObject | z.ZodPipe>;

type Options = {
  action: FormAction;
  schema: SchemaLoader;
  /** What the fields begin with. */
  draft?: Readonly<Record<string, string | undefined>>;
  onDone?: (answer: Done, form: FormData) => void;
  onFailed?: (answer: FormFailure) => void;
};

export { UNREACHABLE };

/** Without what checks, as when the connection is lost, a form is sent as it is: the server checks it in any case. */
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
 * A form that posts to its action without a script, and with one is checked by the action's own schema while it is
 * filled in. What checks is fetched when somebody comes to a field. Errors of the server stand on their fields; whatever
 * was typed stays.
 */
export function useActionForm({ action, schema, draft, onDone, onFailed }: Options) {
  const [posted, formAction] = useActionState(action, IDLE);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const state = answered ?? posted;
  // Refused as a whole: no field is known to be right.
  const isRefused = state.status === "failed" && state.fields.length === 0;
  // No default values: what was typed before the script ran stays in its fields.
  const form = useForm<FieldValues>({
    resolver: async (...given) => (await resolverOf(schema))(...given),
    mode: "onTouched",
  });
  /** Before that, no field has been found to be right. */
  const [canCheck, setCanCheck] = useState(false);

  const { isBusy, run } = useSingleAct();
  // What leads elsewhere is not to be sent again while the next page is on its way.
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

  /** What a text field of this form needs: registration, error, tick, and the text of a posted form. */
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
    /** Whether a script sent the form, which has then said in a toast what came of it. */
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
