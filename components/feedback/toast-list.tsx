"use client";

import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import type { Toast } from "./toaster";

/**
 * Toasts as the specification sets them (section 9): 4 s, three visible, 356 px wide, 14 px apart, Alt+T.
 * @param onReady called with what shows a toast, once there is a list to show it in; gives what ends that
 */
export function ToastList({ onReady }: { onReady: (show: (toast: Toast) => void) => () => void }) {
  // After the list's own effects, with which it begins to listen.
  useEffect(() => onReady(({ kind, text, options }) => toast[kind](text, options)), [onReady]);
  return (
    <SonnerToaster
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      hotkey={["altKey", "KeyT"]}
      closeButton
      // The colours are our tokens, which follow the theme switch; the library's own would follow the system alone.
      style={{ "--width": "356px", fontFamily: "inherit" } as React.CSSProperties}
      toastOptions={{
        classNames: {
          toast: "border-line! bg-card! text-ink! shadow-float!",
          description: "text-ink-soft!",
          actionButton: "bg-leaf! text-on-leaf! min-h-9! px-3!",
          closeButton: "border-line! bg-card! text-ink! before:absolute before:-inset-3",
        },
      }}
    />
  );
}
