"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { contactAction } from "@/lib/actions/contact.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { CONTACT_MESSAGE, contactTexts as texts } from "@/lib/domain/contact/contact.messages";

/** Writes to the operator. */
export function ContactForm() {
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: contactAction,
    schema: () => import("@/lib/domain/contact/contact.schema").then((module) => module.contactSchema),
  });
  if (state.status === "done") return <Notice tone="success">{state.message}</Notice>;
  const [name, email, message] = [fieldProps("name"), fieldProps("email"), fieldProps("message")];
  return (
    <form {...formProps} aria-labelledby="write" className="flex flex-col gap-5">
      <Field label={texts.yourName} {...name.field}>
        <Input {...name.control} autoComplete="name" required />
      </Field>
      <Field label={texts.yourEmail} hint={texts.yourEmailHint} {...email.field}>
        <Input {...email.control} type="email" inputMode="email" autoComplete="email" required />
      </Field>
      <Field label={texts.message} hint={texts.messageHint} {...message.field}>
        <Textarea {...message.control} rows={7} maxLength={CONTACT_MESSAGE.max} dir="auto" required />
      </Field>
      {state.status === "failed" && state.fields.length === 0 && <Notice tone="error">{state.message}</Notice>}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="self-start">
        {isBusy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
