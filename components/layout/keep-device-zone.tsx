"use client";

import { useEffect } from "react";
import { browserTimeZone } from "@/lib/client/browser-time-zone";
import { keepDeviceZone } from "@/lib/client/device-zone";

/** Sends the browser's time zone to the server, which formats times in it. */
export function KeepDeviceZone() {
  useEffect(() => {
    const zone = browserTimeZone();
    if (zone) keepDeviceZone(zone);
  }, []);
  return null;
}
