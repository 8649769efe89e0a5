"use client";

import { type ReactNode, useRef } from "react";
import { useClosing } from "@/lib/client/use-closing";

/** The fields that do not fit in the row, in a panel that floats above the results; works without JavaScript. */
export function MoreFilters({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} {...useClosing(details)} className="group/more">
      <summary className="button button-secondary cursor-pointer list-none border-line bg-card px-4 text-ink hover:border-leaf">
        {label}
        <i className="icon size-4 transition-transform icon-chevron-down group-open/more:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full z-20 mt-2 grid gap-3 rounded-card border border-line bg-card p-4 shadow-float md:grid-cols-4">
        {children}
      </div>
    </details>
  );
}
