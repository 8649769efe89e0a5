"use client";

import { useFormContext } from "react-hook-form";
import { Select } from "@/components/ui/select";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { QUARTERS } from "@/lib/domain/meetings/hours-form.rules";
import { clockInWords } from "@/lib/domain/meetings/hours-in-words.rules";
import { timeRangeFieldsTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { FieldError } from "./field-error";
import { hoursFieldId, type RangesName, useHoursError } from "./hours-field";

const STARTS = QUARTERS.slice(0, -1);
const ENDS = QUARTERS.slice(1);

type TimeRangeFieldsProps = {
  name: `${RangesName}.${number}`;
  label: string;
  /** Id of the error that covers all hours of the day, if any. */
  listErrorId: string | undefined;
  onRemove: () => void;
};

/** Start and end of a time range. */
export function TimeRangeFields({ name, label, listErrorId, onRemove }: TimeRangeFieldsProps) {
  const startError = useHoursError(`${name}.from`);
  const endError = useHoursError(`${name}.to`);
  const errorId = `${hoursFieldId(name)}-error`;
  const describedBy = (ownError: string | undefined) =>
    [ownError && errorId, listErrorId].filter(Boolean).join(" ") || undefined;
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <div className="flex items-center gap-1.5 sm:gap-2">
        <TimeSelect name={`${name}.from`} label={texts.from} times={STARTS} describedBy={describedBy(startError)} />
        <span aria-hidden className="text-ink-soft">
          {texts.to}
        </span>
        <TimeSelect name={`${name}.to`} label={texts.end} times={ENDS} describedBy={describedBy(endError)} />
        <button
          type="button"
          onClick={onRemove}
          aria-label={texts.remove(label)}
          className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-brick hover:bg-leaf-wash"
        >
          <i className="icon size-4 icon-trash" />
        </button>
      </div>
      <FieldError id={errorId} message={endError ?? startError} />
    </div>
  );
}

type TimeSelectProps = {
  name: `${RangesName}.${number}.${"from" | "to"}`;
  label: string;
  times: readonly string[];
  /** Id of the error message, if any. */
  describedBy: string | undefined;
};

function TimeSelect({ name, label, times, describedBy }: TimeSelectProps) {
  const { register } = useFormContext<AvailabilityUpdate>();
  return (
    <Select
      {...register(name)}
      id={hoursFieldId(name)}
      aria-label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      className="w-31 tabular-nums"
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {clockInWords(time)}
        </option>
      ))}
    </Select>
  );
}
