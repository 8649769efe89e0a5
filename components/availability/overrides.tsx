"use client";

import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { nextRange } from "@/lib/domain/meetings/hours-form.rules";
import { overridesTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { formatZonedDay } from "@/lib/domain/time/format-zoned-time";
import { FieldError } from "./field-error";
import { hoursFieldId, useHoursError } from "./hours-field";
import { TimeRangeList } from "./time-range-list";

const ERROR_ID = "hours-overrides-error";
const ADD_ID = "hours-add-day-off";

/** Days off, and dates with other hours than their weekday. */
export function Overrides() {
  const { control } = useFormContext<AvailabilityUpdate>();
  const { fields, append, remove } = useFieldArray({ control, name: "overrides" });
  const error = useHoursError("overrides");

  function add(ranges: AvailabilityUpdate["overrides"][number]["ranges"]) {
    append({ date: "", ranges }, { shouldFocus: false });
    requestAnimationFrame(() => document.getElementById(hoursFieldId(`overrides.${fields.length}.date`))?.focus());
  }

  function take(index: number) {
    remove(index);
    document.getElementById(ADD_ID)?.focus();
  }

  return (
    <section aria-labelledby="single-days" className="flex flex-col gap-3">
      <div>
        <h2 id="single-days" className="font-display text-xl font-semibold">
          {texts.daysOffOther}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{texts.theseDaysWeekly}</p>
      </div>
      {fields.length > 0 && (
        <ul className="flex flex-col gap-3">
          {fields.map((field, index) => (
            <li key={field.id} className="rounded-card border border-line bg-card p-4 sm:px-6">
              <SingleDay index={index} listError={error} onRemove={() => take(index)} />
            </li>
          ))}
        </ul>
      )}
      <FieldError id={ERROR_ID} message={error} />
      <div className="flex flex-wrap gap-3">
        <Button id={ADD_ID} type="button" variant="secondary" onClick={() => add([])}>
          <i className="icon size-4 icon-calendar-off" />
          {texts.addDayOff}
        </Button>
        <Button type="button" variant="secondary" onClick={() => add([nextRange([])])}>
          <i className="icon size-4 icon-calendar-plus" />
          {texts.addOtherHours}
        </Button>
      </div>
    </section>
  );
}

type SingleDayProps = { index: number; listError: string | undefined; onRemove: () => void };

function SingleDay({ index, listError, onRemove }: SingleDayProps) {
  const { register, control } = useFormContext<AvailabilityUpdate>();
  const name = `overrides.${index}.date` as const;
  const date = useWatch({ control, name });
  const ownError = useHoursError(name);
  const id = hoursFieldId(name);
  const dayLabel = date ? formatZonedDay(new Date(date), "UTC") : texts.day(index);
  const describedBy = ownError ? `${id}-error` : listError ? ERROR_ID : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 sm:grid-cols-[13.5rem_minmax(0,1fr)_auto]">
      <Field id={id} label={texts.dayField} hideLabel error={ownError}>
        <div className="flex items-center gap-1.5">
          <Input
            {...register(name)}
            id={id}
            type="date"
            aria-invalid={describedBy ? true : undefined}
            aria-describedby={describedBy}
          />
          <button
            type="button"
            onClick={onRemove}
            aria-label={texts.remove(dayLabel)}
            className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-brick hover:bg-leaf-wash"
          >
            <i className="icon size-4 icon-trash" />
          </button>
        </div>
      </Field>
      <TimeRangeList name={`overrides.${index}.ranges`} day={dayLabel} />
    </div>
  );
}
