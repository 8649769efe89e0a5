"use client";

import { type ComponentProps, useEffect, useRef } from "react";

/**
 * A native disclosure used as a menu. It opens without JavaScript; with it, Escape, a click outside, tabbing out and
 * following a link close it again.
 */
export function ClosingDetails(props: ComponentProps<"details">) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      close();
      if (element.contains(document.activeElement)) element.querySelector("summary")?.focus();
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (!details.current?.contains(target) || target.closest("a")) close();
    };
    const onFocusIn = (event: FocusEvent) => {
      if (!details.current?.contains(event.target as Element)) close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("click", onClick);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("click", onClick);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  return <details ref={details} {...props} />;
}
