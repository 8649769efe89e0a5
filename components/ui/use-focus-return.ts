import { useRef } from "react";

/**
 * Restores the focus after a dialog without a trigger; otherwise it would move to the top of the page.
 * @param fallbackId the control to focus when the previous one is gone
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
