import type { ErrorCode, FieldError } from "@/lib/errors";

/** The result of a form's action. `values` is what was typed, so that a full page load loses nothing. */
export type FormState =
  | { readonly status: "idle" }
  | {
      readonly status: "failed";
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: readonly FieldError[];
      readonly values: Readonly<Record<string, string>>;
      /** The error's suggestion for how to continue. */
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly status: "done";
      readonly message: string;
      readonly redirectTo?: string;
      /** What is shown once, such as new recovery codes. */
      readonly lines?: readonly string[];
    };

export type FormFailure = Extract<FormState, { status: "failed" }>;

/** Why a form failed: the given field's error if there is one. For fields that are not on the screen. */
export function failureText(state: FormFailure, ...hidden: string[]): string {
  return state.fields.find(({ field }) => hidden.includes(field))?.message ?? state.message;
}

export const IDLE: FormState = { status: "idle" };

/** A form's action as React calls it: with the previous state and the fields. */
export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>;

/** Sent by a form whose script runs: the script shows the message and follows `redirectTo`. */
export const SCRIPTED_FIELD = "scripted";
