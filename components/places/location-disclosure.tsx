"use client";

import { type ReactNode, type RefObject, useEffect } from "react";
import { Button } from "@/components/ui/button";

type LocationDisclosureProps = {
  ref: RefObject<HTMLDetailsElement | null>;
  label: ReactNode;
  /** Whether it starts open, as for a form that returned an error. */
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/**
 * A panel that floats below the nearest positioned element. It opens without JavaScript; with it, Escape, a click
 * outside and tabbing out close it.
 */
export function LocationDisclosure({ ref, label, isOpenAtFirst, children }: LocationDisclosureProps) {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (ref.current && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [ref]);

  return (
    <details
      ref={ref}
      open={isOpenAtFirst}
      className="group"
      onKeyDown={(event) => {
        // An open list of towns handles Escape first.
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector("summary")?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <Button asChild variant="secondary" className="cursor-pointer list-none bg-card px-4 hover:bg-leaf-wash">
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
