"use client";

import { useRouter } from "next/navigation";
import { AccountField } from "@/components/account/page-account";
import { FailureNotice } from "@/components/feedback/failure-notice";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { saveRoomAction } from "@/lib/actions/availability.actions";
import { useActionForm } from "@/lib/client/use-action-form";
import { roomFormTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";

/** Asks a mentor for the room of online meetings. Works without JavaScript too. */
export function RoomForm() {
  const router = useRouter();
  const { state, fieldProps, formProps, isBusy } = useActionForm({
    action: saveRoomAction,
    schema: () => import("@/lib/domain/meetings/availability.schema").then(({ roomSchema }) => roomSchema),
    onDone: ({ message }) => {
      notify.success(message);
      router.refresh();
    },
  });
  const { field, control } = fieldProps("roomUrl");
  return (
    <form
      {...formProps}
      aria-labelledby="room-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-leaf-wash p-5 sm:p-6"
    >
      <AccountField />
      <div className="flex flex-col gap-1">
        <h2 id="room-title" className="font-display text-lg font-semibold">
          {texts.addLink}
        </h2>
        <p className="text-pretty">{texts.studentsWait}</p>
      </div>
      <Field {...field} label={texts.linkOfRoom} hint={texts.anyService} isValid={false}>
        <Input
          {...control}
          type="url"
          inputMode="url"
          autoComplete="off"
          aria-describedby={control["aria-describedby"] ?? `${field.id}-hint`}
        />
      </Field>
      {state.status === "failed" && state.fields.length === 0 && <FailureNotice failure={state} />}
      <Button type="submit" aria-disabled={isBusy} className="w-full sm:w-auto sm:self-start">
        {isBusy ? texts.saving : texts.saveLink}
      </Button>
    </form>
  );
}
