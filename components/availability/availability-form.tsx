"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { LeaveGuard } from "@/components/feedback/leave-guard";
import {
  type AvailabilityUpdate,
  availabilityUpdateSchema,
  type OwnAvailability,
} from "@/lib/domain/meetings/availability.schema";
import { toHoursForm } from "@/lib/domain/meetings/hours-form.rules";
import { availabilityFormTexts as texts } from "@/lib/domain/meetings/hours.messages";
import type { Busy } from "@/lib/domain/meetings/slots.rules";
import { BookingRules } from "./booking-rules";
import { FreeWeek } from "./free-week";
import { Overrides } from "./overrides";
import { PauseSwitch } from "./pause-switch";
import { RoomField } from "./room-field";
import { SaveBar } from "./save-bar";
import { useSaveHours } from "./use-save-hours";
import { WeeklyHours } from "./weekly-hours";
import { ZoneField } from "./zone-field";

type AvailabilityFormProps = {
  availability: OwnAvailability;
  busy: readonly Busy[];
  /** The server's time in milliseconds. */
  now: number;
};

const resolver = zodResolver(availabilityUpdateSchema) as unknown as Resolver<AvailabilityUpdate>;

/** Edits a mentor's hours; nothing applies until saved. */
export function AvailabilityForm({ availability, busy, now }: AvailabilityFormProps) {
  const id = useId();
  const form = useForm<AvailabilityUpdate>({
    defaultValues: toHoursForm(availability, new Date(now)),
    resolver,
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const { problem, isSaving, save, overwrite, loadLatest } = useSaveHours(form);

  /** Focuses the first invalid field. */
  function showFirstError() {
    requestAnimationFrame(() => {
      const control = document.getElementById(id)?.querySelector<HTMLElement>("[aria-invalid=true]");
      control?.focus();
      control?.scrollIntoView({ block: "center" });
    });
  }

  async function submit(saving: Promise<boolean>) {
    if (!(await saving)) showFirstError();
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        aria-label={texts.yourHours}
        onSubmit={form.handleSubmit((hours) => submit(save(hours)), showFirstError)}
        // Keeps the focused field clear of the bar at the bottom.
        className="flex flex-col gap-9 **:scroll-mb-28"
      >
        <PauseSwitch />
        <WeeklyHours />
        <ZoneField now={now} />
        <RoomField />
        <Overrides />
        <BookingRules saved={availability} />
        <FreeWeek busy={busy} now={now} />
        <SaveBar
          problem={problem}
          isSaving={isSaving}
          onOverwrite={() => void form.handleSubmit((hours) => submit(overwrite(hours)), showFirstError)()}
          onLoadLatest={() => void loadLatest()}
        />
      </form>
      <LeaveGuard isDirty={isDirty}>
        <p>{texts.whatHaveChanged}</p>
      </LeaveGuard>
    </FormProvider>
  );
}
