"use client";

import { useEffect, useState } from "react";
import { Toaster as SonnerToaster, toast, useSonner } from "sonner";
import type { Toast } from "./toaster";

/** Sizes (docs/product.md, Constants) and the library's distances from the screen edges, in CSS pixels. */
const WIDTH = 356;
const GAP = 14;
const EDGE = 24;
const EDGE_ON_PHONES = 16;
/** Height of a toast with a description. */
const HEIGHT = 120;
/** How often to measure the free space while toasts show, in milliseconds, because bars appear, grow and disappear. */
const MEASURING_MS = 200;

/** The offset that keeps toasts clear of a bar at the bottom of the screen (`data-toasts-above`). */
function heightOfBars(): number {
  const { innerWidth, innerHeight } = window;
  const bars = [...document.querySelectorAll("[data-toasts-above]")].map((bar) => bar.getBoundingClientRect());
  const inTheWay = bars.filter(
    ({ height, top, bottom, right }) =>
      height > 0 && top < innerHeight && bottom > innerHeight - HEIGHT && right > innerWidth - WIDTH - EDGE,
  );
  return Math.max(0, ...inTheWay.map(({ top }) => innerHeight - top));
}

function useHeightOfBars(): number {
  const { toasts } = useSonner();
  const [height, setHeight] = useState(0);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    if (!hasToasts) return;
    const measure = () => setHeight(heightOfBars());
    const first = requestAnimationFrame(measure);
    const timer = setInterval(measure, MEASURING_MS);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
    };
  }, [hasToasts]);
  return height;
}

function showToast({ kind, text, options }: Toast): void {
  if (kind === "default") toast(text, options);
  else toast[kind](text, options);
}

/**
 * Toasts (docs/product.md, Constants): 4 s, three visible, 356 px wide, 14 px apart, Alt+T.
 * @param onReady called with the function that shows a toast, once the list is mounted; returns a cleanup function
 */
export function ToastList({ onReady }: { onReady: (show: (toast: Toast) => void) => () => void }) {
  // After the list's own effects, which subscribe it to toasts.
  useEffect(() => onReady(showToast), [onReady]);
  const bars = useHeightOfBars();
  return (
    <SonnerToaster
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={GAP}
      offset={{ bottom: bars === 0 ? EDGE : bars + GAP, right: EDGE }}
      mobileOffset={bars === 0 ? EDGE_ON_PHONES : { bottom: bars + GAP, right: EDGE_ON_PHONES, left: EDGE_ON_PHONES }}
      hotkey={["altKey", "KeyT"]}
      closeButton
      // Our own tokens follow the theme switch; the library's colours follow only the system.
      style={{ "--width": `${WIDTH}px`, fontFamily: "inherit" } as React.CSSProperties}
      toastOptions={{
        classNames: {
          // Dragging with a mouse would select the text, and the library ignores swipes while text is selected.
          toast: "border-line! bg-card! text-ink! shadow-float! select-none",
          description: "text-ink-soft!",
          actionButton: "bg-leaf! text-on-leaf! min-h-9! px-3!",
          closeButton: "border-line! bg-card! text-ink! before:absolute before:-inset-3",
        },
      }}
    />
  );
}
