"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { timeZoneNames, useBrowserTimeZone } from "@/lib/client/browser-time-zone";
import { useNow } from "@/lib/client/clock";
import type { AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { zoneFieldTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { formatClock } from "@/lib/domain/time/format-zoned-time";
import { hoursFieldId, useHoursError } from "./hours-field";

const ID = hoursFieldId("timeZone");

/** The zones by continent; zones without one come last. */
function zoneGroups(saved: string): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const zone of new Set([...timeZoneNames(), saved])) {
    const continent = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : texts.other;
    groups.set(continent, [...(groups.get(continent) ?? []), zone]);
  }
  return [...groups].sort(([a], [b]) => Number(a === "Other") - Number(b === "Other"));
}

/** "Port of Spain" of "America/Port_of_Spain". */
const placeOf = (zone: string) => zone.slice(zone.indexOf("/") + 1).replaceAll("_", " ");

/** The time zone of the hours. The browser's zone is only offered: travelling does not change the hours. */
export function ZoneField({ now }: { now: number }) {
  const { register, setValue, control } = useFormContext<AvailabilityUpdate>();
  const zone = useWatch({ control, name: "timeZone" });
  const error = useHoursError("timeZone");
  const here = useBrowserTimeZone();
  const time = useNow(now);
  return (
    <section aria-labelledby="time-zone" className="flex flex-col gap-3">
      <h2 id="time-zone" className="font-display text-xl font-semibold">
        {texts.timeZone}
      </h2>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
        <Field
          id={ID}
          label={texts.hoursClock}
          hint={texts.thereNow(zone, formatClock(time, zone))}
          error={error}
          className="max-w-sm"
        >
          <Select
            {...register("timeZone")}
            id={ID}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ID}-error` : `${ID}-hint`}
          >
            {zoneGroups(zone).map(([continent, zones]) => (
              <optgroup key={continent} label={continent}>
                {zones.map((name) => (
                  <option key={name} value={name}>
                    {placeOf(name)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        {here && here !== zone && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{texts.deviceClock(here)}</p>
            <Button
              type="button"
              variant="secondary"
              onClick={() => setValue("timeZone", here, { shouldDirty: true, shouldValidate: true })}
            >
              {texts.useThisZone}
            </Button>
          </div>
        )}
        <p className="text-sm text-pretty text-ink-soft">{texts.meetingsBookedStay}</p>
      </div>
    </section>
  );
}
