import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A one-line text field; `aria-invalid` marks an invalid one. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={cn("field-box min-h-11", className)} />;
}
