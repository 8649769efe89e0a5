"use client";

import type { ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { useClosing } from "@/lib/client/use-closing";

type LocationDisclosureProps = {
  ref: RefObject<HTMLDetailsElement | null>;
  label: ReactNode;
  /** Whether it starts open, as for a form that returned an error. */
  isOpenAtFirst: boolean;
  /** In a row of controls on phones, it takes the width that it gets. */
  isInRow: boolean;
  children: ReactNode;
};

/**
 * A panel that floats below the nearest positioned element. It opens without JavaScript; with it, Escape, a click
 * outside and tabbing out close it.
 */
export function LocationDisclosure({ ref, label, isOpenAtFirst, isInRow, children }: LocationDisclosureProps) {
  return (
    <details ref={ref} open={isOpenAtFirst} className="group min-w-0" {...useClosing(ref)}>
      <Button
        asChild
        variant="secondary"
        className={cn(
          "max-w-full cursor-pointer list-none border-line bg-card px-4 text-ink hover:border-leaf hover:bg-leaf-wash",
          isInRow && "max-md:w-full max-md:gap-1 max-md:px-2 max-md:text-sm",
        )}
      >
        <summary>
          {label}
          <i className="icon size-4 transition-transform icon-chevron-down group-open:rotate-180" />
        </summary>
      </Button>
      <div className="absolute top-full left-0 z-20 mt-2 flex w-full max-w-md flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-float">
        {children}
      </div>
    </details>
  );
}
