import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A one-line text field; an invalid one is marked by `aria-invalid`. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      {...props}
      className={cn(
        "min-h-11 w-full rounded-control border border-ink-soft/70 bg-card px-3.5 py-2 text-ink placeholder:text-ink-soft hover:border-leaf aria-invalid:border-brick",
        className,
      )}
    />
  );
}
