import type { ReactNode } from "react";

/** A step of the booking, beside the mentor. */
export function StepPanel({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={labelledBy}
      className="flex min-w-0 flex-col gap-5 rounded-card sm:border sm:border-line sm:bg-card sm:p-6"
    >
      {children}
    </section>
  );
}
