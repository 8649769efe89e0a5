import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A text field of several lines; an invalid one is marked by `aria-invalid`. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...props}
      className={cn(
        "w-full rounded-control border border-ink-soft/70 bg-card px-3.5 py-2.5 text-ink placeholder:text-ink-soft hover:border-leaf aria-invalid:border-brick",
        className,
      )}
    />
  );
}
