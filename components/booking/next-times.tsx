"use client";

import { useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { useIsHydrated } from "@/lib/client/address";
import { nextTimesTexts as texts } from "@/lib/domain/meetings/booking.messages";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { formatShortTime } from "@/lib/domain/time/format-zoned-time";

type NextTimesProps = {
  /** ISO 8601. */
  slots: readonly string[];
  timeZone: string;
  onChoose: (slot: string) => void;
};

/** Offers the next free slots when the chosen one is taken in the meantime. */
export function NextTimes({ slots, timeZone, onChoose }: NextTimesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [hasComeByScript] = useState(useIsHydrated());
  useEffect(() => {
    if (hasComeByScript) group.current?.focus();
  }, [hasComeByScript]);

  return (
    <fieldset ref={group} tabIndex={-1} className="flex flex-col gap-3 rounded-control outline-none">
      <legend className="sr-only">{texts.anotherTime}</legend>
      <Notice tone="error">
        <p>{messages.slotTaken}</p>
      </Notice>
      {slots.length === 0 && <p className="text-ink-soft">{texts.thereNoOther}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 tabular-nums">
        {slots.map((slot) => (
          <label
            key={slot}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-leaf bg-card px-2 text-sm font-medium text-leaf transition-colors hover:bg-leaf-wash has-checked:bg-leaf has-checked:text-on-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="startsAt"
              value={slot}
              required
              onChange={() => onChoose(slot)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            {formatShortTime(new Date(slot), timeZone)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
