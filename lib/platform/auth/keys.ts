import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/platform/env";
import { deriveKey, KEY_VARIABLES, type KeyUse } from "./derive-key";

const keys = new Map<KeyUse, Buffer>();

/**
 * The key of one use (docs/decisions/029-keys.md).
 * @throws Error when its secret is not set, which is allowed only in a build
 */
export function keyFor(use: KeyUse): Buffer {
  const key = keys.get(use) ?? deriveKey(use, env);
  keys.set(use, key);
  return key;
}

/**
 * Derives every key, so that a server without a secret fails at startup and not at the first sign-in.
 * @throws Error when a secret is not set
 */
export function requireKeys(): void {
  for (const use of Object.keys(KEY_VARIABLES) as KeyUse[]) keyFor(use);
}

/** A keyed fingerprint in base64url; `purpose` makes the fingerprints of one use invalid for another. */
export function signFor(purpose: string, text: string): string {
  return createHmac("sha256", keyFor("tokens")).update(`${purpose}:${text}`).digest("base64url");
}
