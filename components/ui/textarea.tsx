import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A multi-line text field; `aria-invalid` marks an invalid one. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea {...props} className={cn("field-box py-2.5", className)} />;
}
