"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { FieldKind } from "@/lib/domain/search/filter";
import type { FilterField as FieldOfFilter } from "@/lib/domain/search/filters";
import { filterPanelTexts as texts } from "@/lib/domain/search/listing-page.messages";
import { FilterSelect } from "./filter-select";

type FilterFieldProps = { id: string; field: FieldOfFilter };

/** One field of "Refine Your Search". The browser receives it as data: server-rendered markup would be sent twice. */
export function FilterField({ id, field: { label, ...field } }: FilterFieldProps) {
  if ("week" in field) return <WeekField {...field} id={id} label={label} />;
  return (
    <Field id={id} label={label}>
      <FilterSelect id={id} {...field} />
    </Field>
  );
}

type WeekFieldProps = { id: string; name: string; label: string; value: string } & Extract<
  FieldKind,
  { week: unknown }
>;

/** Checkboxes for the parts of the week, folded. They take effect together, by the button. */
function WeekField({ id, name, label, value, week }: WeekFieldProps) {
  const chosen = value.split(",");
  const days = [...new Set(week.map(({ day }) => day))];
  return (
    // Another state of the address begins with its own ticks.
    <details key={value} id={id} className="group/week self-end">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-control border border-line px-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {label}
        <i className="icon size-4 transition-transform icon-chevron-down group-open/week:rotate-180" />
      </summary>
      <fieldset className="mt-2 flex flex-col gap-1">
        <legend className="sr-only">{label}</legend>
        {days.map((day) => (
          <div key={day} className="flex flex-wrap items-center gap-x-4 text-sm">
            <span className="w-24" aria-hidden="true">
              {day}
            </span>
            {week
              .filter((part) => part.day === day)
              .map(({ key, part }) => (
                <label key={key} className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    name={name}
                    value={key}
                    defaultChecked={chosen.includes(key)}
                    className="size-5 accent-leaf"
                  />
                  <span className="sr-only">{day} </span>
                  {part}
                </label>
              ))}
          </div>
        ))}
        <Button type="submit">{texts.apply}</Button>
      </fieldset>
    </details>
  );
}
