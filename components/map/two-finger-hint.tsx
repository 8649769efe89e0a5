"use client";

import { useEffect, useState } from "react";
import { useMap } from "react-leaflet";
import { twoFingerHintText } from "@/lib/domain/search/map-panel.messages";

/** How long the hint stays after the last touch, in milliseconds. */
const STAYS_MS = 1000;

/** Says how to move a map on which one finger scrolls the page, once somebody tries that. */
export function TwoFingerHint() {
  const map = useMap();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const container = map.getContainer();
    let timer: ReturnType<typeof setTimeout>;
    const onMove = ({ touches }: TouchEvent) => {
      setIsShown(touches.length === 1);
      clearTimeout(timer);
      timer = setTimeout(() => setIsShown(false), STAYS_MS);
    };
    container.addEventListener("touchmove", onMove, { passive: true });
    return () => {
      clearTimeout(timer);
      container.removeEventListener("touchmove", onMove);
    };
  }, [map]);
  if (!isShown) return null;
  return (
    <p className="pointer-events-none absolute inset-0 z-[1000] flex items-center justify-center rounded-card bg-ink/60 p-6 text-center text-lg font-medium text-paper">
      {twoFingerHintText}
    </p>
  );
}
