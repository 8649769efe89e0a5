import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** The native dropdown with our styles: it works without JavaScript and as phone users expect. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select
        {...props}
        className="min-h-11 w-full cursor-pointer appearance-none rounded-control border border-ink-soft/70 bg-card py-2 pr-9 pl-3.5 text-ellipsis text-ink hover:border-leaf aria-invalid:border-brick"
      >
        {children}
      </select>
      <i className="icon pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft icon-chevron-down" />
    </span>
  );
}
