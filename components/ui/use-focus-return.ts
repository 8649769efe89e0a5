import { useRef } from "react";

/**
 * Gives the focus back after a dialog that has no trigger of its own; without this it would fall to the page's beginning.
 * @param fallbackId the control that gets it when what had it before is gone
 */
export function useFocusReturn(fallbackId?: string) {
  const opener = useRef<Element | null>(null);
  return {
    /** For `onOpenAutoFocus`. */
    remember: () => void (opener.current = document.activeElement),
    /** For `onCloseAutoFocus`. */
    giveBack: (event: Event) => {
      event.preventDefault();
      const before = opener.current;
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const target = isThere ? before : fallbackId === undefined ? null : document.getElementById(fallbackId);
      target?.focus();
    },
  };
}
