"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "@/lib/client/address";

/**
 * The heading of a step. Whoever comes to the step by a link of the screen finds the focus here, because the link that
 * was pressed is gone; whoever opens its address begins at the top of the page as always.
 */
export function ArrivalHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not while the server's page comes to life, but already at the first render of a later one.
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
