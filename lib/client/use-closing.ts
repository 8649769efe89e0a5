import { type DOMAttributes, type RefObject, useEffect } from "react";

/**
 * Closes a disclosure that floats above the page on Escape, on a click outside and on tabbing out.
 * @returns the properties of its `details` element
 */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): DOMAttributes<HTMLDetailsElement> {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [details]);

  return {
    onKeyDown(event) {
      // An open list of towns handles Escape first.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.currentTarget.open = false;
      event.currentTarget.querySelector("summary")?.focus();
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    },
  };
}
