"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A row that scrolls on narrow screens, and scrolls a newly opened day into view. */
export function ScrollToOpen({ open, className, children }: { open: string; className: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current!;
    const chosen = list.querySelector<HTMLElement>("[aria-current]");
    if (chosen) list.scrollLeft = chosen.offsetLeft - list.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [open]);
  return (
    <ul ref={row} className={className}>
      {children}
    </ul>
  );
}
