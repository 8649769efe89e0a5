"use client";

import { useEffect } from "react";
import { browserTimeZone } from "@/lib/client/browser-time-zone";
import { keepDeviceZone } from "@/lib/client/device-zone";
import { useBookingNavigation } from "./booking-navigation";

type DeviceZoneProps = {
  /** The zone already sent to the server; undefined when none. */
  known: string | undefined;
  /** The displayed zone: the browser's unless one was chosen. */
  shown: string;
  isChosen: boolean;
};

/** Sends the browser's time zone to the server, and shows the times in it. */
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
