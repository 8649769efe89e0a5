import { DEVICE_ZONE_COOKIE, DEVICE_ZONE_SECONDS } from "@/lib/domain/time/device-zone";

/** Stores the browser's time zone in the cookie that the server reads. */
export function keepDeviceZone(timeZone: string): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${DEVICE_ZONE_COOKIE}=${timeZone}; Path=/; Max-Age=${DEVICE_ZONE_SECONDS}; SameSite=Lax${secure}`;
}
