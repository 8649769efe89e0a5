import "server-only";
import { createHash } from "node:crypto";
import { signFor } from "@/lib/platform/auth/keys";

/** All that is stored of a link's secret. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

/**
 * The 256 bits of an address's link to unsubscribe. They follow from the address, so that every mail can carry the link
 * although only its hash is kept, and a new mail does not break the link in an old one.
 */
export const unsubscribeSecretOf = (email: string) => signFor("unsubscribe", email);
