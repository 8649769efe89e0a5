"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isPlainPress } from "@/lib/client/address";

/** Opens every `PageLink` as a client navigation. */
export function ClientNavigation() {
  const router = useRouter();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-nav]") : null;
      if (!link || link.target || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      router.push(link.href, { scroll: link.dataset.nav !== "here" });
    };
    // On the window, so that a component's own click handler runs first.
    window.addEventListener("click", open);
    return () => window.removeEventListener("click", open);
  }, [router]);
  return null;
}
