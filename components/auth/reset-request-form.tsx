"use client";

import { useRouter } from "next/navigation";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { requestResetAction } from "@/lib/actions/account.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { resetRequestFormTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { links } from "@/lib/links";
import { OutboxHint } from "./outbox-hint";

/** Requests the password reset mail. */
export function ResetRequestForm({ outboxHref }: { outboxHref: string | null }) {
  const router = useRouter();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: requestResetAction,
    schema: () => import("@/lib/domain/account/account.schema").then((module) => module.mailRequestSchema),
    onDone: ({ message }) =>
      notify.success(message, { action: { label: texts.login, onClick: () => router.push(links.login) } }),
    onFailed: ({ message }) =>
      notify.error(accountMessages.resetFailed, { description: message || accountMessages.somethingWrong }),
  });
  const email = fieldProps("email");
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Field label={texts.email} {...email.field}>
        <Input {...email.control} type="email" autoComplete="username" inputMode="email" required />
      </Field>
      {state.status === "failed" && state.fields.length === 0 && <Notice tone="error">{state.message}</Notice>}
      {state.status === "done" && (
        <Notice tone="success">
          <p>{state.message}</p>
          <p className="text-sm text-ink-soft">{texts.ifAddressHas}</p>
          <OutboxHint href={outboxHref} />
        </Notice>
      )}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.sending : texts.sendResetLink}
      </Button>
    </form>
  );
}
