"use client";

import { useEffect } from "react";
import { browserTimeZone } from "@/lib/client/browser-time-zone";
import { keepDeviceZone } from "@/lib/client/device-zone";

/** Tells the server the browser's time zone, which it writes times in. */
export function KeepDeviceZone() {
  useEffect(() => {
    const zone = browserTimeZone();
    if (zone) keepDeviceZone(zone);
  }, []);
  return null;
}
