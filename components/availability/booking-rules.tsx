"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Availability, AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { withSaved } from "@/lib/domain/meetings/hours-form.rules";
import { durationInWords } from "@/lib/domain/meetings/hours-in-words.rules";
import { bookingRulesTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { hoursFieldId, useHoursError } from "./hours-field";

const DAY = 24 * 60;
const NOTICES = [0, 30, 60, 120, 240, 480, 720, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const HORIZONS = [7, 14, 30, 60, 90, 120, 180];
const BUFFERS = [0, 5, 10, 15, 30, 45, 60];

/** Minimum notice, booking window and gap between meetings. */
export function BookingRules({ saved }: { saved: Availability }) {
  return (
    <section aria-labelledby="booking-rules" className="flex flex-col gap-3">
      <h2 id="booking-rules" className="font-display text-xl font-semibold">
        {texts.howStudentsBook}
      </h2>
      <div className="grid gap-5 rounded-card border border-line bg-card p-4 sm:grid-cols-3 sm:p-6">
        <NumberSelect
          name="minimumNoticeMinutes"
          label={texts.shortestNotice}
          hint={texts.fromBookingMeeting}
          numbers={withSaved(NOTICES, saved.minimumNoticeMinutes)}
          text={(minutes) => (minutes === 0 ? texts.none : durationInWords(minutes))}
        />
        <NumberSelect
          name="horizonDays"
          label={texts.howFarAhead}
          hint={texts.countedFromToday}
          numbers={withSaved(HORIZONS, saved.horizonDays)}
          text={(days) => durationInWords(days * DAY)}
        />
        <NumberSelect
          name="bufferMinutes"
          label={texts.breakBetweenMeetings}
          hint={texts.beforeAfterEach}
          numbers={withSaved(BUFFERS, saved.bufferMinutes)}
          text={(minutes) => (minutes === 0 ? texts.none : durationInWords(minutes))}
        />
      </div>
    </section>
  );
}

type NumberSelectProps = {
  name: "minimumNoticeMinutes" | "horizonDays" | "bufferMinutes";
  label: string;
  hint: string;
  numbers: readonly number[];
  text: (number: number) => string;
};

function NumberSelect({ name, label, hint, numbers, text }: NumberSelectProps) {
  const { register } = useFormContext<AvailabilityUpdate>();
  const error = useHoursError(name);
  const id = hoursFieldId(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select
        {...register(name, { valueAsNumber: true })}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {text(number)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
