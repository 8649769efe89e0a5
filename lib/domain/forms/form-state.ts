import type { ErrorCode, FieldError } from "@/lib/errors";

/** What a form's action answers. `values` is what was typed, so that nothing is lost when the page comes anew. */
export type FormState =
  | { readonly status: "idle" }
  | {
      readonly status: "failed";
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: readonly FieldError[];
      readonly values: Readonly<Record<string, string>>;
      /** What helps to go on, as the error tells it. */
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly status: "done"; readonly message: string; readonly redirectTo?: string };

export type FormFailure = Extract<FormState, { status: "failed" }>;

/** Why a form failed, in the words for the given field where there are any: for fields that are not on the screen. */
export function failureText(state: FormFailure, ...hidden: string[]): string {
  return state.fields.find(({ field }) => hidden.includes(field))?.message ?? state.message;
}

export const IDLE: FormState = { status: "idle" };

/** A form's action as React calls it: with the answer before and the fields. */
export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

/** Sent along by a form whose script runs: it shows the message and follows `redirectTo` by itself. */
export const SCRIPTED_FIELD = "scripted";
