"use client";

import { type SubmitEvent, useActionState, useState } from "react";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { subscribeAction } from "@/lib/actions/subscribe.actions";
import { UNREACHABLE } from "@/lib/client/unreachable";
import { failureText, type FormState, IDLE } from "@/lib/domain/forms/form-state";
import { subscribeFormTexts as texts } from "@/lib/domain/subscriptions/subscribe-form.messages";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";

/**
 * The newsletter form. The browser validates the address and the server decides, so that pages with this form load no
 * validation library. Without a script it posts, and the page reloads at the form.
 */
export function SubscribeForm({ anchor }: { anchor: string }) {
  const [posted, formAction] = useActionState(subscribeAction, IDLE, `#${anchor}`);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [unfit, setUnfit] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const state = answered ?? posted;
  const error = unfit || (state.status === "failed" ? failureText(state, "email") : "");

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setUnfit("");
    setIsBusy(true);
    const answer = await subscribeAction(IDLE, new FormData(form)).catch(() => UNREACHABLE);
    setIsBusy(false);
    setAnswered(answer);
    const field = form.elements.namedItem("email") as HTMLInputElement;
    if (answer.status === "failed") return field.focus();
    field.value = "";
    notify.success(messages.checkMail);
  }

  return (
    <form action={formAction} onSubmit={onSubmit} className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Field id="subscribe-email" label={texts.email} hideLabel error={error} className="flex-1">
        <Input
          id="subscribe-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={texts.emailAddress}
          defaultValue={posted.status === "failed" ? posted.values.email : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "subscribe-email-error" : undefined}
          // Shows the error at the field, like server errors, instead of in the browser's bubble.
          onInvalid={(event) => {
            event.preventDefault();
            setUnfit(messages.emailInvalid);
            event.currentTarget.focus();
          }}
        />
        {posted.status === "done" && !answered && !error && (
          <p role="status" className="text-sm text-leaf">
            {posted.message}
          </p>
        )}
      </Field>
      <Button type="submit" disabled={isBusy}>
        {texts.subscribe}
      </Button>
    </form>
  );
}
