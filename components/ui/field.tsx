import type { ReactNode } from "react";
import { fieldTexts as texts } from "@/lib/ui.messages";
import { cn } from "./class-names";

type FieldProps = {
  /** Id of the control inside; its error has the id `${id}-error`, its hint `${id}-hint`. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Shows the tick of a valid field. */
  isValid?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** A labelled control with its hint or error below. */
export function Field({ id, label, hint, error, isValid = false, hideLabel = false, className, children }: FieldProps) {
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "flex items-center gap-1.5 text-sm font-medium"}>
        {label}
        {isValid && !error && (
          <i
            role="img"
            aria-label={texts.isFine}
            data-testid={`${id}-tick`}
            className="icon size-4 text-leaf icon-circle-check"
          />
        )}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-brick">
          <i className="icon mt-0.5 size-4 shrink-0 icon-circle-exclamation-point" />
          {error}
        </p>
      )}
    </div>
  );
}
