"use client";

import { useRef } from "react";
import { AccountField } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { changeUsernameAction } from "@/lib/actions/profile.actions";
import { useBrowserTimeZone } from "@/lib/client/browser-time-zone";
import { useActionForm } from "@/lib/client/use-action-form";
import { usernameMessages as messages } from "@/lib/domain/account/username.messages";
import { usernameFormTexts as texts } from "@/lib/domain/profile/settings.messages";
import { formatZonedTime } from "@/lib/domain/time/format-zoned-time";

/** When the username may change next, in ISO 8601, and the time zone to show it in before hydration. */
export type NextChange = { from: string; timeZone: string };

/** Changes the username, or shows when it can change again. */
export function UsernameForm({ change }: { change: NextChange | null }) {
  const browserZone = useBrowserTimeZone();
  const place = useRef<HTMLDivElement>(null);
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: changeUsernameAction,
    schema: () => import("@/lib/domain/account/username.schema").then((module) => module.changeUsernameSchema),
    onDone: ({ message }) => {
      // The form disappears after the change, and would take the focus with it.
      place.current?.focus();
      notify.success(message);
    },
  });
  const { field, control } = fieldProps("username", "new-username");
  const hasOwnPlace = state.status === "failed" && state.fields.length > 0;
  return (
    <div ref={place} tabIndex={-1} className="flex w-full max-w-md flex-col gap-5 outline-none">
      {state.status === "done" && <Notice tone="success">{state.message}</Notice>}
      {change !== null ? (
        <p className="text-pretty text-ink-soft">
          {messages.changedLately(formatZonedTime(new Date(change.from), browserZone ?? change.timeZone))}
        </p>
      ) : (
        <form {...formProps} aria-label={texts.changeUsername} className="flex flex-col gap-5">
          <AccountField />
          <Field label={texts.newUsername} hint={messages.hint} {...field}>
            <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} required />
          </Field>
          {state.status === "failed" && !hasOwnPlace && <FailureNotice failure={state} />}
          <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="self-start">
            {isBusy ? texts.saving : texts.changeUsername}
          </Button>
        </form>
      )}
    </div>
  );
}
