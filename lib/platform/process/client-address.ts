import "server-only";
import { isIP, isIPv6 } from "node:net";
import { env } from "@/lib/platform/env";

/** Set by the pipeline for every request (`recordClientAddress`), over anything that the client sent. */
export const SOCKET_ADDRESS_HEADER = "x-mentorhood-socket-address";

/**
 * The address that limits count by: that of the connection, or with TRUSTED_PROXIES = n the one that the outermost of those n proxies
 * saw. That is the n-th from the right in X-Forwarded-For; anyone can invent what is further left.
 */
export function clientAddress(headers: Headers, trustedProxies = env.TRUSTED_PROXIES): string {
  const forwarded = headers.get("X-Forwarded-For")?.split(",") ?? [];
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  // Vercel has no pipeline, so there anyone can send this header.
  const socket = env.VERCEL === "1" ? null : headers.get(SOCKET_ADDRESS_HEADER);
  return networkOf(seen && isIP(seen) ? seen : (socket ?? "unknown"));
}

/** One customer has a whole /64 of IPv6 addresses, so limits count networks. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]!.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
