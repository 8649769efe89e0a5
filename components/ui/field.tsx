import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names";

type FieldProps = {
  /** Id of the control inside; its error has the id `${id}-error`. */
  id: string;
  label: string;
  error?: string;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** A labelled control with its error below. */
export function Field({ id, label, error, hideLabel = false, className, children }: FieldProps) {
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-center gap-1.5 text-sm text-brick">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
