"use client";

import { useEffect, useState } from "react";
import { Toaster as SonnerToaster, toast, useSonner } from "sonner";
import type { Toast } from "./toaster";

/** Sizes (docs/product.md, Constants) and the library's distances from the screen's edges, in CSS pixels. */
const WIDTH = 356;
const GAP = 14;
const EDGE = 24;
const EDGE_ON_PHONES = 16;
/** How high a toast with a description stands. */
const HEIGHT = 120;
/** How often to measure the free room while toasts show, in milliseconds: bars appear, grow and go. */
const MEASURING_MS = 200;

/** How far up toasts have to be, so that they cover no button of a bar at the lower edge (`data-toasts-above`). */
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
 * @param onReady called with what shows a toast, once there is a list to show it in; gives what ends that
 */
export function ToastList({ onReady }: { onReady: (show: (toast: Toast) => void) => () => void }) {
  // After the list's own effects, with which it begins to listen.
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
      // The colours are our tokens, which follow the theme switch; the library's own would follow the system alone.
      style={{ "--width": `${WIDTH}px`, fontFamily: "inherit" } as React.CSSProperties}
      toastOptions={{
        classNames: {
          // A mouse that drags would mark the words, and the library takes no drag for a swipe while words are marked.
          toast: "border-line! bg-card! text-ink! shadow-float! select-none",
          description: "text-ink-soft!",
          actionButton: "bg-leaf! text-on-leaf! min-h-9! px-3!",
          closeButton: "border-line! bg-card! text-ink! before:absolute before:-inset-3",
        },
      }}
    />
  );
}
