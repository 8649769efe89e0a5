import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { signInCodeTexts as texts } from "@/lib/domain/account/second-factor.messages";
import type { FormState } from "@/lib/domain/forms/form-state";
import { FACTOR_FIELD } from "@/lib/session-names";

/** Asks for a code of the second factor once the server has refused the form without one. */
export function FactorField({ id, state }: { id: string; state: FormState }) {
  const isAsked =
    state.status === "failed" &&
    (state.code === "second_factor_needed" || state.fields.some(({ field }) => field === "code"));
  if (!isAsked) return null;
  return (
    <Field id={id} label={texts.factorLabel} hint={texts.factorHint} className="w-full max-w-60">
      <Input
        id={id}
        name={FACTOR_FIELD}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        required
      />
    </Field>
  );
}
