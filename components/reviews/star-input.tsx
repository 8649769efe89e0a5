"use client";

import { Star } from "lucide-react";
import { type Ref, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { starInputTexts as texts } from "@/lib/domain/reviews/reviews-panel.messages";

type StarInputProps = {
  name: string;
  /** The chosen number, or null without a choice. */
  value: number | null;
  onChange: (value: number) => void;
  isInvalid: boolean;
  describedBy?: string;
  /** Receives the focus when nothing is chosen. */
  firstRef?: Ref<HTMLInputElement>;
};

const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars as one radio group, for clicks, arrow keys and screen readers. Starts without a choice. */
export function StarInput({ name, value, onChange, isInvalid, describedBy, firstRef }: StarInputProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onPointerLeave={() => setPointed(null)}
    >
      <legend className="text-sm font-medium">{texts.yourRating}</legend>
      <div className="-ml-2 flex">
        {STARS.map((star) => (
          <label
            key={star}
            onPointerEnter={(event) => event.pointerType === "mouse" && setPointed(star)}
            className="relative flex size-11 items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-leaf"
          >
            <input
              ref={star === 1 ? firstRef : undefined}
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <span className="sr-only">
              {star} {star === 1 ? "star" : "stars"}
            </span>
            <Star
              aria-hidden
              className={cn("size-7", star <= shown ? "fill-marigold text-marigold" : "text-ink-soft")}
              strokeWidth={1.5}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
