"use client";

import { PageLink } from "@/components/ui/page-link";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { AccountField } from "@/components/account/page-account";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { BookingDraft } from "@/lib/client/booking-draft";
import { type SchemaLoader, useActionForm } from "@/lib/client/use-action-form";
import { type FormAction, failureText } from "@/lib/domain/forms/form-state";
import { confirmFormTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { links, loginHref, ownMeetingHref } from "@/lib/links";
import { MeetingTime, type TwoZones } from "./meeting-time";
import { NextTimes } from "./next-times";

/** Where a form and its server agree on which time is meant; ISO 8601. */
export type ChosenTime = {
  slot: string;
  /** The next free times when the chosen one is not free; null when it is. */
  nextSlots: readonly string[] | null;
};

type Form = ReturnType<typeof useActionForm>;
type ConfirmFormProps = ChosenTime & {
  zones: TwoZones;
  action: FormAction;
  /** The part of the action's schema that is filled in here. */
  schema: SchemaLoader;
  /** What the form knows already. */
  hidden: Readonly<Record<string, string>>;
  label: string;
  /** What the chosen time is called. */
  timeLabel: string;
  fields?: (form: Form) => ReactNode;
  /** What the fields begin with. */
  draft?: BookingDraft;
  onDone?: () => void;
  submitLabel: string;
  busyLabel: string;
  /** The address of this state, to come back to after signing in again. */
  here: string;
};

/**
 * The last step before a meeting is booked or moved. When the time has been taken meanwhile, the next free ones stand in its
 * place and whatever was typed stays.
 */
export function ConfirmForm({
  slot,
  nextSlots,
  zones,
  action,
  schema,
  hidden,
  label,
  timeLabel,
  fields,
  draft,
  onDone,
  submitLabel,
  busyLabel,
  here,
}: ConfirmFormProps) {
  const router = useRouter();
  const [offered, setOffered] = useState(nextSlots);
  const [other, setOther] = useState<string | null>(null);
  const form = useActionForm({
    action,
    schema,
    draft,
    onDone: ({ message, redirectTo }) => {
      onDone?.();
      notify.success(message);
      router.replace(redirectTo ?? links.meetings);
      // The times that going back would show are free no longer.
      router.refresh();
    },
    onFailed: (answer) => {
      const slots = slotsIn(answer);
      if (!slots) return;
      setOffered(slots);
      setOther(null);
    },
  });
  const { state, formProps, isBusy } = form;
  const isRefused = state.status === "failed";
  const isTaken = isRefused && slotsIn(state) !== null;
  // A form that was posted without a script has them in its answer, and later answers about other things leave them be.
  const instead = offered ?? (isRefused ? slotsIn(state) : null);
  const isOver = isBusy || state.status === "done";

  return (
    <form {...formProps} aria-label={label} className="flex flex-col gap-5">
      <AccountField />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {instead === null && <input type="hidden" name="startsAt" value={slot} />}
      <MeetingTime
        {...zones}
        startsAt={other ?? slot}
        label={instead && !other ? texts.noLongerFree : timeLabel}
        isGone={instead !== null && other === null}
      />
      {instead && <NextTimes key={instead.join()} slots={instead} timeZone={zones.timeZone} onChoose={setOther} />}
      {fields?.(form)}
      {isRefused && !isTaken && (
        <Notice tone="error">
          <p>{failureText(state, "startsAt", "format", ...Object.keys(hidden))}</p>
          {typeof state.data?.meetingId === "string" && (
            <PageLink href={ownMeetingHref(state.data.meetingId)} className="font-medium underline underline-offset-4">
              {texts.seeMeeting}
            </PageLink>
          )}
          {state.code === "not_signed_in" && (
            <PageLink href={loginHref(here)} className="font-medium underline underline-offset-4">
              {texts.login}
            </PageLink>
          )}
        </Notice>
      )}
      <Button type="submit" disabled={isOver} aria-busy={isOver} className="w-full sm:w-auto sm:self-start sm:px-10">
        {isOver ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

/** The free times that came with a refusal. */
function slotsIn({ data }: { data?: Readonly<Record<string, unknown>> }): string[] | null {
  return Array.isArray(data?.nextSlots) ? data.nextSlots.filter((slot) => typeof slot === "string") : null;
}
