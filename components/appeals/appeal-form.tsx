"use client";

import { useRouter } from "next/navigation";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { writeAppealAction } from "@/lib/actions/appeal.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { appealTexts as texts } from "@/lib/domain/cases/appeal.messages";
import { APPEAL_MAX } from "@/lib/domain/cases/appeal.rules";

/** Appeals against a decision. @param token the secret of the mailed link */
export function AppealForm({ token }: { token: string }) {
  const router = useRouter();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: writeAppealAction,
    schema: () => import("@/lib/domain/cases/appeal.schema").then((module) => module.appealFields),
    // The page shows the appeal in place of the form.
    onDone: () => router.refresh(),
  });
  const text = fieldProps("text");
  const failure = state.status === "failed" && !text.field.error ? state : null;
  return (
    <form {...formProps} aria-label={texts.title} className="flex w-full flex-col gap-5">
      <input type="hidden" name="token" value={token} />
      <Field label={texts.text} hint={texts.textHint} {...text.field}>
        <Textarea {...text.control} rows={8} maxLength={APPEAL_MAX} dir="auto" required />
      </Field>
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="self-start">
        {isBusy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
