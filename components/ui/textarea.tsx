import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A text field of several lines; an invalid one is marked by `aria-invalid`. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea {...props} className={cn("field-box py-2.5", className)} />;
}
