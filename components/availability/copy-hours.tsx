"use client";

import { Popover } from "radix-ui";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { notify } from "@/components/feedback/toaster";
import { Button } from "@/components/ui/button";
import type { AvailabilityUpdate, Weekday } from "@/lib/domain/meetings/availability.schema";
import { copyHoursTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { WEEKDAYS } from "@/lib/domain/meetings/weekdays";

/** Copies the hours of one day to others. */
export function CopyHours({ day, label }: { day: Weekday; label: string }) {
  const { getValues, setValue, formState } = useFormContext<AvailabilityUpdate>();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const others = WEEKDAYS.filter(({ key }) => key !== day);

  function open(next: boolean) {
    setIsOpen(next);
    setChosen([]);
  }

  function copy() {
    const hours = getValues(`weeklyHours.${day}`);
    for (const key of chosen) {
      setValue(`weeklyHours.${key}`, structuredClone(hours), {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
    }
    open(false);
    notify.success(texts.copiedSaveKeep(chosen.length));
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <Popover.Trigger
        aria-label={texts.copyHoursOther(label)}
        className="flex size-11 cursor-pointer items-center justify-center rounded-control text-leaf hover:bg-leaf-wash"
      >
        <i className="icon size-4.5 icon-copy" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={texts.copyHours(label)}
          align="end"
          sideOffset={4}
          collisionPadding={16}
          className="z-40 w-60 rounded-card border border-line bg-card p-4 shadow-float"
        >
          <fieldset className="flex flex-col">
            <legend className="mb-1 font-medium">{texts.copyTo(label)}</legend>
            <Choice
              label={texts.allOtherDays}
              isChosen={chosen.length === others.length}
              onChoose={(isChosen) => setChosen(isChosen ? others.map(({ key }) => key) : [])}
            />
            {others.map(({ key, label: other }) => (
              <Choice
                key={key}
                label={other}
                isChosen={chosen.includes(key)}
                onChoose={(isChosen) => setChosen(isChosen ? [...chosen, key] : chosen.filter((one) => one !== key))}
              />
            ))}
          </fieldset>
          <Button type="button" disabled={chosen.length === 0} onClick={copy} className="mt-3 w-full">
            {texts.copy}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-4.5 accent-leaf"
      />
      {label}
    </label>
  );
}
