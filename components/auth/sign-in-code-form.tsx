"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { signInCodeAction } from "@/lib/actions/account.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { signInCodeTexts as texts } from "@/lib/domain/account/second-factor.messages";
import { links } from "@/lib/links";
import { useArrival } from "./use-arrival";

/** The code of the second factor; `from` is where to redirect afterwards. */
export function SignInCodeForm({ from }: { from: string | null }) {
  const arrive = useArrival();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: signInCodeAction,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.factorCodeSchema),
    onDone: ({ message, redirectTo }) => arrive(message, redirectTo ?? links.profile),
  });
  const code = fieldProps("code");
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {from && <input type="hidden" name="from" value={from} />}
      <Field label={texts.code} {...code.field} isValid={false}>
        <Input {...code.control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} required />
      </Field>
      {state.status === "failed" && state.fields.length === 0 && (
        <Notice tone="error">
          <p>{state.message}</p>
        </Notice>
      )}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  );
}
