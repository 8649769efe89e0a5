"use client";

import { Toaster as SonnerToaster, toast } from "sonner";

/** The only door to the toast library. */
export const notify = toast;

/** Toasts as the specification sets them (section 9): 4 s, three visible, 356 px wide, 14 px apart, Alt+T. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      hotkey={["altKey", "KeyT"]}
      closeButton
      theme="system"
      style={{ "--width": "356px" } as React.CSSProperties}
      toastOptions={{
        style: { background: "var(--card)", color: "var(--ink)", borderColor: "var(--line)", fontFamily: "inherit" },
      }}
    />
  );
}
