"use client";

import type { ReactNode } from "react";
import { isPlainPress, openAddress } from "@/lib/client/address";
import { mentorProfileHref } from "@/lib/links";

/** Links to the reviews of the current profile. */
export function ReviewsLink({ username, children }: { username: string; children: ReactNode }) {
  const href = mentorProfileHref(username, "reviews");
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        openAddress(href);
        const tab = document.querySelector<HTMLElement>('[data-tab="reviews"]');
        tab?.scrollIntoView({ block: "start" });
        tab?.focus({ preventScroll: true });
      }}
      className="-my-2.5 inline-block py-2.5 underline decoration-line underline-offset-4 hover:text-leaf hover:decoration-current"
    >
      {children}
    </a>
  );
}
