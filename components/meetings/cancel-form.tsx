"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useId } from "react";
import { AccountField } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { cancelMeetingAction } from "@/lib/actions/meeting.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { cancelFormTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { links } from "@/lib/links";

type CancelFormProps = {
  meeting: Pick<OwnMeeting, "_id" | "other" | "isLate" | "startsAt">;
  /** The control that keeps the meeting. */
  keep: ReactNode;
  /** Called when this form or the other participant has changed the meeting; `show` loads the current list. */
  onDone?: (show: () => void) => void;
};

/** Asks for an optional reason and cancels. Works without JavaScript too. */
export function CancelForm({
  meeting: { _id, other, isLate, startsAt },
  keep,
  onDone = (show) => show(),
}: CancelFormProps) {
  const id = useId();
  const router = useRouter();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: cancelMeetingAction,
    schema: () => import("@/lib/domain/meetings/booking.schema").then((module) => module.cancellationSchema),
    onDone: ({ message, redirectTo }) => {
      notify.success(message);
      onDone(() => {
        router.push(redirectTo ?? links.meetings);
        router.refresh();
      });
    },
    onFailed: ({ code, message }) => {
      if (code !== "conflict") return;
      // The other participant has changed it in the meantime, so the list is out of date.
      notify.error(message);
      onDone(() => router.refresh());
    },
  });
  const isEntry = startsAt === null;
  const { field, control } = fieldProps("reason", `${id}-reason`);
  return (
    <form {...formProps} aria-label={isEntry ? texts.removeEntry : texts.cancelMeeting} className="flex flex-col gap-4">
      <AccountField />
      <input type="hidden" name="meetingId" value={_id} />
      {isLate && <p className="font-medium text-brick">{messages.lateChange}</p>}
      {isEntry ? (
        <p className="text-pretty">{texts.leavesListWhat(other.name)}</p>
      ) : (
        <>
          <p className="text-pretty">{texts.getsMailMeeting(other.name)}</p>
          <Field {...field} isValid={false} label={texts.reasonOptional} hint={texts.canRead(other.name)}>
            <Textarea
              {...control}
              rows={3}
              dir="auto"
              aria-describedby={control["aria-describedby"] ?? `${field.id}-hint`}
            />
          </Field>
        </>
      )}
      {state.status === "failed" && state.fields.length === 0 && <FailureNotice failure={state} />}
      <div className="flex flex-wrap justify-end gap-3">
        {keep}
        <Button type="submit" aria-disabled={isBusy} className="grow bg-brick hover:bg-brick/90 sm:grow-0">
          {isEntry ? texts.removeEntry : isBusy ? texts.cancelling : texts.cancelMeeting}
        </Button>
      </div>
    </form>
  );
}
