"use client";

import { PageLink } from "@/components/ui/page-link";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { AccountField } from "@/components/account/page-account";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { BookingDraft } from "@/lib/client/booking-draft";
import { type SchemaLoader, useActionForm } from "@/lib/client/use-action-form";
import { type FormAction, failureText } from "@/lib/domain/forms/form-state";
import { confirmFormTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { links, loginHref, ownMeetingHref } from "@/lib/links";
import { MeetingTime, type TwoZones } from "./meeting-time";
import { NextTimes } from "./next-times";

/** The time that the form and its server agree on; ISO 8601. */
export type ChosenTime = {
  slot: string;
  /** The next free slots when the chosen one is taken; null when it is free. */
  nextSlots: readonly string[] | null;
};

type Form = ReturnType<typeof useActionForm>;
type ConfirmFormProps = ChosenTime & {
  zones: TwoZones;
  action: FormAction;
  /** The part of the action's schema that this form fills in. */
  schema: SchemaLoader;
  /** Values known in advance. */
  hidden: Readonly<Record<string, string>>;
  label: string;
  /** Label of the chosen time. */
  timeLabel: string;
  fields?: (form: Form) => ReactNode;
  /** Initial values of the fields. */
  draft?: BookingDraft;
  /** Called with the result in words, before the next page opens. */
  onDone: (message: string) => void;
  submitLabel: string;
  busyLabel: string;
  /** The URL of this state, to return to after signing in again. */
  here: string;
};

/**
 * The last step of booking or moving a meeting. If the time is taken in the meantime, the next free ones replace it and
 * the typed text stays.
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
      onDone(message);
      router.replace(redirectTo ?? links.meetings);
      // Going back must not show slots that are no longer free.
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
  // A form posted without JavaScript has the slots in its result; later results about other errors keep them.
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

/** The free slots that came with a refusal. */
function slotsIn({ data }: { data?: Readonly<Record<string, unknown>> }): string[] | null {
  return Array.isArray(data?.nextSlots) ? data.nextSlots.filter((slot) => typeof slot === "string") : null;
}
