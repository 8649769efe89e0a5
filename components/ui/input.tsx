import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A one-line text field; an invalid one is marked by `aria-invalid`. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={cn("field-box min-h-11", className)} />;
}
