"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { roomFieldTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { hoursFieldId, useHoursError } from "./hours-field";

const ID = hoursFieldId("roomUrl");

/** The mentor's own room for online meetings. */
export function RoomField() {
  const { register } = useFormContext<AvailabilityUpdate>();
  const error = useHoursError("roomUrl");
  return (
    <section aria-labelledby="video-room" className="flex flex-col gap-3">
      <h2 id="video-room" className="font-display text-xl font-semibold">
        {texts.onlineMeetings}
      </h2>
      <div className="rounded-card border border-line bg-card p-4 sm:p-6">
        <Field id={ID} label={texts.linkOfRoom} hint={texts.onlyStudentsSee} error={error} className="max-w-xl">
          <Input
            {...register("roomUrl")}
            id={ID}
            type="url"
            inputMode="url"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ID}-error` : `${ID}-hint`}
          />
        </Field>
      </div>
    </section>
  );
}
