"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

type CategoryScrollerProps = { label: string; current: string; children: ReactNode };

/** A strip that scrolls sideways on phones and begins at the current link. */
export function CategoryScroller({ label, current, children }: CategoryScrollerProps) {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = strip.current!.querySelector<HTMLElement>("[aria-current]");
    if (link) strip.current!.scrollLeft = link.offsetLeft - (strip.current!.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={strip} aria-label={label} className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      {children}
    </nav>
  );
}
