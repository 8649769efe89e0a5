"use client";

import { type ReactNode, useActionState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { failureText, type FormAction, IDLE } from "@/lib/domain/forms/form-state";

type MailLinkPanelProps = {
  /** The secret of the mail's link. */
  token: string;
  /** The button's action; opening the page alone does nothing, because mail scanners open links too. */
  action: FormAction;
  texts: { title: string; question: string; button: string; doneTitle: string; failedTitle: string };
  /** How to go on when the link does not work. */
  remedy?: ReactNode;
  /** What stands below in every state. */
  children?: ReactNode;
};

/** The page behind a link in a mail: a question, a button, and the result. */
export function MailLinkPanel({ token, action, texts, remedy, children }: MailLinkPanelProps) {
  const [state, submit, isPending] = useActionState(action, IDLE);
  const isDone = state.status === "done";
  const isUseless = state.status === "failed" && state.code === "invalid_input";
  const title = isDone ? texts.doneTitle : isUseless ? texts.failedTitle : texts.title;

  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <h1 className="font-display text-3xl font-bold text-balance">{title}</h1>
      {isDone && <Notice tone="success">{state.message}</Notice>}
      {state.status === "failed" && <Notice tone="error">{failureText(state, "token")}</Notice>}
      {!isDone && !isUseless && (
        <form action={submit} className="flex flex-col items-start gap-5">
          <input type="hidden" name="token" value={token} />
          <p className="text-ink-soft">{texts.question}</p>
          <Button type="submit" disabled={isPending}>
            {texts.button}
          </Button>
        </form>
      )}
      {isUseless && remedy}
      {children}
    </div>
  );
}
