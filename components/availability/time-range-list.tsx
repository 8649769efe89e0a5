"use client";

import { type ReactNode, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { HOURS_LIMITS } from "@/lib/domain/meetings/meeting.constants";
import { nextRange } from "@/lib/domain/meetings/hours-form.rules";
import { timeRangeListTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { FieldError } from "./field-error";
import { hoursFieldId, type RangesName, useHoursError } from "./hours-field";
import { TimeRangeFields } from "./time-range-fields";

type TimeRangeListProps = {
  name: RangesName;
  /** The day's name for screen readers. */
  day: string;
  /** Further buttons for the day. */
  children?: ReactNode;
};

/** The hours of a day, possibly none: columns two and three of a grid row that starts with the day. */
export function TimeRangeList({ name, day, children }: TimeRangeListProps) {
  const { control, getValues } = useFormContext<AvailabilityUpdate>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  const error = useHoursError(name);
  const id = hoursFieldId(name);
  const errorId = `${id}-error`;

  function add() {
    append(nextRange(getValues(name)), { shouldFocus: false });
    requestAnimationFrame(() => document.getElementById(hoursFieldId(`${name}.${fields.length}.from`))?.focus());
  }

  function take(index: number) {
    remove(index);
    addButton.current?.focus();
  }

  return (
    <div className="contents">
      <div className="col-span-2 row-start-2 flex min-w-0 flex-col gap-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {fields.length === 0 && <p className="flex min-h-11 items-center text-ink-soft">{texts.dayOff}</p>}
        {fields.map((field, index) => (
          <TimeRangeFields
            key={field.id}
            name={`${name}.${index}`}
            label={texts.hours(day, index)}
            listErrorId={error ? errorId : undefined}
            onRemove={() => take(index)}
          />
        ))}
        <FieldError id={errorId} message={error} />
      </div>
      <div className="col-start-2 row-start-1 flex justify-end gap-1 sm:col-start-3">
        {fields.length < HOURS_LIMITS.rangesADay && (
          <button
            ref={addButton}
            type="button"
            onClick={add}
            aria-label={texts.addHours(day)}
            className="flex size-11 cursor-pointer items-center justify-center rounded-control text-leaf hover:bg-leaf-wash"
          >
            <i className="icon size-5 icon-plus" />
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
