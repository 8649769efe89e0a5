"use client";

import { useFormContext } from "react-hook-form";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { pauseSwitchTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { hoursFieldId } from "./hours-field";

/** Pauses bookings; the hours stay stored. */
export function PauseSwitch() {
  const { register } = useFormContext<AvailabilityUpdate>();
  const id = hoursFieldId("isPaused");
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-card p-4 sm:px-6">
      <div>
        <label htmlFor={id} className="font-medium">
          {texts.pauseBookings}
        </label>
        <p id={`${id}-hint`} className="text-sm text-pretty text-ink-soft">
          {texts.nobodyCanBook}
        </p>
      </div>
      <span className="flex size-11 shrink-0 items-center justify-center">
        <input
          {...register("isPaused")}
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-hint`}
          className="relative h-6 w-11 cursor-pointer appearance-none rounded-full bg-ink-soft transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-card before:transition-transform checked:bg-brick checked:before:translate-x-5"
        />
      </span>
    </div>
  );
}
