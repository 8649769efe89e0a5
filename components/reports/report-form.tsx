"use client";

import { useRouter } from "next/navigation";
import { AccountField } from "@/components/account/page-account";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { submitReportAction } from "@/lib/actions/report.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { REPORT_REASON_TEXTS, REPORT_TITLES, reportFormTexts as texts } from "@/lib/domain/reports/report.messages";
import { REASONS_OF, type ReportKind } from "@/lib/domain/reports/report.rules";

type ReportFormProps = {
  kind: ReportKind;
  targetId: string;
  /** Visitors give an address, to which the confirmation goes. */
  asksEmail: boolean;
};

/** Reports something: a reason, a text, and for visitors an address. Works without JavaScript too. */
export function ReportForm({ kind, targetId, asksEmail }: ReportFormProps) {
  const router = useRouter();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: submitReportAction,
    schema: () => import("@/lib/domain/reports/report.schema").then((module) => module.reportFields),
    onDone: ({ redirectTo }) => redirectTo && router.push(redirectTo),
  });
  const reason = fieldProps("reason");
  const { defaultValue: chosen, id: _id, "aria-invalid": _invalid, ...radio } = reason.control;
  const text = fieldProps("text");
  const email = fieldProps("email");
  // After a sign-out in another tab, the server asks for the address.
  const needsEmail = asksEmail || email.field.error !== undefined;
  const failure = state.status === "failed" && state.fields.length === 0 ? state : null;
  return (
    <form {...formProps} aria-label={REPORT_TITLES[kind]} className="flex w-full flex-col gap-5">
      <AccountField />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="targetId" value={targetId} />
      <fieldset aria-describedby={radio["aria-describedby"]}>
        <legend className="text-sm font-medium">{texts.reason}</legend>
        <div className="mt-1.5 flex flex-col">
          {REASONS_OF[kind].map((value) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                {...radio}
                type="radio"
                value={value}
                defaultChecked={chosen === value}
                required
                className="size-5 shrink-0 accent-leaf"
              />
              {REPORT_REASON_TEXTS[value]}
            </label>
          ))}
        </div>
        {reason.field.error && (
          <p id="reason-error" role="alert" className="flex items-start gap-1.5 text-sm text-brick">
            <i className="icon mt-0.5 size-4 shrink-0 icon-circle-exclamation-point" />
            {reason.field.error}
          </p>
        )}
      </fieldset>
      <Field label={texts.text} hint={texts.textHint} {...text.field}>
        <Textarea {...text.control} rows={5} dir="auto" />
      </Field>
      {needsEmail && (
        <Field label={texts.email} hint={texts.emailHint} {...email.field}>
          <Input {...email.control} type="email" autoComplete="email" inputMode="email" maxLength={254} required />
        </Field>
      )}
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="self-start">
        {isBusy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
