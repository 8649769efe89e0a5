import "server-only";
import { cookies } from "next/headers";
import { DEVICE_ZONE_COOKIE } from "@/lib/domain/time/device-zone";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";
import { readCookie } from "@/lib/platform/rest/read-cookie";

/** The time zone that the visitor's browser has sent; undefined until then. */
export async function findViewerZone(): Promise<string | undefined> {
  return timeZoneField.safeParse((await cookies()).get(DEVICE_ZONE_COOKIE)?.value).data;
}

/** The same for a route handler, from its request. */
export function viewerZoneOf(request: Request): string | undefined {
  return timeZoneField.safeParse(readCookie(request.headers, DEVICE_ZONE_COOKIE)).data;
}
