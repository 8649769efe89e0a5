"use client";

import { useEffect } from "react";
import { browserTimeZone } from "@/lib/client/browser-time-zone";
import { keepDeviceZone } from "@/lib/client/device-zone";
import { useBookingNavigation } from "./booking-navigation";

type DeviceZoneProps = {
  /** What the server was told before; undefined when nothing. */
  known: string | undefined;
  /** The zone that the screen shows, which follows the browser's unless one was chosen. */
  shown: string;
  isChosen: boolean;
};

/** Tells the server the browser's time zone, and shows the times in it. */
export function DeviceZone({ known, shown, isChosen }: DeviceZoneProps) {
  const { refresh } = useBookingNavigation();
  useEffect(() => {
    const zone = browserTimeZone();
    if (!zone || zone === known) return;
    keepDeviceZone(zone);
    if (!isChosen && zone !== shown) refresh();
  }, [known, shown, isChosen, refresh]);
  return null;
}
