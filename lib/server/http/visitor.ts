import "server-only";
import { KNOWN_DEVICE_COOKIE } from "@/lib/server/auth/known-device";
import { clientAddress } from "./client-address";
import { readCookie } from "./read-cookie";

/** What is known of whoever sends a request, signed in or not; limits count by it. */
export type Visitor = { address: string; knownDevice: string | undefined };

export function visitorOf(headers: Headers): Visitor {
  return { address: clientAddress(headers), knownDevice: readCookie(headers, KNOWN_DEVICE_COOKIE) };
}
