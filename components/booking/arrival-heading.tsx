"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "@/lib/client/address";

/**
 * The heading of a step. It takes the focus when a link on the screen opens the step, because that link is gone. On a
 * full page load the focus starts at the top as usual.
 */
export function ArrivalHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // False during hydration, true on the first render of a later step.
  const [isArrival] = useState(useIsHydrated());
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <h2
      ref={heading}
      id={id}
      tabIndex={-1}
      className="rounded-control font-display text-xl font-semibold text-balance outline-none sm:text-2xl"
    >
      {children}
    </h2>
  );
}
