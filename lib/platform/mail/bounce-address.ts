import "server-only";
import { createHmac } from "node:crypto";
import { keyFor } from "@/lib/platform/auth/keys";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import { env } from "@/lib/platform/env";

/** Hexadecimal digits of the signature. With id and name the part before the @ stays below 64 characters (RFC 5321). */
const SIGNATURE_DIGITS = 16;

/** In hexadecimal digits, since servers on the way may change capitals. */
const signatureOf = (digits: string) =>
  createHmac("sha256", keyFor("tokens")).update(`bounce:${digits}`).digest("hex").slice(0, SIGNATURE_DIGITS);

/**
 * Where a mail goes back to when it cannot be delivered: an address of its own, signed, so that nobody can report a
 * bounce of a mail that they have not got. Undefined without SMTP_BOUNCE_ADDRESS.
 */
export function bounceAddressOf(mailId: string): string | undefined {
  if (!env.SMTP_BOUNCE_ADDRESS) return undefined;
  const digits = mailId.replaceAll("-", "");
  return env.SMTP_BOUNCE_ADDRESS.replace("@", `+${digits}${signatureOf(digits)}@`);
}

/** The id of the mail to which such an address belongs; null for any other address. */
export function mailOfBounceAddress(address: string): string | null {
  const [, digits, signature] = /\+([0-9a-f]{32})([0-9a-f]{16})@/.exec(address.toLowerCase()) ?? [];
  if (!digits || !signature || !isSameSecret(signature, signatureOf(digits))) return null;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
