import type { ReactNode } from "react";
import { cn } from "./class-names";

/** A persistent message: a form's error or its success. */
export function Notice({ tone, children }: { tone: "error" | "success"; children: ReactNode }) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cn(
        "flex items-start gap-2.5 rounded-control border px-4 py-3",
        tone === "error" ? "border-brick text-brick" : "border-leaf bg-leaf-wash",
      )}
    >
      <i
        className={cn(
          "icon mt-0.5 size-5 shrink-0",
          tone === "error" ? "icon-circle-exclamation-point" : "text-leaf icon-circle-check",
        )}
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
