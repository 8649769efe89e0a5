import "server-only";
import { deviceOf } from "../process/device";
import { KNOWN_DEVICE_COOKIE } from "@/lib/platform/auth/known-device";
import { clientAddress } from "../process/client-address";
import { isLocalRequest } from "../process/local-request";
import { readCookie } from "./read-cookie";

/** What is known of a request's sender, signed in or not; limits count by it. */
export type Visitor = {
  address: string;
  knownDevice: string | undefined;
  /** The browser and system, as "Chrome on Windows". */
  device: string;
  /** Whether they sit at the machine that runs this site for itself alone. */
  isLocal: boolean;
};

export function visitorOf(headers: Headers): Visitor {
  return {
    address: clientAddress(headers),
    knownDevice: readCookie(headers, KNOWN_DEVICE_COOKIE),
    device: deviceOf(headers.get("user-agent")),
    isLocal: isLocalRequest(headers),
  };
}
